import type { ReactNode } from "react";

/** What is read of an element: its tag, its words, and what of it matters for reading. */
export interface Element {
  tag: string;
  /** Where it leads, of a link. */
  href?: string;
  /** How many columns a cell takes. */
  span?: number;
  /** What a block of code is written in. */
  language?: string;
  /** It stands apart from its neighbours, though its tag doesn't say so. */
  apart?: boolean;
  /** What is in it stands apart from each other. */
  spread?: boolean;
  children: Piece[];
}

export type Piece = string | Element;

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

/** For the eye, the pointer or a script. */
const silent = new Set(
  "button form fieldset iframe img input link meta noscript picture script select source style svg template textarea video".split(
    " ",
  ),
);

/** Layout that keeps words apart without a space between them. */
const apartClasses = new Set(["block", "flex", "grid", "ml-auto", "sr-only"]);
const spreadClasses = new Set(["flex", "inline-flex", "grid", "inline-grid"]);

const clientReference = Symbol.for("react.client.reference");

/**
 * The words of what a page draws. Components of the server are called; of those of the browser their children are read, and
 * of links where they lead. What says the same for the other product line is left out, and so is what is only seen.
 */
export async function piecesOf(node: ReactNode): Promise<Piece[]> {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node !== "object") return [String(node)];
  if (node instanceof Promise) return piecesOf(await node);
  if (Symbol.iterator in node) return (await Promise.all([...node].map(piecesOf))).flat();
  if (!("type" in node)) return [];
  const { type, props } = node as { type: unknown; props: Props };
  if (typeof type === "string") return elementOf(type, props);
  const href = hrefOf(props);
  if (href !== undefined) return elementOf("a", { ...props, href });
  if (typeof type !== "function" || isOfBrowser(type)) return piecesOf(props.children);
  return piecesOf(await type(props));
}

const isOfBrowser = (type: object) => "$$typeof" in type && type.$$typeof === clientReference;

/** A link may have one address for each product line: the first is as good as any. */
function hrefOf({ href, hrefs }: Props): string | undefined {
  if (typeof href === "string") return href;
  if (typeof hrefs === "string") return hrefs;
  return typeof hrefs === "object" && hrefs !== null ? (Object.values(hrefs)[0] as string) : undefined;
}

async function elementOf(tag: string, props: Props): Promise<Piece[]> {
  const { href, colSpan, className } = props;
  const language = props["data-language"];
  const classes = String(className ?? "").split(/\s+/);
  // A button that scrolls is for the page alone.
  const scrolls = String(href ?? "").startsWith("#") && classes.includes("btn");
  if (silent.has(tag) || scrolls || isUnread(props)) return [];
  return [
    {
      tag,
      ...(typeof href === "string" && { href }),
      ...(typeof colSpan === "number" && { span: colSpan }),
      ...(typeof language === "string" && { language }),
      ...(classes.some((name) => apartClasses.has(name)) && { apart: true }),
      ...(classes.some((name) => spreadClasses.has(name)) && { spread: true }),
      children: await piecesOf(props.children),
    },
  ];
}

function isUnread(props: Props): boolean {
  if (props["aria-hidden"] === true || props["aria-hidden"] === "true" || props.role === "img") return true;
  return "data-needs-script" in props || /(^|\s)bullet:hidden(\s|$)/.test(String(props.className ?? ""));
}
