/**
 * The source of a section with its links and pictures drawn by components that a project may replace (components/art/elements.tsx).
 * It reads what our formatter writes: top-level functions, whose components are used in JSX alone.
 */

/** Where a component is drawn, and what follows its name. */
const matchTag = (name: string) => new RegExp(`(?<![\\w$])<${name}(?=[\\s/>])`, "g");

interface Component {
  name: string;
  start: number;
  end: number;
}

const heads = /^(?:export )?(?:default )?function (\w+)\(/gm;

/** The functions of a file, each until the next thing at the margin ends it. */
function findComponents(source: string): Component[] {
  return [...source.matchAll(heads)].map(({ 1: name = "", index }) => {
    const end = source.indexOf("\n}\n", index);
    return { name, start: index, end: end < 0 ? source.length : end + 2 };
  });
}

/** A link within its page is no matter of a router. */
const link = /<a(?=\s)(?!\s+href="#)/g;
const picture = /<img(?=\s)/g;

/**
 * The components of a file, and those known before that it doesn't define itself, that draw a link or picture: by themselves
 * or by another of them.
 */
export function findDrawingElements(source: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const all = findComponents(source).map(({ name, start, end }) => ({ name, body: source.slice(start, end) }));
  const found = new Set([...known].filter((name) => !all.some((own) => own.name === name)));
  for (const { name, body } of all) if (has(body, link) || has(body, picture)) found.add(name);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { name, body } of all)
      if ([...found].some((other) => other !== name && has(body, matchTag(other)))) found.add(name);
  }
  return found;
}

/** Whether the component that a file exports is one of them. */
export function takesElements(source: string, known: ReadonlySet<string>): boolean {
  const entry = /^export default function (\w+)/m.exec(source)?.[1];
  return entry !== undefined && findDrawingElements(source, known).has(entry);
}

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

/**
 * A file whose components draw links and pictures by what they are given.
 * @param imported components of other files that take elements
 */
export function passElements(source: string, imported: ReadonlySet<string>): string {
  const known = findDrawingElements(source, imported);
  const functions = findComponents(source).filter(({ name }) => known.has(name));
  if (functions.length === 0) return source;
  let result = source;
  // From the end on, so that what was found stays where it was.
  for (const { start, end } of functions.reverse())
    result = result.slice(0, start) + addElementParameter(result.slice(start, end), known) + result.slice(end);
  const names = ["plainElements", "WithElements"].filter((name) => result.includes(name));
  const brought = names.map((name) => (name === "WithElements" ? `type ${name}` : name)).join(", ");
  return `import { ${brought} } from "./elements";\n${result}`;
}

function addElementParameter(text: string, known: ReadonlySet<string>): string {
  const isDefault = text.startsWith("export default");
  const open = text.indexOf("(");
  const close = findClosing(text, open);
  const parameters = text.slice(open + 1, close);
  const { pattern, type } = splitParameters(parameters);
  const own = isDefault ? "elements = plainElements" : "elements";
  const provided = isDefault ? "Partial<WithElements>" : "WithElements";
  const isNamed = !pattern.startsWith("{");
  const taken = isNamed ? pattern : `{ ${own}, ${pattern.slice(1).trimStart()}`;
  const typed = /[|&]/.test(type) ? `(${type}) & ${provided}` : `${type} & ${provided}`;
  const body = addElementProps(text.slice(close), known);
  const used = ["Link", "Image"].filter((name) => has(body, matchTag(name)));
  const lines = [
    isNamed ? `  const { ${own} } = ${pattern};\n` : "",
    used.length > 0 ? `  const { ${used.join(", ")} } = elements;\n` : "",
  ];
  return `${text.slice(0, open + 1)}${taken}: ${typed}${body.replace(" {\n", (brace) => brace + lines.join(""))}`;
}

/** Links and pictures by their components, and what other components take. */
function addElementProps(body: string, known: ReadonlySet<string>): string {
  const links = body.replace(new RegExp(`${link.source}([\\s\\S]*?)</a>`, "g"), "<Link$1</Link>");
  let result = links.replace(picture, "<Image");
  for (const name of known) result = result.replace(matchTag(name), (all) => `${all} elements={elements}`);
  return result;
}

/** `{ a, b }: Props`, taken apart. */
function splitParameters(parameters: string): { pattern: string; type: string } {
  const trimmed = parameters.trim().replace(/,$/, "");
  const at = trimmed.startsWith("{") ? findClosing(trimmed, 0) + 1 : trimmed.indexOf(":");
  return { pattern: trimmed.slice(0, at), type: trimmed.slice(trimmed.indexOf(":", at) + 1).trim() };
}

/** Where the bracket that opens at this place is closed. */
function findClosing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ("([{".includes(text[at] ?? "")) depth++;
    else if (")]}".includes(text[at] ?? "") && --depth === 0) return at;
  }
  throw new Error(`a bracket stays open: ${text.slice(open, open + 40)}`);
}
