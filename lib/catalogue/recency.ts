/**
 * The day the shop opened. All that was there by then is the shelf as visitors first saw it: none of it is new, and what changed
 * before nobody had copied.
 */
export const opened = "2026-11-26";

/** How many days a section is marked. */
const markedDays = 30;

/** What lists say of a section for a while. */
export interface Mark {
  kind: "New" | "Updated";
  /** ISO date of the day it begins. */
  since: string;
}

/** The mark of a section on a day; undefined where it is neither new nor changed lately. */
export function getRecencyMark({ added, updated }: { added: string; updated: string }, now: Date): Mark | undefined {
  const marks: Mark[] = [
    { kind: "New", since: added },
    { kind: "Updated", since: updated },
  ];
  return marks.find(({ since }) => since > opened && isRecent(since, now));
}

/** Whether a day is less than thirty days ago. */
export function isRecent(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) < markedDays * 24 * 60 * 60 * 1000;
}
