import type { DeliveredFile } from "@/lib/code/metadata/format";

/** What to make in Notion, beside the code that restyles it. For what everyone may have: the code is in the page. */
export function CalloutSteps({ title, steps, file }: { title: string; steps: readonly string[]; file: DeliveredFile }) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-6 @4xl:grid-cols-12">
      <div className="@4xl:col-span-5">
        <h3 className="text-sub text-ink">What to make in Notion</h3>
        <ol className="mt-3 border-b border-hairline text-small">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-hairline py-2.5">
              <span className="tabular-nums text-muted" aria-hidden="true">
                {index + 1}.
              </span>
              <span className="max-w-[56ch]">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="min-w-0 overflow-hidden rounded-md bg-paper-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] @4xl:col-span-7">
        <p className="flex items-center border-b border-hairline px-4 py-2.5 text-small font-semibold text-ink">
          {file.name}
        </p>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={`The code of ${title}`}
          className="max-h-[21rem] overflow-auto outline-offset-[-3px]"
        >
          <pre className="p-4 font-code text-mock leading-[1.7] text-ink-2">
            <code>{file.code}</code>
          </pre>
        </section>
      </div>
    </div>
  );
}
