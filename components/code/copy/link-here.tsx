"use client";

import { useCopying } from "@/components/ui/copy/use-copying";
import { toast } from "@/components/ui/toast/toast";

/** A link to a section in its list. Following it also puts its whole address on the clipboard, where there is a script. */
export function LinkHere({ slug, title }: { slug: string; title: string }) {
  const { copy } = useCopying();
  const onClick = async () => {
    if (await copy(new URL(`#${slug}`, location.href).href)) toast("success", "Link copied", title);
  };
  return (
    <a
      href={`#${slug}`}
      onClick={onClick}
      title={`Copy the link to ${title}`}
      className="grid size-7 shrink-0 place-items-center rounded-[6px] text-small text-muted hover:bg-paper-2 hover:text-ink"
    >
      <span aria-hidden="true">#</span>
      <span className="sr-only">Link to {title}</span>
    </a>
  );
}
