"use client";

import type { ReactNode } from "react";
import { forgetSections } from "@/lib/sites/updates/actions";
import { type Confirmation, ConfirmDialog } from "./confirm-dialog";

const question: Confirmation = {
  title: "Forget these sections?",
  words: (name) => (
    <>We no longer know which sections stand on {name}, and tell you of no updates. Your site stays as it is.</>
  ),
  yes: "Forget them",
  act: ({ id }) => forgetSections({ siteId: id }),
  done: "Sections forgotten",
  naming: true,
};

/** Asks before the sections of a site are forgotten. */
export function ForgetDialog({ children }: { children: ReactNode }) {
  return (
    <ConfirmDialog question={question} headingId="updates">
      {children}
    </ConfirmDialog>
  );
}
