import { calloutSelector } from "@/lib/hosts/callout-blocks";

// Where code stands behind the page, as on Bullet, a page may be painted before its code runs. Browsers load this.

const animation = "silcrow";
/**
 * A line for the area of CSS, which stands before the page: a callout, and what a section in its place moves, isn't seen until the code has run,
 * and for about a second at most. It weighs nothing: an element with an animation of its own keeps that.
 */
export const printWaitingCss = () =>
  `@keyframes ${animation} { from { visibility: hidden } } :where(${calloutSelector}, ${calloutSelector} ~ *) { animation: ${animation} 1s step-end }`;

/**
 * Nothing waits anymore: of keyframes with one name the last ones count. Not empty ones: Chromium 156 hides an element for good that is
 * restyled with them.
 */
export const revealingCss = `@keyframes ${animation}{from{--${animation}:0}}`;
