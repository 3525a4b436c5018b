const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const minute = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** A moment (milliseconds since 1970) as a date, or to the minute. In UTC: the same on the server and in every browser. */
export function FormattedDate({ at, exact = false }: { at: number; exact?: boolean }) {
  return <time dateTime={new Date(at).toISOString()}>{(exact ? minute : day).format(at)}</time>;
}
