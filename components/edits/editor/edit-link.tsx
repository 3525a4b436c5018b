"use client";

import { useHasVersion } from "./use-has-version";

/** From a list to the editor of a section. Lists show and copy the original, whatever somebody has made of it, and say so. */
export function EditLink({ href, section }: { href: string; section: { id: string; title: string } }) {
  const hasVersion = useHasVersion(section.id);
  return (
    <>
      {hasVersion && <span className="text-small text-muted">This is the original, and so is its copy. </span>}
      <a
        href={href}
        data-needs-script=""
        className="link inline-flex min-h-10 items-center text-small font-[550] whitespace-nowrap"
      >
        {hasVersion ? "Open your version" : "Edit words and look"}
        <span className="sr-only"> of {section.title}</span>
      </a>
    </>
  );
}
