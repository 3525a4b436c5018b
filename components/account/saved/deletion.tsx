"use client";

import type { ReactNode } from "react";
import { quietButton } from "@/components/ui/quiet-button";
import { deleteComponent } from "@/lib/saved-components/actions";
import { type Confirmation, ConfirmButton, ConfirmDialog } from "../confirm-dialog";

const question: Confirmation = {
  title: "Delete this saved section?",
  words: (title) => (
    <>“{title}” goes for good, with your words. The section itself stays, and so does what you have pasted.</>
  ),
  yes: "Delete it",
  act: deleteComponent,
  done: "Saved section deleted",
  naming: true,
};

/** Asks once before a saved component goes. */
export function DeletionProvider(props: { headingId: string; children: ReactNode }) {
  return <ConfirmDialog question={question} {...props} />;
}

/** Asks to delete one saved component. Only inside `DeletionProvider`. */
export function DeleteButton(props: { id: string; title: string }) {
  return (
    <ConfirmButton {...props} className={quietButton}>
      Delete<span className="sr-only"> {props.title}</span>
    </ConfirmButton>
  );
}
