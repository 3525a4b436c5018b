/**
 * The sections that every run of the tests proves in every format, whatever has changed: a header, a form, a slider, a chart, a
 * page and a callout card, `<category>/<slug>`. The others are proved when their printed bytes or their checks change.
 */
export const representatives = [
  "header/panel-menu",
  "cta/reply-slip",
  "testimonials/vertical-slider",
  "stats/annotated-curve",
  "landing-pages/one-page-studio",
  "callout-card/index-tab",
] as const;
