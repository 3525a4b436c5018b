import type { Product } from "@/lib/hosts/products";

/** Where everything lives. Addresses are built here and in check-urls.ts, and nowhere else. */
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
  /** The pages of the account: saved versions, what forms have sent, purchases, API tokens, and one's data. */
  savedVersions: "/account/components",
  savedComponent: (id: string) => `/account/components/${id}`,
  /** One code for a site, for sections with words in Notion. */
  siteCode: "/account/site-code",
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
  about: "/about-us",
  privacy: "/privacy",
  terms: "/terms-and-conditions",
  howTo: "/how-to-use",
  hire: "/hire-experts",
  /** Where the stock photos come from. */
  photos: "/photos",
  /** How sections are used in React; what agents can do here, and how to connect one; what programs can ask of the shop. */
  react: "/docs/react",
  agents: "/docs/agents",
  api: "/docs/api",
  searchIndex: "/search.json",
  /** The query parameter of any page that opens the search with a text in it. */
  searchParameter: "q",
  /** What was added and changed, day by day; and the same as RSS. */
  changelog: "/changelog",
  feed: "/feed.xml",
  invoice: (purchaseId: string) => `/api/purchases/${purchaseId}/invoice`,
  components: (product: Product) => `/${product}/components`,
  /** All template records, as JSON. */
  templateRecords: "/api/templates",
  templates: (product: Product) => `/${product}/templates`,
  /** Where pages are put together; with a section or template to begin with, a page of the account or one that was shared. */
  compose: (product: Product, begin: { add?: string; page?: string; template?: string; share?: string } = {}) =>
    `/${product}/compose${Object.entries(begin).map(([name, value]) => `?${name}=${encodeURIComponent(value)}`)}`,
  /** A live preview; of a section also with its content of another trade. */
  preview: (product: Product, id: string | number, trade?: string) =>
    `/${product}/page/${id}${trade === undefined ? "" : `/${trade}`}`,
  /** The empty document that "See it on your site" writes somebody's page into. */
  siteFrame: "/site-frame",
  /** Where a form of a site is posted. */
  form: (site: string, form: string) => `/api/forms/${site}/${encodeURIComponent(form)}`,
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

/** Addresses that programs ask and no page leads its readers to: apart, so that browsers don't get them. */
export const programUrls = {
  /** Where mails about updates are stopped, as they say themselves: a page, and by post it is done. */
  unsubscribe: (token: string) => `/letters/${token}`,
  /** What agents connect to. */
  mcp: "/mcp",
  openApi: "/openapi.json",
  /** An item of the registry for the shadcn CLI; `{name}` is what the CLI fills in. */
  registryItem: (name: string) => `/r/${name}.json`,
  /** The Tailwind theme of copies for React with class names. */
  theme: "/silcrow-theme.css",
  /** A page as Markdown; and the lists of all of them. */
  markdown: (path: string) => (path === "/" ? "/index.md" : `${path}.md`),
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
  /** Where Markdown is made. Nobody is sent there: it is shown at the addresses above. */
  markdownMade: (path: string) => `/markdown${path === "/" ? "/index" : path}`,
  /** The pricing page as it is drawn for a request. Nobody is sent there: it is shown at the address above. */
  pricingNow: "/account/pricing/now",
  /** The page that thanks for an answer to a form of a site. */
  formThanks: (site: string) => `/forms/${site}/thanks`,
  /** The pricing page as Markdown, with this server's own prices. */
  markdownPricingNow: "/account/pricing/now/markdown",
} as const;
