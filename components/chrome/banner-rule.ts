import { isOfferedTo } from "@/lib/billing/is-offered-to";

/** Pixels from the top. */
export const bannerShowsPast = 300;
export const bannerHidesAt = 400;

/**
 * Whether the banner shows after a scroll from `before` to `now`, given that it was `shown`. The two bounds
 * overlap, so direction decides: down past 300 shows it, up to 400 or less hides it.
 */
export function isBannerShown(shown: boolean, before: number, now: number): boolean {
  if (now > before && now > bannerShowsPast) return true;
  if (now < before && now <= bannerHidesAt) return false;
  return shown;
}

/** Follows a page's scrolling, from its top: takes the position of each event in turn, says whether the banner shows then. */
export function createBannerFollower(): (now: number) => boolean {
  let shown = false;
  let before = 0;
  return (now) => {
    shown = isBannerShown(shown, before, now);
    before = now;
    return shown;
  };
}

/** Whether there is an offer for whoever is here: to nobody before we know who that is, nor once it was put away. */
export function isOffered(
  { status, user }: { status: string; user: Parameters<typeof isOfferedTo>[0] },
  isAway: boolean,
): boolean {
  return status !== "loading" && isOfferedTo(user) && !isAway;
}
