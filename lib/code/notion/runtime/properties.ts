import { options } from "preact";

/** Attributes of SVG that React has in one word and SVG with a hyphen. */
const hyphenated =
  /^(?:stroke|fill|font|clip|vector|dominant|alignment|stop|color|flood|marker|paint|shape|letter|word|pointer|text)[A-Z]/;
/** Those that SVG has in one word, too. */
const kept = /^(?:textLength|clipPathUnits|markerUnits|markerWidth|markerHeight)$/;

/** Has Preact take the names of attributes that React does: our components are written for it. */
export function takeReactProperties(): void {
  const before = options.vnode;
  options.vnode = (node) => {
    const properties = node.props as Record<string, unknown>;
    for (const name in typeof node.type === "string" ? properties : {}) {
      if (!hyphenated.test(name) || kept.test(name)) continue;
      properties[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = properties[name];
      delete properties[name];
    }
    before?.(node);
  };
}
