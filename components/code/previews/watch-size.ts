import { flushSync } from "react-dom";

export interface Size {
  /** Width the preview is laid out at, before it is scaled to its room. */
  width: number;
  /** Height of what it shows at that width; undefined while the height kept for it must do. */
  height: number | undefined;
  /** How wide it could be unscaled. */
  room: number;
}

/**
 * Watches how large a preview is.
 *
 * It grows and shrinks with its content, but nothing else on the page may move for it unless the person did something:
 * chose or dragged a width, resized the window, pressed something in the preview. A height that was not asked for is taken
 * over only when the preview's end is below the window and stays there, where nobody sees it move.
 *
 * Measured and taken over in one animation frame: until the next one the page may have scrolled, and what was below the
 * window then moves before the reader's eyes.
 * @param element is laid out at the preview's width and scaled to its room
 * @param shown has the height that is kept for it: the element itself, or a box around it
 * @param content what it shows: the element itself, or the body of the document in it
 * @param onSize is told what to keep of the height before
 * @param isEdited somebody changes what it shows, by a form or by keys elsewhere: every height was asked for
 * @returns how to stop
 */
export function watchSize(
  { element, shown, content, room }: Record<"element" | "shown" | "content" | "room", HTMLElement>,
  onSize: (change: (before: Size | undefined) => Size) => void,
  isEdited = false,
): () => void {
  let last: number | undefined;
  let pressed = false;
  let waiting = false;
  let frameRequest = 0;
  const measure = () => {
    frameRequest = 0;
    const height = content === element ? element.offsetHeight : Math.ceil(content.getBoundingClientRect().height);
    const width = element.clientWidth;
    if (!width || !height) return;
    const requested = isEdited || pressed || (last !== undefined && width !== last);
    last = width;
    const { bottom } = room.getBoundingClientRect();
    const scale = element.getBoundingClientRect().width / element.offsetWidth;
    const bottomAfter = bottom + height * scale - shown.getBoundingClientRect().height;
    const taken = requested || Math.min(bottom, bottomAfter) >= innerHeight;
    waiting = !taken;
    flushSync(() => onSize((was) => ({ width, room: room.clientWidth, height: taken ? height : was?.height })));
  };
  const schedule = () => {
    frameRequest ||= requestAnimationFrame(measure);
  };
  const onScroll = () => {
    if (waiting) schedule();
  };
  const onPress = () => {
    pressed = true;
  };
  const observer = new ResizeObserver(schedule);
  for (const watched of new Set([content, element, room])) observer.observe(watched);
  addEventListener("scroll", onScroll, { passive: true });
  const presses = content === element ? element : content.ownerDocument;
  for (const type of ["pointerdown", "keydown"]) presses.addEventListener(type, onPress, true);
  schedule();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frameRequest);
    removeEventListener("scroll", onScroll);
    for (const type of ["pointerdown", "keydown"]) presses.removeEventListener(type, onPress, true);
  };
}
