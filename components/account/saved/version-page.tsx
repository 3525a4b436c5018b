import { isDeepStrictEqual } from "node:util";
import { Link } from "@/components/ui/link";
import type { Section } from "@/lib/catalogue/catalogue";
import { formOf } from "@/lib/catalogue/content";
import { fitContent } from "@/lib/records/fit";
import { urls } from "@/lib/urls";
import type { UserSnapshot } from "@/lib/users/live-stream";
import { CopyRecord } from "./copy-record";
import { Editor } from "./editor";

/** A saved component: the words of the section to change, the live preview beside them. */
export function VersionPage(props: { record: { id: string; content: unknown }; section: Section; seen: UserSnapshot }) {
  const { record, section, seen } = props;
  const isOwned = section.price === null || seen.user.isLifetime || seen.owned.includes(section.id);
  const content = fitContent(section, record.content);
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={urls.savedComponents} className="link inline-flex min-h-11 items-center text-small font-[550]">
          All saved components
        </Link>
        <span className="ml-auto">
          {isOwned ? (
            <CopyRecord id={record.id} title={section.title} lines={section.lines} className="btn" />
          ) : (
            <Link href={urls.pricing} className="btn">
              Buy to copy
            </Link>
          )}
        </span>
      </p>
      <Editor
        key={record.id}
        id={record.id}
        section={{ id: section.id, title: section.title, lines: section.lines }}
        initial={content}
        isKept={isDeepStrictEqual(content, record.content)}
        shape={{ sample: section.sample, limits: section.limits }}
        field={formOf(section)}
      />
    </>
  );
}
