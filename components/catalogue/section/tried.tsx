import { evidenceOf } from "@/lib/catalogue/evidence";
import { dayLabel } from "@/lib/catalogue/words";

/** When the copies were last tried on model pages of the builders, and how that went; nothing when they never were. */
export function Tried({ section }: { section: { category: string; slug: string } }) {
  const record = evidenceOf(section);
  if (!record) return null;
  const { date, chromium, cases } = record;
  return (
    <p className="mt-4 max-w-[66ch] text-small text-muted">
      Last tried on {dayLabel(date)} in Chromium {chromium.split(".")[0]}, on sample pages of Super and Bullet: it
      worked in {cases === 1 ? "the one test" : `all ${cases} tests`}.
    </p>
  );
}
