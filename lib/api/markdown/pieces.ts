import type { Element, ElementContent, Properties, Text } from "hast";
import type { ReactNode } from "react";

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

const setOf = (names: string) => new Set(names.split(" "));

/** For the eye, the pointer or a script. */
const silent = setOf(
  "button form fieldset iframe img input link meta noscript picture script select source style svg template textarea video",
);
/** What has words and no paragraphs in it, whatever is in it. */
const inLine = setOf("a dd dt h1 h2 h3 h4 h5 h6 td th");
/** What takes lines of its own elsewhere. */
const blocks = setOf(
  "article aside blockquote div figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p section ul figcaption",
);

/** Layout that keeps words apart without a space between them. */
const apartClasses = setOf("block flex grid ml-auto sr-only");
const spreadClasses = setOf("flex inline-flex grid inline-grid");

const clientReference = Symbol.for("react.client.reference");

/**
 * The words of what a page draws, as HTML that has nothing else. Components of the server are called; of those of the browser, which
 * the server has no code of, their children are read, and of links where they lead. What says the same for the other product line is
 * left out, and so is what is only seen.
 */
export async function collectPieces(node: ReactNode): Promise<ElementContent[]> {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node !== "object") return [createText(String(node))];
  if (node instanceof Promise) return collectPieces(await node);
  if (Symbol.iterator in node) return (await Promise.all([...node].map(collectPieces))).flat();
  if (!("type" in node)) return [];
  const { type, props } = node as { type: unknown; props: Props };
  if (typeof type === "string") return renderElements(type, props);
  const href = getHref(props);
  if (href !== undefined) return renderElements("a", { ...props, href });
  if (typeof type !== "function" || isOfBrowser(type)) return collectPieces(props.children);
  return collectPieces(await type(props));
}

const isOfBrowser = (type: object) => "$$typeof" in type && type.$$typeof === clientReference;

/** A link may have one address for each product line: the first is as good as any. */
function getHref({ href, hrefs }: Props): string | undefined {
  if (typeof href === "string") return href;
  if (typeof hrefs === "string") return hrefs;
  return typeof hrefs === "object" && hrefs !== null ? (Object.values(hrefs)[0] as string) : undefined;
}

async function renderElements(tag: string, props: Props): Promise<ElementContent[]> {
  const { href, colSpan, className, "data-language": language } = props as Props & Properties;
  const classes = String(className ?? "").split(/\s+/);
  // A button that scrolls is for the page alone.
  const scrolls = String(href ?? "").startsWith("#") && classes.includes("btn");
  if (silent.has(tag) || scrolls || isUnread(props)) return [];
  if (tag === "br") return [createText(" ")];
  const children = await collectPieces(props.children);
  if (tag === "dl") return [listOfPairs(children)];
  if (tag === "pre")
    return [createElement(tag, [createElement("code", children, { className: [`language-${language ?? ""}`] })])];
  // What is a chapter of its own is no item.
  if (/^[ou]l$/.test(tag)) return children.some(hasHeading) ? children.map(toPart) : [createElement(tag, children)];
  const words = addSpace(
    inLine.has(tag) ? children.map(joinLines) : children,
    classes.some((name) => spreadClasses.has(name)),
  );
  if (tag === "summary") return [createElement("p", [createElement("strong", words)])];
  const isApart = blocks.has(tag) || classes.some((name) => apartClasses.has(name));
  return [createElement(tag, words, { href, colSpan, isApart })];
}

function isUnread(props: Props): boolean {
  if (props["aria-hidden"] === true || props["aria-hidden"] === "true" || props.role === "img") return true;
  return "data-needs-script" in props || /(^|\s)bullet:hidden(\s|$)/.test(String(props.className ?? ""));
}

const createText = (value: string): Text => ({ type: "text", value });

const createElement = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const isElement = (piece: ElementContent | undefined): piece is Element => piece?.type === "element";

/** No markup has two elements side by side without a space, unless its layout keeps them apart. */
function addSpace(list: readonly ElementContent[], isSpread: boolean): ElementContent[] {
  const isApart = (one: ElementContent, before: ElementContent | undefined) =>
    (isSpread && (isElement(one) || isElement(before))) ||
    (isElement(before) && (isElement(one) || before.properties.isApart)) ||
    (isElement(one) && one.properties.isApart && !/^[,.:;]/.test(getWords(one)));
  return list.flatMap((one, at) => (at > 0 && isApart(one, list[at - 1]) ? [createText(" "), one] : [one]));
}

/** The same without lines of its own. */
function joinLines(piece: ElementContent): ElementContent {
  if (!isElement(piece)) return piece;
  const tagName = blocks.has(piece.tagName) ? "span" : piece.tagName;
  return { ...piece, tagName, children: piece.children.map(joinLines) };
}

/** Names with what belongs to them, each pair as an item. */
function listOfPairs(list: readonly ElementContent[]): Element {
  const items: Element[] = [];
  let last = "";
  for (const { tagName, children } of listElements(list)) {
    if (tagName === "dt" && last !== "dt") items.push(createElement("li", [...children]));
    else items.at(-1)?.children.push(createText(tagName === "dt" ? ", " : last === "dt" ? ": " : "; "), ...children);
    last = tagName;
  }
  return createElement("ul", items);
}

const listElements = (list: readonly ElementContent[]): Element[] =>
  list.filter(isElement).flatMap((piece) => (/^d[dt]$/.test(piece.tagName) ? [piece] : listElements(piece.children)));

const toPart = (piece: ElementContent) => (isElement(piece) ? { ...piece, tagName: "div" } : piece);

const hasHeading = (piece: ElementContent): boolean =>
  isElement(piece) && (/^h[1-6]$/.test(piece.tagName) || piece.children.some(hasHeading));

const getWords = (piece: ElementContent): string =>
  isElement(piece) ? piece.children.map(getWords).join("") : piece.type === "text" ? piece.value : "";
