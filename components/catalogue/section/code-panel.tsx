import type { Section } from "@/lib/catalogue/catalogue";
import { placement } from "@/lib/catalogue/placement";
import type { Product } from "@/lib/catalogue/products";
import { deliver } from "@/lib/delivery/deliver";
import { highlight } from "@/lib/delivery/highlight";
import { type CopyOutline, linesOf } from "@/lib/delivery/outline";
import { CodeFile } from "./code-file";
import { CodeFrame, CodeScroll } from "./code-frame";
import { CodeTabs } from "./code-tabs";
import { copyName } from "./copies";
import { LockedCopy } from "./locked-copy";

type Props = { section: Section; product: Product; copies: readonly CopyOutline[] };

/** The code of a section: what is free stands in the page; what is for sale is only drawn, until it is owned. */
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

async function FreeCode({ section, product }: Props) {
  const { files } = await deliver({ section, product, origin: "" });
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
      <CodeScroll label={`The code of ${section.title}`}>
        {readable.map((file) => (
          <CodeFile key={file.name} file={file} placement={placement(product, section.category)} />
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
      placement={placement(product, section.category)}
      tabs={copies.map((copy) => ({
        format: copy.format,
        name: copyName(copy.format, product),
        locked: <LockedCopy copy={copy} />,
      }))}
    />
  );
}
