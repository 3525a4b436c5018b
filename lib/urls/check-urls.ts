/**
 * Where somebody goes on with what they have of ours: on their site, or as code. In a file of its own: every page has the script of urls.ts, and few
 * lead here by script.
 */
export const checkUrls = {
  /** Where they see which of our sections stand on their site. */
  page: "/check-my-site",
  /** With a site of the account, which is checked at once. */
  site: (siteId: string) => `/check-my-site?site=${encodeURIComponent(siteId)}`,
  /** Where code that they have is opened in the editor. */
  code: "/edit-again",
  /** The part of the account that tells which sections have updates. */
  updates: "/account#updates",
} as const;
