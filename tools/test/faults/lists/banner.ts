import type { Fault } from "./fault.ts";

export const banner: Fault[] = [
  {
    file: "components/chrome/banner-rule.ts",
    find: "if (now > before && now > bannerShowsPast) return true;",
    plant: "if (now > before && now >= bannerShowsPast) return true;",
    breaks: "The banner comes at 300 px already.",
  },
  {
    file: "components/chrome/banner-rule.ts",
    find: "if (now < before && now <= bannerHidesAt) return false;",
    plant: "if (now < before && now < bannerHidesAt) return false;",
    breaks: "The banner stays at 400 px on the way up.",
  },
  {
    file: "components/chrome/banner-rule.ts",
    find: "before = now;",
    plant: "before = Math.max(before, now);",
    breaks: "The banner never comes again after it went.",
  },
  {
    file: "components/chrome/banner-rule.ts",
    find: "export const bannerHidesAt = 400;",
    plant: "export const bannerHidesAt = 300;",
    breaks: "The banner goes at 300 px in place of 400.",
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
    file: "components/chrome/banner-rule.ts",
    find: 'return status !== "loading" && isOfferedTo(user) && !isAway;',
    plant: "return Boolean(status) && isOfferedTo(user) && !isAway;",
    breaks: "The banner shows before we know who is signed in.",
  },
  {
    file: "components/billing/pricing/until-end.tsx",
    find: "setEnded(left <= 0);",
    plant: "setEnded(left < -longest);",
    breaks: "A price that has ended is shown in a page that stays open.",
    spec: "e2e/billing/intro-price.spec.ts",
  },
];
