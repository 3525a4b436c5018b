"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import type { Edit } from "@/components/code/draft/history";
import { Button } from "@/components/ui/button";
import { focusOpener } from "./focus-opener";
import { KeptStatus } from "./save-status";
import type { SectionEditorProps } from "./section-editor-props";
import type { Kept } from "./use-autosave";
import { useDrawn } from "./use-rendered-section";

/** What somebody has made of a section, in place of its preview while the editor is closed. It is what is copied, too. */
export function ShownEdit(props: SectionEditorProps & { edit: Edit; kept: Kept }) {
  const { section, product, level, stage, edit, kept, onOpen, onClose } = props;
  const { user } = useUser();
  const { problem } = useDrawn({ sectionId: section.id, product, level }, edit, (part) => {
    stage.box.innerHTML = part;
  });
  return (
    <div className="order-first rounded-md bg-paper-2 px-4 py-1.5 text-small">
      <div className="flex flex-wrap items-center gap-x-5">
        <p className="py-1 text-ink">This is your version. Copy gives you this one.</p>
        <Button data-opens-editor="" onClick={onOpen} variant="quiet">
          Edit
        </Button>
        <Button
          onClick={(event) => {
            onClose(false);
            focusOpener(stage.root, event);
          }}
          variant="quiet"
        >
          Show the original
        </Button>
      </div>
      {problem && <p className="text-accent-ink">{problem}</p>}
      {(kept.problem || kept.state === "lost") && <KeptStatus kept={kept} isSignedIn={user !== null} />}
    </div>
  );
}
