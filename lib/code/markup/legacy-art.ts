/**
 * Copies that people pasted ask the shop for their pictures and fonts for ever. What was published under an address
 * (published-art.json, with its hash) stays there with the same bytes: a picture that is drawn anew lies in the next
 * folder, `/art/v2/`, beside the old one. Copies of before November 2026 name no version.
 */
export const oldArtRewrites: { source: string; destination: string }[] = [
  { source: "/art/:kind(busts|faces|icons|marks|portraits|wordmarks)/:file", destination: "/art/v1/:kind/:file" },
  { source: "/art/silcrow-mark.svg", destination: "/art/v1/silcrow-mark.svg" },
];
