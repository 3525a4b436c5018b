import type { ReactNode } from "react";
import { bulletPasting } from "@/lib/hosts/bullet";
import type { Product } from "@/lib/hosts/products";
import { superPasting } from "@/lib/hosts/super";
import { DrawnIcon } from "./icon";
import { Stage, Window } from "./window";

const writeCode = (element: string) =>
  `<${element}>\n  <template shadowrootmode="open">\n    …\n  </template>\n</${element}>`;

/** A Notion page whose author has typed /code and is about to choose the block of that name. */
export function SlashMenu() {
  return (
    <NotionPage>
      <p className="mt-2.5 flex items-center text-ink">
        /code
        <span className="ml-px h-[1.25em] w-px bg-ink" />
      </p>
      <div className="mt-1.5 w-[218px] rounded-sm bg-raised p-1 shadow-float">
        <p className="flex items-center gap-2.5 rounded-[5px] bg-accent-bg p-1.5 text-ink shadow-[inset_2px_0_0_var(--sc-accent-ink)]">
          <span className="grid size-9 shrink-0 place-items-center rounded-[5px] bg-raised shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
            <DrawnIcon name="code" className="size-4.5" />
          </span>
          <span className="leading-snug">
            <b className="block font-[550]">Code</b>
            <span className="text-mock-sm text-muted">Capture a code snippet.</span>
          </span>
        </p>
      </div>
      <p className="mt-3">Orders for Saturday close on Thursday at noon.</p>
    </NotionPage>
  );
}

/** The same page with the code in its block, and the mark by which the builder knows what to do with it. */
export function PastedBlock({
  product,
  element = "sc-hero-simple-centered",
}: {
  product: Product;
  element?: string | undefined;
}) {
  const mark = "rounded-xs bg-accent-bg px-1 py-0.5 font-semibold text-accent-ink";
  return (
    <NotionPage>
      <pre className="mt-2.5 overflow-hidden rounded-[5px] bg-paper-3 px-3.5 py-3 font-code text-mock-sm leading-[1.7] text-ink-2">
        {product === "super" && <span className={mark}>{superPasting.marker}</span>}
        {product === "super" && "\n"}
        {writeCode(element)}
      </pre>
      {product === "bullet" && (
        <p className="mt-1.5">
          <span className={mark}>{bulletPasting.caption}</span>
        </p>
      )}
      <p className="mt-3">Orders for Saturday close on Thursday at noon.</p>
    </NotionPage>
  );
}

function NotionPage({ children }: { children: ReactNode }) {
  return (
    <Stage>
      <Window
        path={["Saltmarsh", "Opening hours"]}
        end={
          <>
            <span className="hidden text-ink-2 @sm:inline">Share</span>
            <DrawnIcon name="more" />
          </>
        }
      >
        <div className="px-5 pt-5 pb-7">
          <p className="text-[1.25rem] leading-tight font-bold text-ink">Opening hours</p>
          <p className="mt-1.5">We bake at night and sell by day. Ring the bell if the light is on.</p>
          {children}
        </div>
      </Window>
    </Stage>
  );
}
