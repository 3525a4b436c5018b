"use client";

import { useEffect, useMemo, useState } from "react";
import { activeDraft } from "@/components/code/draft/active-draft";
import { chosenWidth } from "@/components/code/draft/chosen-width";
import { Button } from "@/components/ui/button";
import { Field, SelectField } from "@/components/ui/field";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { nameLimit } from "@/lib/edits/versions/limits";
import { Editor } from "./editor";
import { focusOpener } from "./focus-opener";
import { InlineEdit } from "./inline-edit";
import { SaveStatus } from "./save-status";
import type { EditorStart, SectionEditorProps } from "./section-editor-props";
import { ShareEdit } from "./share-edit";
import { useAutosave } from "./use-autosave";
import { isAlike, useEditing } from "./use-editing";

/** A section that is being edited on its page: kept in this browser, and in the account of whoever is signed in. */
export function EditedSection(
  props: SectionEditorProps & { uid: string | undefined; beginning: EditorStart & { name?: string } },
) {
  const { section, product, beginning, saved } = props;
  const { data, key, id, base, isKept } = beginning;
  const words = beginning.own ?? data.shape.sample;
  const own = useMemo(() => ({ content: words, theme: {} }), [words]);
  const editing = useEditing(own, beginning.edit);
  const { edit, isChanged } = editing;
  const [name, setName] = useState(beginning.name);
  const kept = useAutosave({
    key,
    sectionId: section.id,
    savedVersion: { id, base, ...(name !== undefined && { name }) },
    edit,
    uid: props.uid,
    isKept,
    onOther: ({ content, theme, name: theirs }) => {
      const taken = { content: reconcileContent(data.shape, content), theme };
      if (name !== undefined && theirs !== undefined) setName(theirs);
      // Only the name is another.
      if (isAlike([taken.content, taken.theme], [edit.content, edit.theme])) return edit;
      editing.change(taken, "other");
      return taken;
    },
  });

  useEffect(() => {
    // A page of the account copies by its saved version.
    activeDraft.set(section.id, isChanged && !saved ? edit : undefined);
  }, [edit, isChanged, saved, section.id]);
  useEffect(() => () => activeDraft.set(section.id, undefined), [section.id]);
  const { width } = edit.theme;
  useEffect(() => {
    if (width) chosenWidth.set(width);
  }, [width]);

  const { isOpen, onClose } = props;
  // There is nothing to be shown of what is as it comes.
  useEffect(() => {
    if (!isOpen && !isChanged) onClose(false);
  }, [isOpen, isChanged, onClose]);

  if (!isOpen) return <InlineEdit {...props} edit={edit} kept={kept} />;
  return (
    <Editor
      {...props}
      data={data}
      editing={editing}
      status={<SaveStatus kept={kept} isSignedIn={props.uid !== undefined} />}
      said={kept.problem?.message}
      actions={
        <>
          <ShareEdit edit={{ ...edit, sectionId: section.id, product }} />
          {!saved && (
            <Button
              onClick={(event) => {
                onClose(true);
                focusOpener(props.stage.root, event);
              }}
              variant="quiet"
            >
              Close<span className="sr-only"> editor</span>
            </Button>
          )}
        </>
      }
      before={
        <>
          {name !== undefined && (
            <Field
              label="Name of this version"
              aside="only you see it"
              value={name}
              maxLength={nameLimit}
              placeholder={section.title}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
          {data.contents.length > 1 && (
            <SelectField
              label="Start from an example"
              options={[
                ["", "Use another example (replaces your words)"],
                ...data.contents.map(({ label }) => [label, label] as const),
              ]}
              value={data.contents.find(({ content }) => isAlike(content, edit.content))?.label ?? ""}
              onChoose={(chosen) => {
                const example = data.contents.find(({ label }) => label === chosen);
                if (example) editing.change({ content: example.content }, "begin");
              }}
            />
          )}
        </>
      }
    />
  );
}
