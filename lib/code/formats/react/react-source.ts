import { findUtilities } from "@/lib/code/css/tailwind";
import { findNames } from "@/lib/code/markup/ids";
import type { Rendered } from "@/lib/code/render/render";
import { findStrings, type SourceString } from "./source-strings";

/** Another name for a class name of ours. @param isPart its end stands in an expression */
export type RenameClass = (name: string, isPart: boolean) => string;

/**
 * Our source file for a page it shares with others: class names renamed, ids and group names from `useId`,
 * pictures with their origin. What it makes of a section's names is held by deliver.test.ts, which runs it.
 */
export async function buildLightSource(
  source: string,
  { markup }: Pick<Rendered, "markup">,
  origin: string,
  rename: RenameClass,
): Promise<string> {
  const strings = findStrings(source);
  const known = await findUtilities(strings.flatMap(({ text }) => text.split(/\s+/)));
  const { ids, groups } = findNames(markup);
  const [stem = "", ...others] = new Set([...ids, ...groups].map((name) => name.split("-")[0] ?? ""));
  if (others.length > 0) throw new Error(`ids begin with “${stem}-” and “${others.join("-”, “")}-”`);
  const own = new RegExp(`^((?:url\\()?#?)${stem}-`);
  const isName = ({ text, attribute }: SourceString) =>
    stem !== "" && own.test(text) && (attribute !== "name" || groups.has(text));

  let result = "";
  let from = 0;
  for (const string of strings) {
    const { start, end, text, isTemplate, attribute } = string;
    if (isName(string)) {
      const value = text.replace(own, "$1$${uid}-");
      const [open, close] = attribute ? ["{`", "`}"] : ["`", "`"];
      result += isTemplate ? source.slice(from, start) + value : source.slice(from, start - 1) + open + value + close;
      from = isTemplate ? end : end + 1;
    } else {
      const changed = isClassList(string, known)
        ? renameClasses(string, rename)
        : text.replace(/^\/art\//, `${origin}/art/`);
      result += source.slice(from, start) + changed;
      from = end;
    }
  }
  result += source.slice(from);
  return result.includes(`\${uid}-`) ? withId(result) : result;
}

/** Whether a string is a list of class names: said so, or made of ours and more than a word that could be another value. */
function isClassList(string: SourceString, known: ReadonlySet<string>): boolean {
  if (string.attribute)
    return string.attribute === "className" || (areAllKnown(string, known) && isTelling(string.text));
  return areAllKnown(string, known) && (string.inClassName || isTelling(string.text));
}

/** Words cut off by an expression aside. */
function areAllKnown({ text, open }: SourceString, known: ReadonlySet<string>): boolean {
  const words = text.split(/\s+/).slice(open.before ? 1 : 0, open.after ? -1 : undefined);
  const whole = words.filter(Boolean);
  return whole.every((word) => known.has(word)) && (whole.length > 0 || /(?:^|\s)[a-z]+-$/.test(text));
}

const isTelling = (text: string) => /[-:[]|\S\s+\S/.test(text);

/** What follows an expression is the end of a name that began before it. */
function renameClasses({ text, open }: SourceString, rename: RenameClass): string {
  return text.replace(
    open.before ? /(?<=\s)(\S+)(\s*)/g : /(\S+)(\s*)/g,
    (_, name: string, gap: string, at: number) => {
      const renamed = rename(name, open.after && at + name.length === text.length);
      return renamed && renamed + gap;
    },
  );
}

function withId(source: string): string {
  const start = /^export default function \w+\(/m.exec(source);
  const body = start ? source.indexOf(") {\n", start.index) : -1;
  if (body < 0) throw new Error("a component with ids is a function declaration");
  const at = body + ") {\n".length;
  const gap = source.startsWith("import") ? "" : "\n";
  return `import { useId } from "react";\n${gap}${source.slice(0, at)}  const uid = useId();\n${source.slice(at)}`;
}
