"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useProduct } from "@/components/chrome/product-provider";
import type { Content } from "@/components/sections/define";
import type { ContentShape, Field } from "@/lib/catalogue/content";
import type { Product } from "@/lib/catalogue/products";
import { fitContent } from "@/lib/records/fit";
import { ContentField } from "./content-field";
import { draftOf } from "./draft";
import { DrawnVersion } from "./drawn-version";
import { useAutosave } from "./use-autosave";

interface EditorProps {
  id: string;
  section: { id: string; title: string; lines: readonly Product[] };
  initial: Record<string, Content>;
  /** Whether `initial` is what is stored: the section may have changed since. */
  isKept: boolean;
  /** What its content is held to; the sample is also what a new item of a list begins with. */
  shape: ContentShape;
  field: Field;
}

/** The words of a saved component, kept as they are typed, and what they look like. */
export function Editor({ id, section, initial, isKept, shape, field }: EditorProps) {
  const [content, setContent] = useState<Content>(initial);
  // Come back to before the server's answer was: the newer words take the place of those nobody has touched since.
  const [shown, setShown] = useState(initial);
  if (initial !== shown) {
    setShown(initial);
    if (content === shown && JSON.stringify(initial) !== JSON.stringify(shown)) setContent(initial);
  }
  // What this tab could not store before it was loaded anew. Before `useAutosave` begins a draft of its own.
  const takeDraft = useEffectEvent(() => {
    const draft = draftOf(id).get();
    if (draft !== undefined) setContent(fitContent(shape, draft));
  });
  useEffect(() => takeDraft(), []);
  const [chosen] = useProduct();
  const saved = useAutosave({ id, content, isKept });
  const product = section.lines.includes(chosen) ? chosen : (section.lines[0] ?? chosen);
  return (
    <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-12">
      <div className="min-w-0 @4xl:col-span-7 @4xl:col-start-6 @4xl:row-start-1">
        <div className="@4xl:sticky @4xl:top-32">
          <DrawnVersion sectionId={section.id} title={section.title} product={product} content={content} />
        </div>
      </div>
      <form
        onSubmit={(event) => event.preventDefault()}
        aria-label={`Content of ${section.title}`}
        className="min-w-0 @4xl:col-span-5 @4xl:col-start-1 @4xl:row-start-1"
      >
        <p role="status" className={`min-h-6 text-small ${saved.problem ? "text-accent-ink" : "text-muted"}`}>
          {saved.problem
            ? `Not saved. ${saved.problem.message} What you typed is still here.`
            : saved.pending
              ? "Saving…"
              : "Saved. Changes are kept as you type."}
          {saved.problem?.code === "updated" && (
            <>
              {" "}
              <button type="button" onClick={() => location.reload()} className="link cursor-pointer font-[550]">
                Reload
              </button>
            </>
          )}
        </p>
        <div className="mt-4 grid gap-5">
          {field.kind === "group" &&
            field.fields.map((part) => (
              <ContentField
                key={part.name}
                field={part}
                value={(content as Record<string, Content>)[part.name]}
                sample={shape.sample[part.name]}
                onChange={(value) => setContent((old) => ({ ...(old as Record<string, Content>), [part.name]: value }))}
              />
            ))}
        </div>
      </form>
    </div>
  );
}
