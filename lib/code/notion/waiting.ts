import { calloutSelector } from "@/lib/hosts/callout-blocks";

// Where code stands behind the page, as on Bullet, a page may be painted before its code runs. Browsers load this.

const animation = "silcrow";
/** A callout, and what a section in its place moves. */
const waits = `${calloutSelector},${calloutSelector}~*`;

/**
 * A line for the area of CSS, which stands before the page: what waits isn't seen until the code has run, and for a second at most. It weighs
 * nothing: an element with an animation of its own keeps that.
 */
export const printWaitingCss = () =>
  `@keyframes ${animation} { from { visibility: hidden } } :where(${waits}) { animation: ${animation} 1s step-end }`;

/** What waits isn't seen. */
export const hidingCss = `${waits}{visibility:hidden!important}`;

/** Nothing waits anymore: of keyframes with one name the last ones count. */
export const revealingCss = `@keyframes ${animation}{}`;
