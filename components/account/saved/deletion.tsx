"use client";

import type { ReactNode } from "react";
import { quietButton } from "@/components/ui/quiet-button";
import { deleteComponent } from "@/lib/records/actions";
import { AskButton, LastQuestion, type Question } from "../last-question";

const question: Question = {
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
  return <LastQuestion question={question} {...props} />;
}

/** Asks to delete one saved component. Only inside `DeletionProvider`. */
export function DeleteButton(props: { id: string; title: string }) {
  return (
    <AskButton {...props} className={quietButton}>
      Delete<span className="sr-only"> {props.title}</span>
    </AskButton>
  );
}
