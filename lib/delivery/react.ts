import { drawings } from "@/components/art/drawings";
import type { Section } from "@/lib/catalogue/catalogue";
import { loadSource, type SharedFile, sharedFiles, sharedSource } from "@/lib/catalogue/modules";
import { AppError } from "@/lib/errors";
import { appDark } from "./custom-element";
import type { DeliveredFile } from "./deliver";
import { readySource } from "./forms";
import { withTopHeading } from "./headings";
import { isOurFile } from "./our-files";
import { lightSource } from "./react-source";
import type { Rendered } from "./render";
import { scopedCss } from "./scoped-css";

/**
 * The React copy: our source file with names that share a page (a form with an address gets its honeypot), the content
 * beside it, and the stylesheet, which needs no Tailwind.
 */
export async function react(section: Section, rendered: Rendered, origin: string): Promise<DeliveredFile[]> {
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  const ready = (text: string) =>
    (rendered.heading ? withTopHeading(text, rendered.heading) : text).replace(sharedImport, "./$1");
  const name = section.slug;
  const { data } = rendered;
  const page = `import Section, { type Props } from "./${name}";
import "./${name}.css";

export const content: Props = ${literal(rendered.content, origin)};
${data ? `\n/** Its questions, for search engines. */\nconst questions = ${JSON.stringify(data)};\n` : ""}
/** ${section.title}, with its content and inside the elements its stylesheet is scoped to. */
export default function ${pascal(name)}Section() {
  return (
    <div data-sc-frame="${rendered.name}">
      <div data-sc="${rendered.name}">
        <Section {...content} />
      </div>${data ? `\n      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: questions }} />` : ""}
    </div>
  );
}
`;
  const shared = new Set([...source.matchAll(sharedImport)].map(([, file]) => file));
  return [
    {
      name: `${name}.tsx`,
      language: "tsx",
      code: await lightSource(ready(rendered.isAddressed ? readySource(source) : source), rendered, origin),
    },
    { name: `${name}-section.tsx`, language: "tsx", code: page },
    { name: `${name}.css`, language: "css", code: scopedCss(rendered, appDark) },
    ...(await Promise.all(whole.filter((name) => shared.has(name)).map((name) => sharedFile(name, rendered, origin)))),
    ...(shared.has("mark") || shared.has("picture") ? [await pictureFile(rendered, origin)] : []),
  ];
}

/** What a section may import besides react. Marks are drawn as pictures: a copy with the first has the other, too. */
const sharedImport = new RegExp(`\\.\\./\\.\\./\\.\\./art/(${sharedFiles.join("|")})(?=")`, "g");

/** Those that a copy has as they are. */
const whole = sharedFiles.filter((name) => name !== "picture");

async function sharedFile(name: SharedFile, rendered: Rendered, origin: string): Promise<DeliveredFile> {
  return { name: `${name}.tsx`, language: "tsx", code: await lightSource(await sharedSource(name), rendered, origin) };
}

/** What draws pictures, with the drawings of this content alone. */
async function pictureFile(rendered: Rendered, origin: string): Promise<DeliveredFile> {
  const used = [...JSON.stringify(rendered.content).matchAll(/"drawn:([\w-]+)"/g)].map(([, name = ""]) => name);
  const own = Object.fromEntries(Object.entries(drawings).filter(([name]) => used.includes(name)));
  const source = (await sharedSource("picture")).replace(
    /^import .*\n/m,
    () =>
      `/** The drawings of this copy, by their names. */\nconst drawings: Record<string, Drawing> = ${onOneLine(literal(own, ""))};\n`,
  );
  return { name: "picture.tsx", language: "tsx", code: await lightSource(source, rendered, origin) };
}

/** Innermost lists of a literal, each on one line. */
const onOneLine = (text: string) =>
  text.replace(/\[([^[\]{}]*)\]/g, (_, items: string) => `[${items.trim().replace(/\s*\n\s*/g, " ")}]`);

/** A value as TypeScript a person would write: names unquoted where they can be. */
function literal(content: unknown, origin: string): string {
  // First, since to the next pattern they end a line, too.
  return JSON.stringify(content, (_, value) => (isOurFile(value) ? origin + value : value), 2)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029")
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

function pascal(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
