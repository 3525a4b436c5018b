// A page that was painted before the site's code ran, as Bullet's may be. What runs in the page.

const mark = '<script type="text/plain" id="late">';

/** Code that doesn't run until `runLate`. */
export const holdCode = (code: string): string => code.replace("<script>", mark);

export function runLate(): void {
  const script = document.createElement("script");
  script.textContent = document.getElementById("late")?.textContent ?? "";
  document.body.append(script);
}

/** Adds styles, and lets what they move stand still: what is seen doesn't depend on the time. */
export function addStillStyles(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  for (const animation of document.getAnimations()) animation.pause();
}

/** Lets as much time pass as styles take. @returns milliseconds of the longest */
export function finishAnimations(): number {
  const animations = document.getAnimations();
  const lengths = animations.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0));
  for (const animation of animations) animation.finish();
  return Math.max(...lengths);
}

/** Whether the first callout, and what stands below it, can be seen. */
export function seeCallout(selector: string): { callout: string; below: string } {
  const callout = document.querySelector(selector);
  const see = (one: Element | null | undefined) => (one ? getComputedStyle(one).visibility : "missing");
  return { callout: see(callout), below: see(callout?.nextElementSibling) };
}

/** Gives all callouts a class, as somebody's script or a change of scheme does. */
export function addClass(selector: string): void {
  for (const callout of document.querySelectorAll(selector)) callout.classList.add("other");
}

/** Takes callouts out of the page's layout and back, as a tab that is closed and opened does. */
export async function hideAndShow(selector: string): Promise<void> {
  const callouts = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const callout of callouts) callout.style.display = "none";
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const callout of callouts) callout.style.removeProperty("display");
}
