import type { Section } from "@/lib/catalogue/catalogue";
import { loadSource } from "@/lib/catalogue/modules";
import { AppError } from "@/lib/errors";
import type { DeliveredFile } from "./deliver";
import { readySource } from "./forms";
import { scopedCss } from "./no-script";
import type { Rendered } from "./render";

/**
 * The React copy: our source file as it is (a form with an address gets its honeypot), the content beside it, and the
 * stylesheet, which needs no Tailwind.
 */
export async function react(section: Section, rendered: Rendered): Promise<DeliveredFile[]> {
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  const name = section.slug;
  const page = `import Section, { type Props } from "./${name}";
import "./${name}.css";

export const content: Props = ${literal(rendered.content)};

/** ${section.title}, with its content and inside the element its stylesheet is scoped to. */
export default function ${pascal(name)}Section() {
  return (
    <div className="sc" data-sc="${rendered.name}">
      <Section {...content} />
    </div>
  );
}
`;
  return [
    { name: `${name}.tsx`, language: "tsx", code: rendered.isAddressed ? readySource(source) : source },
    { name: `${name}-section.tsx`, language: "tsx", code: page },
    { name: `${name}.css`, language: "css", code: scopedCss(rendered) },
  ];
}

/** A value as TypeScript a person would write: names unquoted where they can be. */
function literal(value: unknown): string {
  // First, since to the next pattern they end a line, too.
  return JSON.stringify(value, null, 2)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029")
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

function pascal(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
