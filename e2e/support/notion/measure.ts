/** The places of all elements of a section, to a pixel, from its corner: of the first element of a selector that has one in its shadow root. */
export function measureSection(selector: string): string[] {
  const host = document.querySelector(selector);
  const frame = host?.shadowRoot?.querySelector(".sc");
  // What moves by itself is measured where it begins; what scrolling moves stays.
  for (const animation of frame?.getAnimations({ subtree: true }) ?? []) {
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    animation.pause();
    animation.currentTime = 0;
  }
  const corner = frame?.getBoundingClientRect() ?? new DOMRect();
  return Array.from(frame?.querySelectorAll("*") ?? [], (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    // What isn't drawn is nowhere.
    const place = width + height > 0 ? [x - corner.x, y - corner.y, width, height] : [];
    return [one.localName, ...place.map(Math.round)].join(" ");
  });
}
