import type { Tally } from "./traffic";

/** When something was going wrong, in ms since 1970. */
export type Windows = { name: string; from: number; to: number }[];

interface Result {
  tally: Tally;
  windows: Windows;
  /** In ms. */
  took: number;
  /** In bytes. */
  memory: { before: number; after: number };
  money: { sold: number; again: number; lost: number; wrong: number };
  lostAnswers: number;
  mails: number;
}

const worstRate = 0.001;
const worstMemory = 0.05;

/** The run as tables in Markdown, and whether it was good. */
export function reportOf({ tally, windows, took, memory, money, lostAnswers, mails }: Result): {
  text: string;
  ok: boolean;
} {
  const during = (at: number) => windows.find(({ from, to }) => at >= from && at <= to);
  const outside = tally.failed.filter(({ at }) => !during(at));
  const rate = outside.length / tally.asked;
  const growth = memory.after / memory.before - 1;
  const untold = tally.changes.made - tally.changes.told;
  const ok =
    money.lost === 0 &&
    money.wrong === 0 &&
    lostAnswers === 0 &&
    untold === 0 &&
    rate < worstRate &&
    Math.abs(growth) <= worstMemory;

  const kinds = [...tally.times].map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    const failed = tally.failed.filter((failure) => failure.name === name);
    const inFault = failed.filter((failure) => during(failure.at)).length;
    return [name, times.length, failed.length - inFault, inFault, at(0.5), at(0.99)];
  });
  const faults = windows
    .toSorted((a, b) => a.from - b.from)
    .map(({ name, from, to }) => [
      name,
      ((to - from) / 1000).toFixed(1),
      tally.failed.filter(({ at }) => at >= from && at <= to).length,
    ]);
  const facts = [
    ["Asked in all", `${tally.asked} in ${(took / 60_000).toFixed(1)} minutes`],
    ["Failed outside of the faults", `${outside.length} (${(rate * 100).toFixed(3)} %; at most 0.1 %)`],
    ["Payments", `${money.sold}, ${money.again} deliveries made again: ${money.lost} lost`],
    ["Wrong entitlements", money.wrong],
    ["Answers to forms taken and not stored", lostAnswers],
    ["Streams that didn't tell the last state", untold],
    ["Letters that the mail server took", mails],
    [
      "Memory of the process that was never replaced",
      `${mb(memory.before)} before, ${mb(memory.after)} after (${(growth * 100).toFixed(1)} %)`,
    ],
  ];
  const why = outside.slice(0, 20).map(({ name, why: said, at }) => `${new Date(at).toISOString()} ${name}: ${said}\n`);
  const text = `
${table(["", ""], facts)}
${table(["What was asked", "Answered", "Failed", "Failed in a fault", "p50, ms", "p99, ms"], kinds)}
${table(["Fault", "Seconds that count to it", "Failed"], faults)}
${why.join("")}`;
  return { text, ok };
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const table = (head: unknown[], rows: unknown[][]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
