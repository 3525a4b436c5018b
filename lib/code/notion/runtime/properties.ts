import { options } from "preact";

/** Attributes of SVG that React has in one word and SVG with a hyphen. */
const hyphenated =
  /^(?:stroke|fill|font|clip|vector|dominant|alignment|stop|color|flood|marker|paint|shape|letter|word|pointer|text)[A-Z]/;
/** Those that SVG has in one word, too. */
const kept = /^(?:textLength|clipPathUnits|markerUnits|markerWidth|markerHeight)$/;
/** Numbers that are no lengths. */
const bare =
  /^(?:--|(?:opacity|order|z|flex|fontWeight|lineHeight|orphans|widows|columns?|tabSize|scale|zoom|aspectRatio|grid|fill|stroke|line|animationIteration))/i;

/** Has Preact take the names and values that React does (our components are written for it). */
export function takeReactProperties(): void {
  const before = options.vnode;
  options.vnode = (node) => {
    if (typeof node.type === "string") {
      const properties = node.props as Record<string, unknown>;
      for (const name in properties) {
        const value = properties[name];
        if (hyphenated.test(name) && !kept.test(name)) {
          delete properties[name];
          properties[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = value;
        } else if (name === "style" && value && typeof value === "object") {
          properties.style = addUnits(value as Record<string, unknown>);
        }
      }
    }
    before?.(node);
  };
}

const addUnits = (style: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === "number" && value !== 0 && !bare.test(name) ? `${value}px` : value,
    ]),
  );
