import { type ChildNode, parse, Root } from "postcss";
import { compile } from "tailwindcss";
import { classesIn, classesOf } from "./class-selectors";
import { cssText } from "./css-text";

const [reset, theme, tokens] = [
  cssText("components/sections/reset.css"),
  cssText("components/sections/theme.css"),
  cssText("components/sections/tokens.css"),
];
const input = `${reset}\n@layer theme {\n${tokens}\n}\n${theme}\n@tailwind utilities;`;

/**
 * A compiler that prints more characters than this, or was asked for more words, is given up for a new one: it remembers
 * all of them and prints all of them for every section, so each of a thousand sections would cost ten times what it costs
 * alone. About 1,100 class names.
 */
const mostPrinted = 110_000;
const mostCandidates = 20_000;

interface Compiler {
  build(candidates: string[]): string;
  /** Selectors that stand in every stylesheet, whatever is asked for. */
  fixed: ReadonlySet<string>;
  asked: Set<string>;
  /** What it last printed, and the same parsed. */
  printed: string;
  root: Root;
  /** The class names in that; found when somebody asks. */
  classes?: ReadonlySet<string> | undefined;
}

let current: Promise<Compiler> | undefined;

async function newCompiler(): Promise<Compiler> {
  const { build } = await compile(input);
  const printed = build([]);
  const root = parse(printed);
  const fixed = new Set<string>();
  root.walkRules(({ selector }) => {
    fixed.add(selector);
  });
  return { build, fixed, asked: new Set(), printed, root };
}

/** Setting Tailwind up takes 20 ms, so that is done once per process. */
async function compilerFor(candidates: readonly string[]): Promise<Compiler> {
  current ??= newCompiler();
  const ours = current;
  const compiler = await ours;
  for (const name of candidates) compiler.asked.add(name);
  const printed = compiler.build([...candidates]);
  if (compiler.asked.size > mostCandidates || printed.length > mostPrinted) {
    // Another one may have taken its place meanwhile.
    if (current === ours) current = undefined;
  }
  if (printed !== compiler.printed) {
    compiler.printed = printed;
    compiler.classes = undefined;
    compiler.root = parse(printed);
    compiler.root.walkComments((comment) => {
      comment.remove();
    });
  }
  return compiler;
}

/**
 * Tailwind's answer to class names of ours: what it always prints, and of the utilities those that were asked for.
 * @returns a tree of its own, to be changed at will
 */
export async function tailwindFor(candidates: readonly string[]): Promise<Root> {
  const { root, fixed } = await compilerFor(candidates);
  const result = new Root();
  const wanted = new Set(candidates);
  for (const node of root.nodes) {
    const part = partOf(node, wanted, fixed);
    if (part) result.append(part);
  }
  dropForeign(result);
  return result;
}

/** Those of the words that are class names of ours. */
export async function utilitiesAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
  const compiler = await compilerFor(words);
  compiler.classes ??= classesOf(compiler.root);
  return compiler.classes;
}

/** A copy of a node with those of its rules that are wanted; undefined where none is. */
function partOf(node: ChildNode, wanted: ReadonlySet<string>, fixed: ReadonlySet<string>): ChildNode | undefined {
  if (node.type === "rule") {
    // Variants name other classes, too: of a group, of a peer.
    const isWanted = fixed.has(node.selector) || classesIn(node.selector).every((name) => wanted.has(name));
    return isWanted ? node.clone() : undefined;
  }
  if (node.type !== "atrule" || !grouping.has(node.name) || !node.nodes?.length) return node.clone();
  const parts = node.nodes.flatMap((child) => partOf(child, wanted, fixed) ?? []);
  return parts.length > 0 ? node.clone({ nodes: [] }).append(parts) : undefined;
}

/** At-rules whose children are rules as they stand outside of them. */
const grouping = new Set(["media", "container", "supports"]);

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
