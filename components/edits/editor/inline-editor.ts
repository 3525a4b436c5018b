import type { Content } from "@/components/sections/define";
import { getValueAt } from "@/lib/catalogue/content/content-path";
import { patchChildren } from "./morph";
import { findSameWords, type PressedWords } from "./pressed-words";
import { findTextAt, focusAt } from "./text-at-point";

/** What of a section somebody has pressed, as paths of its content. */
export interface EditTarget {
  element: HTMLElement | SVGElement;
  /** A text that is edited where it stands. */
  text?: string | undefined;
  /** A text that isn't: of a button, in a field. */
  field?: string | undefined;
  link?: string | undefined;
  picture?: string | undefined;
}

interface SurfaceEvents {
  onText: (path: string, text: string) => void;
  onSpot: (spot: EditTarget) => void;
  /** Words were pressed that can't be typed where they stand: on to their field. */
  onWords: (spot: EditTarget, words: string) => void;
  /** Enter in a text: on to what else can be said of it. */
  onEnter: (spot: EditTarget) => void;
  onEscape: () => void;
  /** What a value is called. */
  labelOf: (path: string) => string;
}

const anySpot = "[data-edit-text],[data-edit-field],[data-edit-link],[data-edit-picture]";

/** Beyond the layers of the preview's own rules, so these win. */
export const surfaceStyles = `
[data-edit-text],[data-edit-field],[data-edit-picture]{outline-offset:3px;pointer-events:auto}
[data-edit-text]{cursor:text}
[data-edit-text]:empty{display:inline-block;min-width:1ch;min-height:1em}
[data-edit-field],[data-edit-picture]{cursor:pointer}
:is([data-edit-text],[data-edit-field],[data-edit-picture]):is(:hover,[data-edit-under]){outline:1px dashed color-mix(in srgb,currentColor 60%,transparent)}
:is([data-edit-text],[data-edit-field],[data-edit-picture]):is(:focus,[data-edit-on]){outline:2px solid currentColor}
[data-edit-text]:focus{white-space-collapse:preserve}
[data-edit-through] *{cursor:text}`;

/** What is pressed for what it does. */
const controls = "a,button,input,select,textarea,summary,label";

/**
 * A section whose words are typed where they stand: what the server has drawn for the editor (lib/code/metadata/edit-annotations.ts), in a box
 * of the page. Typing changes the page at once and waits for nobody; what else it changes is drawn by the server and put in with the
 * caret left where it is.
 */
export class InlineEditor {
  readonly #box: HTMLElement;
  readonly #events: SurfaceEvents;
  readonly #leaving = new AbortController();
  /** Something in it is pressed: what is under the pointer stays what it is until it is let go, or the press would come to nothing. */
  #isPressed = false;
  /** What was drawn while the text with the focus was empty, or something was pressed, and would have taken it away. */
  #held: { part: string; content: Content } | null = null;

  constructor(box: HTMLElement, events: SurfaceEvents) {
    this.#box = box;
    this.#events = events;
    const { signal } = this.#leaving;
    box.addEventListener("input", this.#onInput, { signal });
    box.addEventListener("beforeinput", this.#onBeforeInput, { signal });
    box.addEventListener("paste", this.#onPaste, { signal });
    box.addEventListener("drop", (event) => event.preventDefault(), { signal });
    box.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    box.addEventListener("focusin", this.#onPress, { signal });
    box.addEventListener("click", this.#onClick, { signal });
    box.addEventListener("mousedown", this.#onMouseDown, { signal });
    box.addEventListener("pointermove", this.#onPointerMove, { signal });
    box.addEventListener("keydown", this.#onKeyDown, { signal });
    box.addEventListener("focusout", this.#onLeave, { signal });
    box.addEventListener("pointerdown", this.#onPointerDown, { signal });
    for (const type of ["pointerup", "pointercancel", "dragend"])
      addEventListener(type, this.#onPointerUp, { signal, capture: true });
  }

  /** Shows what the server has drawn of a content. */
  show(part: string, content: Content): void {
    const typed = this.#typedAt();
    if (typed?.textContent === "" || this.#isPressed) {
      this.#held = { part, content };
      return;
    }
    this.#held = null;
    const template = document.createElement("template");
    template.innerHTML = `<style>${surfaceStyles}</style>${part}`;
    const drawn = document.createElement("div");
    drawn.append(template.content);
    for (const element of drawn.querySelectorAll<HTMLElement>("[data-edit-text]")) this.#ready(element);
    for (const element of drawn.querySelectorAll("[data-edit-picture]")) this.#readyPicture(element);
    // The focus comes back to it from its panel.
    for (const element of drawn.querySelectorAll("[data-edit-field]:not(a,button,input,select,textarea,summary)"))
      element.setAttribute("tabindex", "-1");
    // The words in it have the focus, and their panel its address.
    for (const element of drawn.querySelectorAll("a:has([data-edit-text])")) element.setAttribute("tabindex", "-1");
    patchChildren(this.#box, drawn, typed);
    this.patch(content);
  }

  /**
   * Shows the texts of a content at once.
   * @param all also the one that has the focus, which somebody is typing otherwise
   * @param under only those of a field by its path, and of the fields in it
   */
  patch(content: Content, all = false, under = ""): void {
    const typed = this.#typedAt();
    const name = CSS.escape(under);
    const texts = under ? `[data-edit-text="${name}"],[data-edit-text^="${name}."]` : "[data-edit-text]";
    for (const element of this.#box.querySelectorAll<HTMLElement>(texts)) {
      const words = getValueAt(content, element.dataset.editText ?? "");
      if (typeof words !== "string" || element.textContent === words) continue;
      if (element === typed && !all) continue;
      element.textContent = words;
      if (element === typed) getSelection()?.collapse(element, element.childNodes.length);
    }
  }

  /** Puts the caret at the end of the text with these words, or the focus on what has them as a field. */
  focusWords({ words, place }: PressedWords): void {
    const same = findSameWords(this.#box, words);
    const found = same[place] ?? same[0];
    const element = found?.closest<HTMLElement>("[data-edit-text],[data-edit-field]");
    element?.focus({ preventScroll: true });
    if (element?.isContentEditable) getSelection()?.collapse(element, element.childNodes.length);
  }

  /** Marks what the panel speaks of. */
  mark(element: Element | null): void {
    for (const one of this.#box.querySelectorAll("[data-edit-on]")) one.removeAttribute("data-edit-on");
    element?.setAttribute("data-edit-on", "");
  }

  /** The element of a path, as it is now; of several, as of an answer's paragraphs, the one it was before. */
  find(path: string, before: Element): HTMLElement | SVGElement | null {
    const name = CSS.escape(path);
    const own = ["text", "field", "link", "picture"].map((kind) => `[data-edit-${kind}="${name}"]`).join();
    const elements = [...this.#box.querySelectorAll<HTMLElement | SVGElement>(own)];
    return elements.find((element) => element === before) ?? elements[0] ?? null;
  }

  /** Leaves the section as it stands, to be looked at. */
  end(): void {
    this.#leaving.abort();
    this.mark(null);
    this.#box.removeAttribute("data-edit-through");
    for (const one of this.#box.querySelectorAll("[data-edit-under]")) one.removeAttribute("data-edit-under");
    this.#box.querySelector("style")?.remove();
    for (const element of this.#box.querySelectorAll("[data-edit-text]")) {
      for (const name of ["contenteditable", "role", "aria-label"]) element.removeAttribute(name);
    }
    for (const element of this.#box.querySelectorAll("[data-edit-picture],[data-edit-field],a:has([data-edit-text])"))
      element.removeAttribute("tabindex");
  }

  #ready(element: HTMLElement): void {
    // Of browsers that don't know plain text the paste is made plain below.
    element.setAttribute("contenteditable", "plaintext-only");
    if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-label", this.#events.labelOf(element.dataset.editText ?? ""));
  }

  #readyPicture(element: Element): void {
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.removeAttribute("aria-hidden");
    element.setAttribute(
      "aria-label",
      `${this.#events.labelOf(element.getAttribute("data-edit-picture") ?? "")}: change`,
    );
  }

  /** The text with the focus. */
  #typedAt(): HTMLElement | null {
    const active = document.activeElement;
    return active instanceof HTMLElement && active.dataset.editText !== undefined && this.#box.contains(active)
      ? active
      : null;
  }

  #onInput = (event: Event) => {
    const { editText } = (event.target as HTMLElement).dataset;
    if (editText === undefined) return;
    this.#events.onText(editText, (event.target as HTMLElement).textContent.replace(/\s*\n\s*/g, " "));
  };

  #onBeforeInput = (event: InputEvent) => {
    if (/^(format|insertParagraph|insertLineBreak)/.test(event.inputType)) event.preventDefault();
  };

  #onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const words = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "";
    // The one way to insert that the browser's own caret and selection follow.
    document.execCommand("insertText", false, words);
  };

  #onPress = (event: Event) => {
    const spot = this.#spotAt(event.target as Element);
    if (spot) this.#events.onSpot(spot);
  };

  /** Words under what was pressed, which lies over them and leads somewhere or chooses something. */
  #under({ target, clientX: x, clientY: y }: MouseEvent): HTMLElement | SVGElement | null {
    const words = findTextAt(this.#box, x, y);
    return words?.contains(target as Element) ? null : words;
  }

  #onMouseDown = (event: MouseEvent) => {
    // A slider is drawn by the press itself.
    if ((event.target as Element).matches("[type=range]")) return;
    if (this.#under(event)) event.preventDefault();
  };

  #onClick = (event: MouseEvent) => {
    const pressed = this.#spotAt(event.target as Element);
    // A press by key has no place.
    const words = event.detail > 0 ? this.#under(event) : null;
    if (!words) {
      if (!pressed) return;
      this.#events.onSpot(pressed);
      if (event.detail > 0) this.#enterField(pressed);
      return;
    }
    const { clientX: x, clientY: y } = event;
    // After what else the press does: a label hands the focus on.
    setTimeout(() => {
      if (!words.isConnected) return;
      focusAt(words, x, y);
      const spot = this.#spotAt(words);
      if (!spot) return;
      const both = { ...spot, link: spot.link ?? pressed?.link };
      this.#events.onSpot(both);
      this.#enterField(both);
    });
  };

  /** Leads from words that can't be typed where they stand to their field, but for what does something else when it is pressed. */
  #enterField(spot: EditTarget): void {
    const { element, field, text } = spot;
    if (field === undefined || text !== undefined || !getSelection()?.isCollapsed) return;
    if (element.matches(controls)) return;
    this.#events.onWords(spot, element.textContent.trim());
  }

  /** Shows what a press would be of, where the browser sees something else. */
  #onPointerMove = (event: PointerEvent) => {
    const words = event.pointerType === "mouse" ? this.#under(event) : null;
    for (const one of this.#box.querySelectorAll("[data-edit-under]"))
      if (one !== words) one.removeAttribute("data-edit-under");
    words?.setAttribute("data-edit-under", "");
    this.#box.toggleAttribute("data-edit-through", words?.matches("[data-edit-text]") ?? false);
  };

  #spotAt(target: Element): EditTarget | null {
    const pressed = target.closest<HTMLElement | SVGElement>(anySpot);
    if (!pressed || !this.#box.contains(pressed)) return null;
    const link = pressed.closest<HTMLElement | SVGElement>("[data-edit-link]");
    const { editText: text, editField: field, editPicture: picture } = pressed.dataset;
    return { element: pressed, text, field, picture, link: link?.dataset.editLink };
  }

  #onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isPicture = target.dataset.editPicture !== undefined;
    if (event.isComposing || (target.dataset.editText === undefined && !isPicture)) return;
    if (event.key === "Enter" || (isPicture && event.key === " ")) {
      event.preventDefault();
      const spot = this.#spotAt(target);
      if (spot) this.#events.onEnter(spot);
    } else if (event.key === "Escape") this.#events.onEscape();
  };

  #onPointerDown = () => {
    this.#isPressed = true;
  };

  #onPointerUp = () => {
    if (!this.#isPressed) return;
    this.#isPressed = false;
    // After the click, which follows.
    this.#onLeave();
  };

  #onLeave = () => {
    const held = this.#held;
    if (held) requestAnimationFrame(() => this.#held === held && this.show(held.part, held.content));
  };
}
