import type { Section } from "@/lib/catalogue/catalogue";
import { pasteInstruction } from "@/lib/catalogue/paste-instruction";
import { pasteTargetOf } from "@/lib/catalogue/paste-target";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { type CopySummary, linesOf } from "@/lib/code/view/code-minimap";
import { highlight } from "@/lib/code/view/highlight";
import type { Product } from "@/lib/hosts/products";
import { CodeFile } from "./code-file";
import { CodeFrame, CodeScroll } from "./code-frame";
import { CodeTabs } from "./code-tabs";
import { copyName, fileInstruction } from "./copies";
import { aboveFiles, InstallCommand } from "./install-command";
import { LockedCopy, LockedNote } from "./locked-copy";

/** `files` are those of the copy for the line's code block. */
type Props = {
  section: Section;
  product: Product;
  copies: readonly CopySummary[];
  files: readonly DeliveredFile[];
};

/** The code of a section: what is free stands in the page; what is for sale is only drawn in outline, until it is owned. */
export function CodePanel(props: Props) {
  return (
    <section aria-labelledby="code" className="min-w-0">
      <h2 id="code" className="text-heading">
        Code
      </h2>
      {props.section.price === null ? <FreeCode {...props} /> : <PaidCode {...props} />}
    </section>
  );
}

async function FreeCode({ section, product, files }: Props) {
  const readable = await Promise.all(
    files.map(async ({ name, language, code }) => ({
      name,
      lines: linesOf(code).length,
      bytes: Buffer.byteLength(code),
      html: await highlight(code, language),
    })),
  );
  return (
    <CodeFrame>
      <InstallCommand section={section} />
      <CodeScroll label={`The code of ${section.title}`}>
        {readable.map((file) => (
          <CodeFile
            key={file.name}
            file={file}
            instruction={pasteInstruction(product, section.category)}
            after={{ product, target: pasteTargetOf(section.category), form: null }}
          />
        ))}
      </CodeScroll>
    </CodeFrame>
  );
}

function PaidCode({ section, product, copies }: Props) {
  const { id, title, price } = section;
  return (
    <CodeTabs
      section={{ id, title, price }}
      product={product}
      offer={<LockedNote section={section} />}
      tabs={copies.map((copy) => ({
        format: copy.format,
        name: copyName(copy.format, product),
        instruction: fileInstruction(copy.format, product, section.category),
        // What goes into a project has no place of the builder's.
        ...((copy.format === "paste" || copy.format === "no-script") && { target: pasteTargetOf(section.category) }),
        above: aboveFiles(copy.format, section),
        locked: <LockedCopy copy={copy} />,
      }))}
    />
  );
}
