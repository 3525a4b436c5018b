"use client";

import { type ReactNode, useRef } from "react";
import type { Product } from "@/lib/catalogue/products";
import { CodeFiles } from "./code-files";
import type { CopyTab } from "./copies";
import { OwnedNote } from "./owned-note";
import { useCopies } from "./use-copies";

/** The code of a section for who owns it, in the frame that everybody sees. Fetched for them alone. */
export function OwnedCopies(props: {
  section: { id: string; title: string };
  product: Product;
  tab: CopyTab;
  frame: (content: ReactNode, note: ReactNode) => ReactNode;
}) {
  const { section, product, tab } = props;
  const { reading, retry } = useCopies(section, product, tab.format);
  const box = useRef<HTMLDivElement>(null);
  if (reading?.state !== "ready") {
    return props.frame(
      null,
      <OwnedNote failure={reading?.state === "failed" ? reading.failure : null} retry={retry} />,
    );
  }

  const showWords = () => {
    const code = box.current?.querySelector("section");
    const first = code?.querySelector("mark");
    if (!code || !first) return;
    // Not scrollIntoView, which would move the page as well; the line above the code covers its top.
    code.scrollBy({ top: first.getBoundingClientRect().top - code.getBoundingClientRect().top - 96 });
    code.focus({ preventScroll: true });
  };

  return props.frame(
    <div ref={box}>
      <CodeFiles
        label={`The code of ${section.title}, ${tab.name}`}
        files={reading.files}
        instruction={tab.instruction}
        after={tab.target && { product, target: tab.target, form: reading.form, sampleOf: section.id }}
      />
    </div>,
    <p role="status">
      Yours.{" "}
      <button
        type="button"
        onClick={showWords}
        className="min-h-8 cursor-pointer rounded-xs bg-(--sc-yellow-wash) px-1.5 text-ink underline decoration-1 underline-offset-3"
      >
        Marked words
      </button>{" "}
      are for you to change.
    </p>,
  );
}
