"use client";

import type { ReactNode } from "react";
import { type Confirmation, ConfirmButton, ConfirmDialog } from "@/components/account/confirm-dialog";
import { deleteSubmission } from "@/lib/forms/actions";

const question: Confirmation = {
  title: "Delete this answer?",
  words: (title) => <>{title} is deleted permanently. We have no other copy of it.</>,
  yes: "Delete",
  act: deleteSubmission,
  done: "Answer deleted",
};

/** Asks once before an answer of the list goes. */
export function DeletionProvider(props: { headingId: string; children: ReactNode }) {
  return <ConfirmDialog question={question} {...props} />;
}

/** Asks to delete one answer. Only inside `DeletionProvider`. */
export function DeleteButton(props: { id: string; title: string }) {
  return (
    <ConfirmButton {...props} className="link inline-flex min-h-9 cursor-pointer items-center font-[550]">
      Delete<span className="sr-only"> the answer of {props.title}</span>
    </ConfirmButton>
  );
}
