/** Who we are, in one place: rename the shop here (spec-notes "Brand name"). */
export const brand = {
  name: "Silcrow",
  slug: "silcrow",
  mark: "§",
  mail: "hello@silcrow.example",
  social: {
    video: "https://www.youtube.com/@silcrow",
    posts: "https://x.com/silcrow",
    chat: "https://discord.gg/silcrow",
  },
} as const;
