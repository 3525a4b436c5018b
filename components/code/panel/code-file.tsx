import { useId } from "react";
import { formatSize } from "@/lib/catalogue/words";
import type { ReadableFile } from "@/lib/code/view/readable-copy";
import { FileHead } from "./code-frame";
import type { AfterFile } from "./file-actions";
import { LazyFileActions } from "./lazy-file-actions";

// The roles of lib/code/view/highlight.ts in the shop's inks; light-dark() pairs, so both schemes have them.
const inks =
  "text-muted [&_.x]:text-ink [&_.t]:text-(--sc-blue-ink) [&_.a]:text-ink-2 [&_.s]:text-(--sc-green-ink) [&_.n]:text-(--sc-purple-ink) [&_.k]:text-(--sc-red-ink) [&_.c]:italic [&_mark]:rounded-xs [&_mark]:bg-(--sc-yellow-wash) [&_mark]:text-ink [&_mark_*]:text-ink";

/** One delivered file, to read, to copy and to take home. */
export function CodeFile({ file, instruction, after }: { file: ReadableFile; instruction: string; after?: AfterFile }) {
  const id = useId();
  return (
    <>
      <FileHead name={file.name} lines={file.lines} size={formatSize(file.bytes)}>
        <LazyFileActions
          name={file.name}
          codeId={id}
          instruction={instruction}
          instance={file.instance}
          after={after}
        />
      </FileHead>
      {/* Where what to do next stands after a copy. */}
      <div id={`${id}-after`} className="sticky left-0 w-[100cqi]" />
      <pre className="w-fit px-4 py-4 font-code text-[.8125rem] leading-[1.7]">
        <code
          id={id}
          translate="no"
          className={inks}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own highlighter, which escapes what it is given
          dangerouslySetInnerHTML={{ __html: file.html }}
        />
      </pre>
    </>
  );
}
