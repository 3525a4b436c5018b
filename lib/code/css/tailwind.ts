import { type ChildNode, parse, Root } from "postcss";
import { compileAst } from "tailwindcss";
import { findClassNames } from "./class-selectors";
import { readCss } from "./css-text";
import { createAtRule, type TailwindNode, toPostcss, toTailwind } from "./tailwind-ast";

const [reset, theme, tokens] = [
  readCss("components/sections/reset.css"),
  readCss("components/sections/theme.css"),
  readCss("components/sections/tokens.css"),
];
const input = `${reset}\n@layer theme {\n${tokens}\n}\n${theme}\n@tailwind utilities;`;

/**
 * A compiler that answers with more rules than this, or was asked for more words, is given up for a new one: it remembers
 * all of them and answers with all of them for every section, so each of a thousand sections would cost ten times what it costs
 * alone. A section has about 125 rules, the largest page 520.
 */
const mostRules = 1_200;
const mostCandidates = 20_000;

interface Compiler {
  build(candidates: string[]): TailwindNode[];
  /** Selectors that stand in every stylesheet, whatever is asked for. */
  fixed: ReadonlySet<string>;
  asked: Set<string>;
  /** What it last answered. */
  answer: TailwindNode[];
  /** The class names in each selector that somebody asked about. */
  classes: Map<string, readonly string[]>;
  /** All class names in that answer; found when somebody asks. */
  known?: ReadonlySet<string> | undefined;
}

let current: Promise<Compiler> | undefined;

async function createCompiler(): Promise<Compiler> {
  const { build } = await compileAst(toTailwind(parse(input)));
  const answer = build([]);
  return { build, fixed: new Set(walkSelectors(answer)), asked: new Set(), answer, classes: new Map() };
}

function* walkSelectors(nodes: readonly TailwindNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === "rule") yield node.selector;
    if ("nodes" in node) yield* walkSelectors(node.nodes);
  }
}

/** Setting Tailwind up takes 20 ms, so that is done once per process. */
async function getCompiler(candidates: readonly string[]): Promise<Compiler> {
  current ??= createCompiler();
  const ours = current;
  const compiler = await ours;
  for (const name of candidates) compiler.asked.add(name);
  const answer = compiler.build([...candidates]);
  // The same one, when nothing new was asked for.
  if (answer !== compiler.answer) compiler.known = undefined;
  compiler.answer = answer;
  if (compiler.asked.size > mostCandidates || compiler.answer.length > mostRules) {
    // Another one may have taken its place meanwhile.
    if (current === ours) current = undefined;
  }
  return compiler;
}

function getClasses({ classes }: Compiler, selector: string): readonly string[] {
  const known = classes.get(selector) ?? findClassNames(selector);
  classes.set(selector, known);
  return known;
}

/**
 * Tailwind's answer to class names of ours: what it always prints, and of the utilities those that were asked for.
 * @returns a tree of its own, to be changed at will
 */
export async function compileTailwind(candidates: readonly string[]): Promise<Root> {
  const compiler = await getCompiler(candidates);
  const wanted = new Set(candidates);
  const result = new Root();
  for (const node of compiler.answer) result.append(...selectPart(node, wanted, compiler));
  dropForeign(result);
  return result;
}

/** Those of the words that are class names of ours, and maybe others that are. */
export async function findUtilities(words: readonly string[]): Promise<ReadonlySet<string>> {
  const compiler = await getCompiler(words);
  compiler.known ??= new Set([...walkSelectors(compiler.answer)].flatMap((selector) => getClasses(compiler, selector)));
  return compiler.known;
}

/** A copy of a node with those of its rules that are wanted; nothing where none is. */
function selectPart(node: TailwindNode, wanted: ReadonlySet<string>, compiler: Compiler): ChildNode[] {
  if (node.kind === "rule") {
    // Variants name other classes, too: of a group, of a peer.
    const { selector } = node;
    const isWanted = compiler.fixed.has(selector) || getClasses(compiler, selector).every((name) => wanted.has(name));
    return isWanted ? toPostcss(node) : [];
  }
  if (node.kind !== "at-rule" || !grouping.has(node.name) || node.nodes.length === 0) return toPostcss(node);
  const parts = node.nodes.flatMap((child) => selectPart(child, wanted, compiler));
  return parts.length > 0 ? [createAtRule(node, parts)] : [];
}

/** At-rules whose children are rules as they stand outside of them. */
const grouping = new Set(["@media", "@container", "@supports"]);

/** Drops variables and animations of the theme that only utilities of other sections use. */
function dropForeign(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--animate-")) return;
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
    if (/^animation(-name)?$/.test(prop)) for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkDecls(/^--animate-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
    else for (const word of declaration.value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  root.walkRules(":root, :host", (rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
