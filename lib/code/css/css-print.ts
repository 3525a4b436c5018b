import type { ChildNode, Root } from "postcss";

/** Prints a stylesheet as a person would write it: two spaces a level, a selector a line. Deterministic. */
export function printCss(root: Root): string {
  return root.nodes.map((node) => print(node, "")).join("\n");
}

function print(node: ChildNode, indent: string): string {
  if (node.type === "decl") return `${indent}${node.prop}: ${node.value.trim()}${node.important ? " !important" : ""};`;
  if (node.type === "comment") return "";
  const head =
    node.type === "rule" ? node.selectors.join(`,\n${indent}`) : `@${node.name}${node.params ? ` ${node.params}` : ""}`;
  if (!node.nodes) return `${indent}${head};`;
  const body = node.nodes.map((child) => print(child, `${indent}  `)).join("\n");
  return `${indent}${head} {\n${body}\n${indent}}`;
}

/** Prints a stylesheet, or a part of one, without anything optional. */
export function printMinified(node: ChildNode | Root): string {
  if (node.type === "decl") return `${node.prop}:${node.value}${node.important ? "!important" : ""}`;
  if (node.type === "comment") return "";
  const body = (node.nodes ?? []).map((child) => printMinified(child) + (child.type === "decl" ? ";" : "")).join("");
  if (node.type === "root") return body;
  const head = node.type === "rule" ? node.selectors.join() : `@${node.name} ${node.params}`;
  return `${head}{${body.replace(/;$/, "")}}`;
}
