/**
 * Makes the children of one element those of another, changing as little as possible: what has the focus keeps it, pictures aren't
 * loaded again.
 * @param keep an element whose text stays as it is: somebody types there
 */
export function patchChildren(from: Element, to: Element, keep: Element | null): void {
  const wanted = [...to.childNodes];
  wanted.forEach((next, index) => {
    const own = from.childNodes[index];
    if (!own) from.append(next);
    else if (!isSame(own, next)) own.replaceWith(next);
    else if (own instanceof Element && next instanceof Element) {
      copyAttributes(own, next);
      if (own !== keep) patchChildren(own, next, keep);
    } else if (own.nodeValue !== next.nodeValue) own.nodeValue = next.nodeValue;
  });
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

/** Whether a node can become the other; of the kind of an input nothing is left when it changes. */
function isSame(own: Node, next: Node): boolean {
  if (own.nodeType !== next.nodeType || own.nodeName !== next.nodeName) return false;
  return !(own instanceof HTMLInputElement) || own.type === (next as HTMLInputElement).type;
}

function copyAttributes(own: Element, next: Element): void {
  for (const { name } of [...own.attributes]) {
    // Whether it stands open is its reader's.
    if (!next.hasAttribute(name) && name !== "open") own.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) if (own.getAttribute(name) !== value) own.setAttribute(name, value);
}
