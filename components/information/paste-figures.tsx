import type { ReactNode } from "react";

/** A Notion page with our code in one of its code blocks. */
export function BlockFigure({ line, element }: { line: "super" | "bullet"; element: string }) {
  return (
    <Figure caption="In Notion: a code block between two paragraphs, with the copied code in it.">
      <Sheet>
        <p className="text-[1.375rem] leading-tight font-bold text-ink">Opening hours</p>
        <p className="mt-2 text-mock">We bake at night and sell by day. Ring the bell if the light is on.</p>
        <pre className="mt-3 overflow-hidden rounded-sm bg-paper-2 p-3 font-code text-mock leading-[1.7] text-muted shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
          {line === "super" && (
            <mark className="tint-yellow rounded-xs bg-tint-wash px-0.5 text-ink">super-embed:</mark>
          )}
          {`<${element}>\n  <template shadowrootmode="open">\n    …\n</${element}>`}
        </pre>
        <p className="mt-3 text-mock">Orders for Saturday close on Thursday at noon.</p>
      </Sheet>
    </Figure>
  );
}

/** The code editor of Super with its three tabs; `tab` is the one to use. */
export function SuperCodeFigure() {
  return (
    <Figure caption="In Super: Settings, Code. Three tabs, and which of them takes what.">
      <Sheet>
        <div className="flex gap-1 border-b border-hairline text-mock font-[550] text-muted">
          {["CSS", "Head", "Body"].map((tab) => (
            <span
              key={tab}
              className={`px-3 pb-2 ${tab === "Head" ? "text-ink shadow-[inset_0_-2px_0_var(--sc-accent-ink)]" : ""}`}
            >
              {tab}
            </span>
          ))}
        </div>
        <dl className="mt-1 text-mock">
          {[
            ["CSS", "Callout cards"],
            ["Head", "Headers and footers"],
            ["Body", "Nothing of ours"],
          ].map(([tab, what]) => (
            <div key={tab} className="flex justify-between gap-4 border-b border-hairline py-2.5 last:border-b-0">
              <dt className="text-muted">{tab}</dt>
              <dd className="font-[550] text-ink">{what}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Figure>
  );
}

/** Bullet's two levels of custom code, drawn as one sheet inside another. */
export function BulletLevelsFigure() {
  return (
    <Figure caption="In Bullet: global code reaches every page of the site, page-level code reaches one.">
      <Sheet>
        <p className="flex flex-wrap justify-between gap-x-4 text-mock font-[550] text-ink">
          Global code <span className="font-normal text-muted">headers, footers, callout cards</span>
        </p>
        <div className="mt-4 rounded-sm bg-paper-2 p-4 shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
          <p className="flex flex-wrap justify-between gap-x-4 text-mock font-[550] text-ink">
            Page-level code <span className="font-normal text-muted">one page’s own</span>
          </p>
          <div className="mt-4 grid gap-2 rounded-xs bg-paper p-4 shadow-lift">
            <span className="h-px w-2/3 bg-line" />
            <span className="h-px w-5/6 bg-line" />
            <span className="my-1 block rounded-xs bg-accent-bg px-2 py-3 text-mock font-[550] text-accent-ink">
              § your section
            </span>
            <span className="h-px w-3/4 bg-line" />
          </div>
        </div>
      </Sheet>
    </Figure>
  );
}

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="mt-2">
      <div className="rounded-lg bg-paper-3 px-5 pt-7 @xl:px-10 @xl:pt-9" aria-hidden="true">
        {children}
      </div>
      <figcaption className="mt-2.5 text-caption text-muted">{caption}</figcaption>
    </figure>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[460px] rounded-t-lg bg-raised px-6 pt-5 pb-7 font-host text-ink-2 shadow-float">
      {children}
    </div>
  );
}
