"use client";

import type { ReactNode } from "react";
import { type Confirmation, ConfirmButton, ConfirmDialog } from "@/components/account/confirm-dialog";
import { removeVersion } from "@/lib/edits/versions/actions";

const deletion = { yes: "Delete it", act: removeVersion, naming: true } as const;

const questions: Record<"section" | "page", Confirmation> = {
  section: {
    title: "Delete this saved section?",
    words: (title) => (
      <>
        “{title}” is deleted permanently, with your words. The section itself stays, and so does the code you have
        pasted.
      </>
    ),
    ...deletion,
    done: "Saved section deleted",
  },
  page: {
    title: "Delete this page?",
    words: (title) => (
      <>“{title}” is deleted permanently, with your words. You keep its sections, and the code you have pasted.</>
    ),
    ...deletion,
    done: "Page deleted",
  },
};

/** Asks once before a saved version goes. */
export function DeletionProvider({
  of = "section",
  ...props
}: {
  of?: keyof typeof questions;
  headingId: string;
  children: ReactNode;
}) {
  return <ConfirmDialog question={questions[of]} {...props} />;
}

/** Asks to delete one saved version. Only inside `DeletionProvider`. */
export function DeleteButton(props: { id: string; title: string }) {
  return (
    <ConfirmButton {...props}>
      Delete<span className="sr-only"> {props.title}</span>
    </ConfirmButton>
  );
}
