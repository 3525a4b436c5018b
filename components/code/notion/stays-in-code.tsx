import { Disclosure } from "@/components/ui/disclosure";
import type { ShownWords } from "./use-notion-words";

/** What of sections isn't on the Notion page, as the editor calls it. */
export function StaysInCode({ callouts }: Pick<ShownWords, "callouts">) {
  // A section that stands twice in a page keeps the same.
  const kept = new Map(callouts.flatMap(({ name, settings }) => (settings.length > 0 ? [[name, settings]] : [])));
  const [only] = kept.values();
  if (!only) return null;
  if (callouts.length === 1)
    return (
      <div className="mt-2">
        <p>
          {only.length === 1 ? "This stays" : "These stay"} in the code; change {only.length === 1 ? "it" : "them"} in
          the editor:
        </p>
        <ul className="mt-1 ml-[1.1em] grid list-disc gap-0.5 text-ink-2 marker:text-muted">
          {only.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <Disclosure variant="quiet" summary="What stays in the code">
      <p>These stay in the code; change them in the editor.</p>
      <ul className="mt-1.5 grid gap-1.5">
        {[...kept].map(([name, labels]) => (
          <li key={name}>
            § {name}: <span className="text-ink-2">{labels.join("; ")}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
