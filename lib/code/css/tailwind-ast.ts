import { AtRule, type ChildNode, type Container, Declaration, type Root, Rule } from "postcss";
import type { compileAst } from "tailwindcss";

/** A node of Tailwind's own syntax tree. */
export type TailwindNode = Parameters<typeof compileAst>[0][number];

/** A parsed stylesheet as Tailwind's compiler takes it. Comments stay behind. */
export function toTailwind(sheet: Root): TailwindNode[] {
  return convertNodes(sheet);
}

function convertNodes({ nodes = [] }: Container): TailwindNode[] {
  return nodes.flatMap((node): TailwindNode[] => {
    if (node.type === "decl") {
      return [{ kind: "declaration", property: node.prop, value: node.value, important: node.important === true }];
    }
    if (node.type === "rule") return [{ kind: "rule", selector: node.selector, nodes: convertNodes(node) }];
    if (node.type === "atrule") {
      return [{ kind: "at-rule", name: `@${node.name}`, params: node.params, nodes: convertNodes(node) }];
    }
    return [];
  });
}

/** A node of Tailwind's answer as PostCSS has it. */
export function toPostcss(node: TailwindNode): ChildNode[] {
  if (node.kind === "declaration") {
    // Tailwind leaves what has no value out of a stylesheet, too.
    if (node.value === undefined) return [];
    return [new Declaration({ prop: node.property, value: node.value, important: node.important })];
  }
  if (node.kind === "rule") {
    return [new Rule({ selector: node.selector, nodes: node.nodes.flatMap(toPostcss) })];
  }
  if (node.kind === "at-rule") return [createAtRule(node, node.nodes.flatMap(toPostcss))];
  // Comments. What else Tailwind has, a context or an at-root, is resolved in its answer.
  return [];
}

/** An at-rule with these nodes in place of its own. Without any it is a statement, as `@layer theme, base;`. */
export function createAtRule({ name, params }: { name: string; params: string }, nodes: ChildNode[]): AtRule {
  const bare = { name: name.slice(1), params };
  return new AtRule(nodes.length > 0 ? { ...bare, nodes } : bare);
}
