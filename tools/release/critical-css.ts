import { type AtRule, type ChildNode, parse, type Root, type Rule } from "postcss";
import parser from "postcss-selector-parser";
import { unescapeHtml } from "../../lib/server/text.ts";

/** What a document needs of a stylesheet, and what of that sheet must still be applied after it. */
interface CriticalPart {
  css: string;
  /** The places of the latter among the sheet's top-level rules: all that aren't wholly in `css`. */
  places: number[];
  /** How many top-level rules the sheet has. */
  count: number;
}

/**
 * The part of a stylesheet that a document needs as it arrives: rules whose classes it has, what they refer to, and every
 * cascade layer in its place, so that the whole stylesheet may follow and changes nothing. What only a pointer or a printer
 * brings out is left to that one, and fonts to {@link findFontFaces}. Registered properties are in every critical part.
 * @param css a compiled stylesheet
 * @param base the folder it is served from, ending in "/": addresses in it are made absolute
 * @param classes the class names that the document has
 */
export function extractCriticalCss(css: string, base: string, classes: ReadonlySet<string>): CriticalPart {
  const animations = new Set<string>();
  const rules = rulesOf(css, base).map((rule) => ({ ...rule, parts: rule.print(classes, animations) }));
  const texts = rules.map(({ parts }) =>
    parts.map((part) => (typeof part === "string" ? part : animations.has(part.name) ? part.text : "")).join(""),
  );
  const counted = rules.flatMap(({ isComment, isNeverLeft, whole }, index) =>
    isComment ? [] : [isNeverLeft || texts[index] === whole],
  );
  return {
    css: texts.map((text, index) => text && (rules[index]?.before ?? "") + text).join(""),
    places: counted.flatMap((isThere, place) => (isThere ? [] : [place])),
    count: counted.length,
  };
}

/** A piece of a printed rule; one of keyframes is left out when nothing names them. */
type Part = string | { name: string; text: string };

/** What a document of these classes needs of a node; nothing where it needs nothing. Notes the animations that are named. */
type Print = (classes: ReadonlySet<string>, animations: Set<string>) => Part[];

interface TopRule {
  /** What stands between it and the rule before. */
  before: string;
  whole: string;
  isComment: boolean;
  isNeverLeft: boolean;
  print: Print;
}

const sheets = new Map<string, Map<string, TopRule[]>>();

/** The rules of a stylesheet, ready to be printed for any document: every page of a build has the same one. */
function rulesOf(css: string, base: string): TopRule[] {
  const ofSheet = sheets.get(css) ?? new Map<string, TopRule[]>();
  sheets.set(css, ofSheet);
  const known = ofSheet.get(base);
  if (known) return known;
  const root = parsed(css);
  const animations = new Set<string>();
  root.walkAtRules(isKeyframes, ({ params }) => {
    animations.add(params.trim());
  });
  const rules = root.nodes.map((node) => ({
    before: node.raws.before ?? "",
    whole: textOf(node),
    isComment: node.type === "comment",
    isNeverLeft: node.type === "atrule" && /^(font-face|property)$/.test(node.name),
    print: printOf(node, base, animations),
  }));
  ofSheet.set(base, rules);
  return rules;
}

/** A node as it stands in its stylesheet, with the semicolon that parts it from the next. */
const textOf = (node: ChildNode) =>
  String(node) + (node.type === "decl" || (node.type === "atrule" && !node.nodes) ? ";" : "");

const isKeyframes = /^(-webkit-)?keyframes$/;

function printOf(node: ChildNode, base: string, animations: ReadonlySet<string>): Print {
  const text = absolute(textOf(node), base);
  const always: Print = () => [text];
  if (node.type === "rule") {
    const raw = node.raws.selector?.raw ?? node.selector;
    const selectors = node.selectors.map((selector) => ({ selector, names: classesOf(selector) }));
    const separator = /,\s*/.exec(node.selector)?.[0] ?? ",";
    const isLeaf = node.nodes.every(({ type }) => type === "decl" || type === "comment");
    const head = `${node.raws.between ?? ""}{`;
    const body = isLeaf ? () => [text.slice(raw.length)] : inBlock(node, head, base, animations);
    const named = [...text.matchAll(/[\w-]+/g)].flatMap(([word]) => (animations.has(word) ? [word] : []));
    return (classes, used) => {
      const kept = selectors.filter(({ names }) => names.every((name) => classes.has(name)));
      if (kept.length === 0) return [];
      for (const name of named) used.add(name);
      const own = kept.length === selectors.length ? raw : kept.map(({ selector }) => selector).join(separator);
      return [own, ...body(classes, used)];
    };
  }
  if (node.type !== "atrule" || !node.nodes) return always;
  if (node.name === "media" && /\bhover\s*:\s*hover\b|\bprint\b/.test(node.params)) return () => [];
  if (node.name === "font-face") return isFetched(node) ? () => [] : always;
  if (isKeyframes.test(node.name)) return () => [{ name: node.params.trim(), text }];
  if (node.name === "property") return always;
  const block = inBlock(node, text.slice(0, text.indexOf("{") + 1), base, animations);
  // A layer stays, also when it is empty now: their order is that of their first mention.
  return (classes, used) => {
    const parts = block(classes, used);
    return parts.length > 2 || node.name === "layer" ? parts : [];
  };
}

/** Prints what is needed of the children of a node, between its head and the end of its block. */
function inBlock(node: AtRule | Rule, head: string, base: string, animations: ReadonlySet<string>): Print {
  const children = (node.nodes ?? []).map((child) => ({
    before: child.raws.before ?? "",
    print: printOf(child, base, animations),
  }));
  return (classes, used) => [
    head,
    ...children.flatMap(({ before, print }) => {
      const parts = print(classes, used);
      return parts.length > 0 ? [before, ...parts] : [];
    }),
    `${node.raws.after ?? ""}}`,
  ];
}

const trees = new Map<string, Root>();

/** The tree of a stylesheet. Every page of a build has the same one, and parsing takes longer than all that follows. */
function parsed(css: string): Root {
  const tree = trees.get(css) ?? parse(css);
  trees.set(css, tree);
  return tree;
}

/** What the constructor of `FontFace` takes. */
export type Face = [family: string, source: string, descriptors: { weight: string }];

/** The fonts that a stylesheet fetches. They are no part of the critical one: when they come is decided by script. */
export function findFontFaces(css: string, base: string): Face[] {
  const faces: Face[] = [];
  parsed(css).walkAtRules("font-face", (face) => {
    const said = new Map<string, string>();
    face.walkDecls(({ prop, value }) => said.set(prop, value) && undefined);
    const family = said.get("font-family")?.replace(/^["']|["']$/g, "");
    if (family && isFetched(face)) {
      faces.push([family, absolute(said.get("src") ?? "", base), { weight: said.get("font-weight") ?? "normal" }]);
    }
  });
  return faces;
}

const isFetched = (face: AtRule) => /\burl\(/.test(face.toString());

/** A value whose relative addresses are said from the root. */
function absolute(value: string, base: string): string {
  return value.replace(
    /url\((["']?)(?!["']?(?:data:|[a-z]+:|\/|#))([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `https://x${base}`).pathname}${quote})`,
  );
}

/** The class names that stand in a document's markup. */
export function findClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => unescapeHtml(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** Names that an element must have for a selector to match at all; what stands in brackets may be an alternative. */
function classesOf(selector: string): string[] {
  const nodes = parser()
    .astSync(selector)
    .nodes.flatMap((one) => one.nodes);
  return nodes.flatMap((node) => (node.type === "class" ? [node.value] : []));
}
