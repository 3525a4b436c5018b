// Draws what a component gives as elements of the page. Components of sections are functions of their content alone, without
// state and events, so nothing is kept between two drawings and no library is needed for it. Browsers load this.

type Properties = Record<string, unknown>;
/** A section's component, or a part of one. */
export type Component = (properties: Properties) => Child;
type Child = Described | Child[] | string | number | boolean | null | undefined;

/** What `h` makes of a tag in a component's source. */
interface Described {
  type: string | Component;
  properties: Properties;
}

export const h = (type: Described["type"], properties: Properties | null, ...children: Child[]): Described => ({
  type,
  properties: { ...properties, ...(children.length > 0 && { children }) },
});

export const Fragment: Component = ({ children }) => children as Child;

const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";

/** Attributes of SVG that React has in one word and SVG with a hyphen. */
const hyphenated =
  /^(?:stroke|fill|font|clip|vector|dominant|alignment|stop|color|flood|marker|paint|shape|letter|word|pointer|text)[A-Z]/;
/** Those that SVG has in one word, too. */
const kept = /^(?:textLength|clipPathUnits|markerUnits|markerWidth|markerHeight)$/;
/** Those that HTML calls otherwise. */
const renamed: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  defaultChecked: "checked",
  defaultValue: "value",
};

/** Nodes as React would render them, each text a node of its own. @param namespace of the element that they go into */
export function build(child: Child, namespace = html): Node[] {
  if (Array.isArray(child)) return child.flatMap((one) => build(one, namespace));
  if (child === null || child === undefined || typeof child === "boolean") return [];
  if (typeof child !== "object") return [document.createTextNode(String(child))];
  const { type, properties } = child;
  if (typeof type === "function") return build(type(properties), namespace);
  const own = type === "svg" ? svg : namespace;
  const element = document.createElementNS(own, type) as HTMLElement;
  for (const [name, value] of Object.entries(properties)) setProperty(element, name, value);
  element.append(...build(properties.children as Child, type === "foreignObject" ? html : own));
  return [element];
}

function setProperty(element: HTMLElement, name: string, value: unknown): void {
  if (name === "children" || name === "key" || value === null || value === undefined) return;
  if (name === "style") return setStyle(element.style, value as Record<string, string | number>);
  // Of these a yes or no is a word.
  const isSaid = /^(?:aria|data)-/.test(name);
  if (value === false && !isSaid) return;
  const isHyphenated = hyphenated.test(name) && !kept.test(name);
  const hyphen = isHyphenated ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
  element.setAttribute(renamed[name] ?? hyphen, value === true && !isSaid ? "" : String(value));
}

/** By the style's own properties, which a content policy against inline styles leaves alone. A number that is none of CSS is in pixels. */
function setStyle(style: CSSStyleDeclaration, values: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("--")) style.setProperty(name, String(value));
    else {
      const property = name as "width";
      style[property] = String(value);
      if (typeof value === "number" && style[property] === "") style[property] = `${value}px`;
    }
  }
}
