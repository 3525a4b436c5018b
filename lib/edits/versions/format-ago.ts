const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const format = new Intl.RelativeTimeFormat("en");

/** How long ago a moment was: "3 hours ago". Needs no time zone, unlike a time of day. */
export function formatAgo(moment: Date, now = Date.now()): string {
  const passed = now - moment.getTime();
  const unit = units.find(([, length]) => passed >= length);
  return unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : "less than a minute ago";
}
