"use client";

import type { ReactNode } from "react";
import { deleteSubmission } from "@/lib/forms/actions";
import { AskButton, LastQuestion, type Question } from "../last-question";

const question: Question = {
  title: "Delete this answer?",
  words: (title) => <>{title} goes for good. There is no other copy of it here.</>,
  yes: "Delete",
  act: deleteSubmission,
  done: "Answer deleted",
};

/** Asks once before an answer of the list goes. */
export function DeletionProvider(props: { headingId: string; children: ReactNode }) {
  return <LastQuestion question={question} {...props} />;
}

/** Asks to delete one answer. Only inside `DeletionProvider`. */
export function DeleteButton(props: { id: string; title: string }) {
  return (
    <AskButton {...props} className="link inline-flex min-h-9 cursor-pointer items-center font-[550]">
      Delete<span className="sr-only"> the answer of {props.title}</span>
    </AskButton>
  );
}
