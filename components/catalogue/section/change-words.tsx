"use client";

import { useHasVersion } from "@/components/editor/has-version";

/**
 * To the editor of a section: on its page, or from elsewhere, where the section stands as it comes whatever somebody has made of
 * it.
 */
export function ChangeWords(props: { href: string; section: { id: string; title: string }; fromElsewhere?: boolean }) {
  const { href, section, fromElsewhere } = props;
  const hasVersion = useHasVersion(fromElsewhere ? section.id : undefined);
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
