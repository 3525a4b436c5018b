"use client";

import type { ReadableFile } from "@/lib/code/view/readable-copy";
import { CodeFile } from "./code-file";
import { CodeScroll } from "./code-frame";
import type { AfterFile } from "./file-actions";

/** The files of a copy that its reader owns. Fetched with the first of them, so that nobody else pays for it. */
export function CodeFiles(props: {
  label: string;
  files: readonly ReadableFile[];
  instruction: string;
  after?: AfterFile;
}) {
  return (
    <CodeScroll label={props.label}>
      {props.files.map((file) => (
        <CodeFile key={file.name} file={file} instruction={props.instruction} after={props.after} />
      ))}
    </CodeScroll>
  );
}
