const home = "/account/admin";

/** Where the admin pages are. Apart from lib/urls/urls.ts, which every page of the shop loads. */
export const adminUrls = {
  users: home,
  user: (id: string) => `${home}/users/${encodeURIComponent(id)}`,
  purchases: `${home}/purchases`,
  events: `${home}/events`,
  event: (id: string) => `${home}/events/${encodeURIComponent(id)}`,
  mails: `${home}/mails`,
  hire: `${home}/hire`,
  forms: `${home}/forms`,
  sales: `${home}/sales`,
  audit: `${home}/audit`,
} as const;
