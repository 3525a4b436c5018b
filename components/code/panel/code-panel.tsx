import type { Section } from "@/lib/catalogue/catalogue";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { type CopySummary, splitLines } from "@/lib/code/view/code-minimap";
import { highlightCode } from "@/lib/code/view/highlight";
import type { Product } from "@/lib/hosts/products";
import { CodeFile } from "./code-file";
import { CodeFrame, CodeScroll } from "./code-frame";
import { CodeTabs } from "./code-tabs";
import { copyName, getFileInstruction } from "./copy-names";
import { InstallCommand, renderAboveFiles } from "./install-command";
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
      lines: splitLines(code).length,
      bytes: Buffer.byteLength(code),
      html: await highlightCode(code, language),
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
            instruction={getPasteInstruction(product, section.category)}
            after={{ product, target: getPasteTarget(section.category), form: null }}
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
        instruction: getFileInstruction(copy.format, product, section.category),
        // What goes into a project has no place of the builder's.
        ...((copy.format === "paste" || copy.format === "no-script") && { target: getPasteTarget(section.category) }),
        above: renderAboveFiles(copy.format, section),
        locked: <LockedCopy copy={copy} />,
      }))}
    />
  );
}
