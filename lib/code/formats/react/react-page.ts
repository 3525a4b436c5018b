import type { Element, Root } from "hast";
import { select } from "hast-util-select";
import type { Section } from "@/lib/catalogue/catalogue";
import { getPartShape, type Part } from "@/lib/catalogue/content/compose-content";
import type { FormShape } from "@/lib/catalogue/content/content-form";
import { loadSource } from "@/lib/catalogue/modules";
import type { Rendered } from "@/lib/code/render/render";
import { AppError } from "@/lib/server/errors";

/** A component's file, and what it has drawn. */
interface ComponentSource {
  /** The file without its ending. */
  name: string;
  source: string;
  own: Pick<Rendered, "markup">;
  /** The section whose props it takes. */
  shape: FormShape;
}

/** What has no names of its own. */
export const bare: Pick<Rendered, "markup"> = { markup: { type: "root", children: [] } };

/** The source of a section alone. */
export async function loadComponentSource(section: Section, own: Rendered): Promise<ComponentSource> {
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  return { name: section.slug, source, own, shape: section };
}

/** The sources of a page's sections, each once. */
export async function loadPartSources(page: Section, { markup }: Rendered): Promise<ComponentSource[]> {
  const each = new Map((page.parts ?? []).map((part) => [nameFile(part), part]));
  return Promise.all(
    [...each].map(async ([name, part]) => {
      const source = await loadSource(part);
      if (source === undefined) throw new AppError("internal", `${name} has no source`);
      const drawn = select(`[data-part="${part.key}"]`, markup);
      const own: Root = { type: "root", children: drawn ? [drawn as Element] : [] };
      return { name, source, own: { markup: own }, shape: getPartShape(page, part.key) };
    }),
  );
}

/** The component that puts a page's sections in order. */
export function printPageComponent(
  { title, slug }: Section,
  parts: readonly Part[],
  { markup }: Pick<Rendered, "markup">,
): string {
  const files = [...new Set(parts.map(nameFile))];
  const imports = files.map(
    (file) => `import ${toPascalCase(file)}, { type Props as ${toPascalCase(file)}Props } from "./${file}";\n`,
  );
  const props = parts.map((part) => `  "${part.key}": ${toPascalCase(nameFile(part))}Props;\n`);
  const drawn = parts.map((part) => {
    // None where the page has one tint for all (joinParts).
    const isTinted = select(`[data-part="${part.key}"][class^=tint-]`, markup) !== undefined;
    const tint = isTinted ? ` className="tint-${part.tint}"` : "";
    return `      <div${tint} data-part="${part.key}">
        <${toPascalCase(nameFile(part))} {...content["${part.key}"]} />
      </div>\n`;
  });
  return `${imports.join("")}
export interface Props {
${props.join("")}}

/** ${title}: its sections in order. */
export default function ${toPascalCase(slug)}(content: Props) {
  return (
    <>
${drawn.join("")}    </>
  );
}
`;
}

const nameFile = ({ category, slug }: Part) => `${category}-${slug}`;

/** A name of files as one of components. */
export function toPascalCase(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
