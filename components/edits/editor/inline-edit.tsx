"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import type { Edit } from "@/components/code/draft/history";
import { Button } from "@/components/ui/button";
import { focusOpener } from "./focus-opener";
import { SaveStatus } from "./save-status";
import type { SectionEditorProps } from "./section-editor-props";
import type { SaveState } from "./use-autosave";
import { useRenderedSection } from "./use-rendered-section";

/** What somebody has made of a section, in place of its preview while the editor is closed. It is what is copied, too. */
export function InlineEdit(props: SectionEditorProps & { edit: Edit; kept: SaveState }) {
  const { section, product, level, stage, edit, kept, onOpen, onClose } = props;
  const { user } = useUser();
  const { problem } = useRenderedSection({ sectionId: section.id, product, level }, edit, (part) => {
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
      {(kept.problem || kept.state === "lost") && <SaveStatus kept={kept} isSignedIn={user !== null} />}
    </div>
  );
}
