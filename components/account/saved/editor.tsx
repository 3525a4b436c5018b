"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Content } from "@/components/sections/define";
import type { ContentShape } from "@/lib/catalogue/content";
import type { Field } from "@/lib/catalogue/content-form";
import type { Product } from "@/lib/catalogue/products";
import type { Theme } from "@/lib/delivery/theme";
import { nameLimit } from "@/lib/saved-components/limits";
import { reconcileContent } from "@/lib/saved-components/reconcile";
import { Field as Input } from "../field";
import { ContentFields } from "./content-field";
import { draftOf } from "./draft";
import { DrawnVersion } from "./drawn-version";
import { LookFields } from "./look-fields";
import { SaveStatus } from "./save-status";
import { useAutosave } from "./use-autosave";
import { useLine } from "./use-line";

interface EditorProps {
  id: string;
  section: { id: string; title: string; lines: readonly Product[] };
  initial: { name: string; content: Record<string, Content>; theme: Theme };
  /** Whether `initial` is what is stored: the section may have changed since. */
  isKept: boolean;
  /** What its content is held to; the sample is also what a new item of a list begins with. */
  shape: ContentShape;
  fields: readonly Field[];
}

/** The words of a saved component, kept as they are typed, and what they look like. */
export function Editor({ id, section, initial, isKept, shape, fields }: EditorProps) {
  const [version, setVersion] = useState(initial);
  // Come back to before the server's answer was: the newer words take the place of those nobody has touched since.
  const [shown, setShown] = useState(initial);
  if (initial !== shown) {
    setShown(initial);
    if (version === shown && JSON.stringify(initial) !== JSON.stringify(shown)) setVersion(initial);
  }
  // What this tab could not store before it was loaded anew. Before `useAutosave` begins a draft of its own.
  const takeDraft = useEffectEvent(() => {
    const draft = draftOf(id).get();
    if (draft) {
      const { name, content, theme = initial.theme } = draft;
      setVersion({ name, content: reconcileContent(shape, content), theme });
    }
  });
  useEffect(() => takeDraft(), []);
  const saved = useAutosave({ id, version, isKept });
  const product = useLine(section.lines);
  const change = (name: string, value: Content) =>
    setVersion((old) => ({ ...old, content: { ...old.content, [name]: value } }));
  return (
    // One above the other they are no grid: the preview sticks for as long as the fields go on.
    <div className="gap-x-12 @4xl:grid @4xl:grid-cols-12">
      <DrawnVersion
        className="@4xl:col-span-7 @4xl:col-start-6 @4xl:row-start-1"
        sectionId={section.id}
        title={section.title}
        product={product}
        content={version.content}
        theme={version.theme}
      />
      <form
        onSubmit={(event) => event.preventDefault()}
        aria-label={`Content of ${section.title}`}
        className="min-w-0 @max-4xl:mt-4 @4xl:col-span-5 @4xl:col-start-1 @4xl:row-start-1"
      >
        <SaveStatus {...saved} />
        <div className="mt-4 grid gap-5">
          <Input
            label="Name of this version"
            aside="only you see it"
            value={version.name}
            maxLength={nameLimit}
            placeholder={section.title}
            autoComplete="off"
            onChange={(event) => setVersion((old) => ({ ...old, name: event.target.value }))}
          />
          <ContentFields fields={fields} value={version.content} sample={shape.sample} onChange={change} />
          <LookFields theme={version.theme} onChange={(theme) => setVersion((old) => ({ ...old, theme }))} />
        </div>
      </form>
    </div>
  );
}
