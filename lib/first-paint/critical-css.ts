import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from "postcss";

/**
 * The part of a stylesheet that a document needs as it arrives: rules whose classes it has, what they refer to, and every
 * cascade layer in its place, so that the whole stylesheet may follow and changes nothing. What only a pointer or a printer
 * brings out is left to that one, and fonts to {@link fontFaces}.
 * @param css a compiled stylesheet
 * @param base the folder it is served from, ending in "/": addresses in it are made absolute
 * @param classes the class names that the document has
 */
export function criticalCss(css: string, base: string, classes: ReadonlySet<string>): string {
  const root = parsed(css).clone();
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules("media", (media) => {
    if (/\bhover\s*:\s*hover\b|\bprint\b/.test(media.params)) media.remove();
  });
  root.walkAtRules("font-face", (face) => {
    if (isFetched(face)) face.remove();
  });
  removeEmpty(root);
  removeUnused(root);
  root.walkDecls((declaration) => {
    declaration.value = absolute(declaration.value, base);
  });
  return root.toString();
}

/**
 * What of a stylesheet must still be applied where its critical part is: its top-level rules but those that are wholly in that part, fonts,
 * and registered properties, of which every critical part has all.
 * @returns their places among the sheet's top-level rules, and how many those are
 */
export function restAfter(css: string, critical: string): { places: number[]; count: number } {
  const there = new Set(parse(critical).nodes.map(String));
  const rules = parsed(css).nodes.filter(({ type }) => type !== "comment");
  const isRest = (rule: ChildNode) =>
    !(rule.type === "atrule" && /^(font-face|property)$/.test(rule.name)) && !there.has(String(rule));
  return { places: rules.flatMap((rule, place) => (isRest(rule) ? [place] : [])), count: rules.length };
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
export function fontFaces(css: string, base: string): Face[] {
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
export function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => unescapeHtml(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
export const unescapeHtml = (text: string) =>
  text.replace(/&([a-z]+|#x?\w+);/g, (whole, name) => entities[name] ?? whole);

/** Names that an element must have for a selector to match at all; what stands in brackets may be an alternative. */
function classesOf(selector: string): string[] {
  let rest = selector;
  for (let before = ""; rest !== before; ) {
    before = rest;
    rest = rest.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  return [...rest.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[\u{80}-\u{10ffff}])+)/giu)].map(([, name = ""]) =>
    unescapeCss(name),
  );
}

const unescapeCss = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ""),
  );

const isFrame = ({ parent }: Rule) => parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name);

/** Blocks that lost all their rules. Layers stay: their order is that of their first mention. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === "atrule" && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0 && node.name !== "layer") node.remove();
    }
  });
}

/** Animations that no remaining rule names. */
function removeUnused(container: Container): void {
  const named = new Set<string>();
  container.walkDecls(({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) named.add(word);
  });
  container.walkAtRules(/^(-webkit-)?keyframes$/, (rule) => {
    if (!named.has(rule.params.trim())) rule.remove();
  });
}
