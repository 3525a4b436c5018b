import type { Product } from "./catalogue/products";

/** Where everything lives (spec §2). Addresses are built here and nowhere else. */
export const urls = {
  home: "/",
  login: "/login",
  /** The sign-in page, which leads back to where one was. */
  loginFrom: (path: string) =>
    path === "/" || path === "/login" ? "/login" : `/login?from=${encodeURIComponent(path)}`,
  /** Takes the sign-in form, by post only. */
  loginStart: "/login/start",
  /** The window that goes to the identity provider, and the page it comes back to. */
  loginPopup: "/login/popup",
  loginDone: "/login/done",
  account: "/account",
  /** The pages of the account: saved components, what forms have sent, purchases, API tokens, and one's data. */
  savedComponents: "/account/components",
  savedComponent: (id: string) => `/account/components/${id}`,
  submissions: "/account/submissions",
  submissionsFile: "/account/submissions/export",
  purchases: "/account/purchases",
  tokens: "/account/tokens",
  ownData: "/account/data",
  /** Everything that is kept of the signed-in user, as a file. */
  export: "/api/users/me/export",
  /** Takes a picture, by post only; and where one that was taken is shown. */
  pictureUpload: "/api/pictures",
  picture: (id: string) => `/pictures/${id}.webp`,
  pricing: "/account/pricing",
  /** The pricing page as it is drawn for a request. Nobody is sent there: it is shown at the address above. */
  pricingNow: "/account/pricing/now",
  about: "/about-us",
  privacy: "/privacy",
  terms: "/terms-and-conditions",
  howTo: "/how-to-use",
  hire: "/hire-experts",
  searchIndex: "/search.json",
  /** The query parameter of any page that opens the search with a text in it. */
  searchParameter: "q",
  /** New sections, as RSS. */
  feed: "/feed.xml",
  invoice: (purchaseId: string) => `/api/purchases/${purchaseId}/invoice`,
  components: (product: Product) => `/${product}/components`,
  templates: (product: Product) => `/${product}/templates`,
  /** A live preview; of a section also with its content of another trade. */
  preview: (product: Product, id: string | number, trade?: string) =>
    `/${product}/page/${id}${trade === undefined ? "" : `/${trade}`}`,
  /** The empty document that "See it on your site" writes somebody's page into. */
  siteFrame: "/site-frame",
  /** Where a form of a site is posted, and the page that thanks for it. */
  form: (site: string, form: string) => `/api/forms/${site}/${encodeURIComponent(form)}`,
  formThanks: (site: string) => `/forms/${site}/thanks`,
  /** A category; `group` is null for callout-card, which stands outside a group. */
  category: (product: Product, group: string | null, category: string) =>
    group === null ? `/${product}/components/${category}` : `/${product}/components/${group}/sections/${category}`,
  /** One of the pages of a category, counted from 1; the first is the category's own. */
  categoryPage: ({ href }: { href: string }, number: number) => (number === 1 ? href : `${href}/page/${number}`),
  /** The page of one section, under the address of its category. */
  section: (category: { href: string }, section: { slug: string }) => `${category.href}/${section.slug}`,
  /** The same page with its editor open: with an edit that somebody has passed on, or a version from the account. */
  editSection: (
    category: { href: string },
    section: { slug: string },
    begin: { share?: string; version?: string } = {},
  ) => {
    const query = new URLSearchParams(begin).toString();
    return `${category.href}/${section.slug}${query && `?${query}`}#edit`;
  },
  /** What the editor of a section is made of, as JSON. */
  editorData: (id: string) => `/api/editor/${id}`,
  /** An edited section that somebody has passed on, and its live preview. */
  share: (code: string) => `/s/${code}`,
  sharePreview: (code: string) => `/s/${code}/preview`,
} as const;
