import type { Section } from "@/lib/catalogue/catalogue";
import { loadSharedSource, type SharedFile, sharedFiles } from "@/lib/catalogue/modules";
import { findDrawingElements, passElements, takesElements } from "@/lib/code/markup/elements";
import { prepareSource } from "@/lib/code/markup/forms";
import { setTopHeading } from "@/lib/code/markup/headings";
import { isOurFile } from "@/lib/code/markup/own-assets";
import { findUsedDrawings } from "@/lib/code/markup/used-drawings";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import type { Rendered } from "@/lib/code/render/render";
import { escapeMarks } from "./cli-styling";
import { bare, loadComponentSource, loadPartSources, printPageComponent, toPascalCase } from "./react-page";
import { describeProps } from "./react-props";
import { buildLightSource } from "./react-source";
import type { ReactStyling } from "./react-styling";

/**
 * The React copy: our source file with names that share a page (a form with an address gets its honeypot), the content
 * beside it, and its looks: a stylesheet that needs no Tailwind, or Tailwind's class names. A page's is a file for each of
 * its sections, and one that puts them in order.
 */
export async function printReact(
  section: Section,
  rendered: Rendered,
  origin: string,
  dress: ReactStyling,
): Promise<DeliveredFile[]> {
  const { heading, isAddressed } = rendered;
  const sources = section.parts
    ? await loadPartSources(section, rendered)
    : [await loadComponentSource(section, rendered)];
  const shared = await findSharedFiles(sources);
  // Pictures, which marks are drawn as, are the last.
  const known = [...shared.values()]
    .reverse()
    .reduce<Names>((all, source) => findDrawingElements(source, all), new Set());
  const parts = new Set(
    sources.filter(({ source }) => takesElements(source, known)).map(({ name }) => toPascalCase(name)),
  );
  const { finish = (code: string) => code } = dress;
  const file = async (name: string, source: string, own = bare, imported: Names = known): Promise<DeliveredFile> => ({
    name: `${name}.tsx`,
    language: "tsx",
    code: finish(await buildLightSource(passElements(source, imported), own, origin, dress.rename)),
  });
  const ready = (text: string) => (heading ? setTopHeading(text, heading) : text).replace(sharedImport, "./$1");
  const components = await Promise.all(
    sources.map(({ name, source, own, shape }) =>
      file(name, describeProps(ready(isAddressed ? prepareSource(source) : source), shape), own),
    ),
  );
  const whole =
    section.parts && (await file(section.slug, printPageComponent(section, section.parts, rendered), bare, parts));
  const pieces = await Promise.all(
    [...shared].map(async ([name, source]) =>
      file(name, name === "picture" ? await withDrawings(source, rendered) : source),
    ),
  );
  // The last, since how it is dressed goes by what has been renamed in the others.
  const code = finish(printWrapper(section, rendered, origin, { dress, takesElements: parts.size > 0 }));
  return [
    ...(whole ? [whole] : components),
    { name: `${section.slug}-section.tsx`, language: "tsx", code },
    ...dress.styles,
    ...(whole ? components : []),
    ...pieces,
    ...(parts.size > 0 ? [await file("elements", await loadSharedSource("elements"))] : []),
  ];
}

type Names = ReadonlySet<string>;

/** What a project imports: the section with its content, and what it stands in. */
function printWrapper(
  { slug, title }: Section,
  { content, data }: Rendered,
  origin: string,
  { dress, takesElements }: { dress: ReactStyling; takesElements: boolean },
): string {
  const [styled, declared] = dress.look ? [`import type { CSSProperties } from "react";\n`, dress.look] : ["", ""];
  const elements = takesElements ? `import { type Elements, plainElements } from "./elements";\n` : "";
  const styles = dress.styles.map(({ name }) => `import "./${name}";\n`).join("");
  const [taken, types, given] = takesElements
    ? ["\n  ...elements", " & Partial<Elements>", ` elements={{ ...plainElements, ...elements }}`]
    : ["", "", ""];
  const questions = data
    ? `\n/** Its questions, for search engines. */\nconst questions = ${escapeMarks(JSON.stringify(data))};\n`
    : "";
  const script = data
    ? `\n      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: questions }} />`
    : "";
  const [first, last] = data ? ["    <>\n", "\n    </>"] : ["", ""];
  const gap = data ? "      " : "    ";
  const indented = (depth: number) => gap + "  ".repeat(depth);
  const opening = dress.frame.map((attributes, depth) => `${indented(depth)}<div ${attributes}>\n`).join("");
  const closing = dress.frame.map((_, depth) => `\n${indented(dress.frame.length - 1 - depth)}</div>`).join("");
  const use = `<${toPascalCase(slug)}Section content={…} />`;
  return `${dress.note ?? ""}${styled}${elements}import Section, { type Props } from "./${slug}";
${styles}
/** What it says. Give it other words where it is drawn: ${use}. */
export const content: Props = ${printLiteral(content, origin)};
${questions}${declared}
/** ${title}${takesElements ? ". What is given as Link and Image draws its links and pictures, in place of <a> and <img>" : ""}. */
export default function ${toPascalCase(slug)}Section({
  content: shown = content,${taken}
}: { content?: Props }${types}) {
  return (
${first}${opening}${indented(dress.frame.length)}<Section {...shown}${given} />${closing}${script}${last}
  );
}
`;
}

/** What a section may import besides react. Marks are drawn as pictures: a copy with the first has the other, too. */
const sharedImport = new RegExp(`\\.\\./\\.\\./\\.\\./art/(${sharedFiles.join("|")})(?=")`, "g");

/** The files that these import, by their names, and what those import in turn. */
async function findSharedFiles(sources: readonly { source: string }[]): Promise<Map<SharedFile, string>> {
  const used = new Set(sources.flatMap(({ source }) => [...source.matchAll(sharedImport)].map(([, file]) => file)));
  if (used.has("mark")) used.add("picture");
  const names = [...sharedFiles.filter((name) => name !== "picture"), "picture" as const].filter((name) =>
    used.has(name),
  );
  return new Map(await Promise.all(names.map(async (name) => [name, await loadSharedSource(name)] as const)));
}

/** What draws pictures, with the drawings of this content alone, and what a drawing is. */
async function withDrawings(source: string, { content }: Rendered): Promise<string> {
  const drawing = await loadSharedSource("drawing");
  const own = findUsedDrawings(content);
  return source.replace(
    /^import .*\n/m,
    () =>
      `/** The drawings of this copy, by their names. */\nconst drawings: Record<string, Drawing> = ${joinLines(printLiteral(own, ""))};\n\n${drawing}`,
  );
}

/** Innermost lists of a literal, each on one line. */
const joinLines = (text: string) =>
  text.replace(/\[([^[\]{}]*)\]/g, (_, items: string) => `[${items.trim().replace(/\s*\n\s*/g, " ")}]`);

/** A value as TypeScript a person would write: names unquoted where they can be. */
function printLiteral(content: unknown, origin: string): string {
  // First, since to the next pattern they end a line, too.
  return escapeMarks(JSON.stringify(content, (_, value) => (isOurFile(value) ? origin + value : value), 2))
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029")
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}
