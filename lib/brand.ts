/** Who we are, in one place: rename the shop here. */
export const brand = {
  name: "Silcrow",
  slug: "silcrow",
  mark: "§",
  /** Where the shop lives when a build was told no SITE_URL (decision 0021). */
  address: "https://silcrow.example",
  mail: "hello@silcrow.example",
  social: {
    video: "https://www.youtube.com/@silcrow",
    posts: "https://x.com/silcrow",
    chat: "https://discord.gg/silcrow",
  },
} as const;
