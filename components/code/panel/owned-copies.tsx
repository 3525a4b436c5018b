"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Product } from "@/lib/hosts/products";
import { CodeFiles } from "./code-files";
import type { CopyTab } from "./copy-names";
import { OwnedNote } from "./owned-note";
import { useCopies } from "./use-copies";

/** What stands in the frame of a copy; without content, the copy from afar. */
export interface InFrame {
  content: ReactNode;
  note: ReactNode;
}

/**
 * The code of a section for who owns it, fetched for them alone. It draws nothing where it stands: the frame that everybody sees stays as
 * it is, with its focus and whatever is just being pressed, and is handed what is new in it before that is painted.
 */
export function OwnedCopies(props: {
  /** The same objects for as long as they say the same. */
  section: { id: string; title: string };
  product: Product;
  tab: CopyTab;
  onDrawn: (drawn: InFrame | null) => void;
}) {
  const { section, product, tab, onDrawn } = props;
  const { reading, retry } = useCopies(section, product, tab.format);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const showWords = () => {
      const code = box.current?.querySelector("section");
      const first = code?.querySelector("mark");
      if (!code || !first) return;
      // Not scrollIntoView, which would move the page as well; the line above the code covers its top.
      code.scrollBy({ top: first.getBoundingClientRect().top - code.getBoundingClientRect().top - 96 });
      code.focus({ preventScroll: true });
    };
    if (reading?.state !== "ready") {
      const failure = reading?.state === "failed" ? reading.failure : null;
      onDrawn({ content: null, note: <OwnedNote failure={failure} retry={retry} /> });
      return;
    }
    onDrawn({
      content: (
        <div ref={box}>
          <CodeFiles
            label={`The code of ${section.title}, ${tab.name}`}
            files={reading.files}
            instruction={tab.instruction}
            after={tab.target && { product, target: tab.target, form: reading.form, sampleOf: section.id }}
          />
        </div>
      ),
      note: (
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
        </p>
      ),
    });
  }, [section, product, tab, reading, retry, onDrawn]);
  useLayoutEffect(() => () => onDrawn(null), [onDrawn]);
  return null;
}
