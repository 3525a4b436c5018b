import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";
import parser from "postcss-selector-parser";
import { printMinified } from "@/lib/code/css/css-print";
import { substituteVariables } from "@/lib/code/css/css-values";
import type { ShortNames } from "./preview-names";

/** What a host page may say about its paper (components/sections/tokens.css): its names, not ours to change. */
const hostVariables = new Set(["--color-bg-default", "--bg-color"]);

/** Blocks that hold rules and no names but those renamed here. Another one needs a thought before it is previewed. */
const knownAtRules = new Set(["media", "supports", "container", "starting-style", "keyframes"]);

export interface PreviewStyles {
  /** The stylesheet, minified. */
  css: string;
  /** A value of a presentation attribute (`fill`), as the stylesheet would have it. */
  value(text: string): string;
  /** The rules that stand for style attributes, by their declarations: the class of each, and its text. */
  inline: ReadonlyMap<string, { className: string; declarations: string }>;
  /** The classes that some rule means, by their old names. */
  styled: ReadonlySet<string>;
}

/**
 * A section's stylesheet as a preview has it: variables with one value written away, every other name replaced by a
 * short one.
 * @param inline the contents of the markup's style attributes
 * @throws Error for what it cannot rename: a mistake in our own source
 */
export function buildPreviewStyles(css: Root, inline: readonly string[], names: ShortNames): PreviewStyles {
  const root = css.clone();
  const resolve = createResolver(
    root,
    inline.map((style) => parse(style)),
  );
  const keyframes = new Set<string>();
  root.walkAtRules((rule) => {
    if (!knownAtRules.has(rule.name)) throw new Error(`@${rule.name} has no form in a preview`);
    if (rule.name === "keyframes") keyframes.add(rule.params);
  });
  const value = (text: string) => renameKeyframes(substituteVariables(text, resolve), keyframes, names);

  const declared = (tree: Root) =>
    tree.walkDecls((declaration) => {
      // In a cascade layer it would win against the page (previewFormat).
      if (declaration.important) throw new Error(`“${declaration}” has no form in a preview: it is important`);
      if (resolve.constants.has(declaration.prop)) return void declaration.remove();
      if (declaration.prop.startsWith("--")) declaration.prop = renameVariable(declaration.prop, names);
      declaration.value = /^container(-name)?$/.test(declaration.prop)
        ? declaration.value.replace(/^[a-z][\w-]*(?=$|\s*\/)/, (name) => names("container", name))
        : value(declaration.value);
    });
  declared(root);

  const styled = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes") return;
    rule.selectors = rule.selectors.map((one) => renameSelector(one, rule, names, styled));
  });
  root.walkAtRules((rule) => {
    if (rule.name === "keyframes") rule.params = names("keyframes", rule.params);
    else if (rule.name === "container")
      rule.params = rule.params.replace(/^(?!not\b)[a-z][\w-]*(?= )/, (name) => names("container", name));
    rule.params = renameKeyframes(rule.params, new Set(), names);
  });
  dropEmpty(root);
  const styleRules = inline.map((text) => {
    const tree = parse(text);
    declared(tree);
    const declarations = printMinified(tree).replace(/;$/, "");
    return [text, { className: names("class", `{${text}}`), declarations }] as const;
  });
  return { css: printMinified(root), value, inline: new Map(styleRules), styled };
}

type Resolver = ((name: string, fallback: string | undefined) => string | undefined) & {
  constants: ReadonlyMap<string, string>;
};

/**
 * What a variable stands for wherever it is read: those declared on the wrapper alone have one value in all of the
 * section, those declared nowhere their fallback. The others are read where they are declared, and stay.
 */
function createResolver(root: Root, inline: readonly Root[]): Resolver {
  const declared = new Map<string, Set<string>>();
  const local = new Set<string>();
  for (const tree of [root, ...inline]) {
    tree.walkDecls(/^--/, ({ prop, value, parent }) => {
      declared.set(prop, (declared.get(prop) ?? new Set()).add(value));
      const isWrapper =
        parent?.type === "rule" && parent.parent === root && /^(:where\(\.sc\)|\.sc)$/.test((parent as Rule).selector);
      if (!isWrapper) local.add(prop);
    });
  }
  const isConstant = (name: string): boolean => {
    const [only, ...others] = declared.get(name) ?? [];
    if (only === undefined || others.length > 0 || local.has(name)) return false;
    return [...only.matchAll(/var\(\s*(--[\w-]+)/g)].every(([, read = ""]) => !declared.has(read) || isConstant(read));
  };
  const constants = new Map<string, string>();
  const resolve = (name: string, fallback: string | undefined): string | undefined => {
    const constant = constants.get(name);
    if (constant !== undefined) return substituteVariables(constant, resolve);
    return declared.has(name) || hostVariables.has(name) ? undefined : fallback;
  };
  for (const [name, [only = ""]] of declared) if (isConstant(name)) constants.set(name, only);
  return Object.assign(resolve, { constants });
}

/** Strings and addresses, in which nothing is ours to change. */
const quoted = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\))/;

const renameVariable = (name: string, names: ShortNames) =>
  hostVariables.has(name) ? name : `--${names("variable", name)}`;

function renameKeyframes(text: string, keyframes: ReadonlySet<string>, names: ShortNames): string {
  const rename = (part: string) =>
    part
      .replace(/\s+/g, " ")
      .replace(/(?<![\w-])--[\w-]+/g, (name) => renameVariable(name, names))
      .replace(/(?<![\w-])[a-z][\w-]*/g, (word) => (keyframes.has(word) ? names("keyframes", word) : word));
  const parts = text.trim().split(quoted);
  const result = parts.map((part, index) => (index % 2 === 0 ? rename(part) : part)).join("");
  return result.replace(/url\((["']?)#([^"')]+)\1\)/g, (_, __, id) => `url(#${names("id", id)})`);
}

/** A selector with the preview's names; what it says about everything it says about everything in the wrapper. */
function renameSelector(text: string, rule: Rule, names: ShortNames, styled: Set<string>): string {
  let named = false;
  const result = parser((root) =>
    root.walk((node) => {
      if (node.type === "attribute")
        node.attribute = node.attribute.replace(/^data-(.*)/, (_, name) => `data-${names("data", name)}`);
      if (node.type !== "class" && node.type !== "id") return;
      named = true;
      if (node.type === "class") styled.add(node.value);
      node.value = names(node.type, node.value);
    }),
  ).processSync(text);
  if (named || isNested(rule)) return result;
  const everything = /^(?:\*|(?=::))(.*)$/.exec(text)?.[1];
  if (everything === undefined) throw new Error(`“${text}” reaches out of a preview`);
  const wrapper = `.${names("class", "sc")}`;
  return `:where(${wrapper},${wrapper} *)${everything}`;
}

function isNested(rule: Rule): boolean {
  for (let parent: Container | undefined = rule.parent as Container; parent; parent = parent.parent as Container) {
    if (parent.type === "rule") return true;
  }
  return false;
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node)) return;
    dropEmpty(node as Container);
    if (node.nodes?.length === 0) node.remove();
  });
}
