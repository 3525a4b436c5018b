import type { FaultLists } from "./fault.ts";

export const pageFaults: FaultLists = {
  search: [
    {
      file: "lib/catalogue/search/search.ts",
      find: "return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);",
      plant: "return scored.map(({ entry }) => entry);",
      breaks: "Results stand in catalogue order, whatever was typed.",
    },
    {
      file: "lib/catalogue/search/search.ts",
      find: "if (highest === 0) return 0;",
      plant: "if (highest === 0) continue;",
      breaks: "A section is found by one of the words that were typed.",
    },
    {
      file: "lib/catalogue/search/search.ts",
      find: 'createField(`${withSpaces(entry.id)} ${entry.price === null ? "free" : ""}`, 2),',
      plant: 'createField(`${withSpaces(entry.id)} ${entry.price === null ? "" : "free"}`, 2),',
      breaks: "“free” finds what is sold.",
    },
    {
      file: "lib/catalogue/search/search-result.ts",
      find: 'return entry.hrefs[product] ?? entry.hrefs.bullet ?? entry.hrefs.super ?? "/";',
      plant: 'return entry.hrefs.bullet ?? entry.hrefs[product] ?? entry.hrefs.super ?? "/";',
      breaks: "A result leads into the other line.",
    },
  ],
  banner: [
    {
      file: "components/chrome/banner-rule.ts",
      find: "if (now > before && now > bannerShowsPast) return true;",
      plant: "if (now > before && now >= bannerShowsPast) return true;",
      breaks: "The banner comes at 300 px already.",
    },
    {
      file: "components/chrome/banner-rule.ts",
      find: 'return status !== "loading" && isOfferedTo(user) && !isAway;',
      plant: 'return status !== "loading" && !isAway;',
      breaks: "Who owns everything is offered it.",
    },
    {
      file: "components/chrome/banner.tsx",
      find: 'sessionStore.set(awayKey, "1");',
      plant: 'sessionStore.set("1", awayKey);',
      breaks: "The banner that was put away comes back on the next page.",
      spec: "e2e/chrome/chrome.spec.ts",
    },
    {
      file: "components/billing/pricing/countdown.tsx",
      find: "setEnded(left <= 0);",
      plant: "setEnded(left < -longest);",
      breaks: "A price that has ended is shown in a page that stays open.",
      spec: "e2e/billing/intro-price.spec.ts",
    },
  ],
  editor: [
    {
      file: "components/code/draft/history.ts",
      find: "return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: null } : history;",
      plant: "return before ? { past: past.slice(0, -1), now: before, future: [], last: null } : history;",
      breaks: "What was taken back can't be done again.",
    },
    {
      file: "lib/edits/versions/draft-storage.ts",
      find: "const isTheirs = edit?.owner === undefined || edit.owner === uid;",
      plant: 'const isTheirs = edit?.owner !== "";',
      breaks: "The draft of one person is opened by the next at the same browser.",
    },
    {
      file: "lib/edits/versions/mutations.ts",
      find: "if (isOther) throw createChangedElsewhereError(known);",
      plant: "if (isOther && isOfOther) throw createChangedElsewhereError(known);",
      breaks: "An older tab overwrites what a newer one has stored.",
    },
    {
      file: "lib/edits/versions/schema.ts",
      find: "if (problems) throw createContentError(section, problems);",
      plant: "if (problems && !section) throw createContentError(section, problems);",
      breaks: "Content is stored that the section can't show.",
    },
    {
      file: "components/edits/editor/use-autosave.ts",
      find: "base.current = saved.data.updated_at;",
      plant: "base.current ??= saved.data.updated_at;",
      breaks: "The second save of an edit is refused as made elsewhere.",
      spec: "e2e/edits/editor.spec.ts",
    },
  ],
};
