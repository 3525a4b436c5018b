import { describeNone } from "./report";
import type { RuntimeSection } from "./section";
import { isAsked, isShown, listCallouts, listNames } from "./show-section";

const style = `position:fixed;inset:auto 16px 16px;z-index:99999;background:#fff;color:#111;padding:12px;border:1px solid;font:13px/1.5 ui-monospace,monospace`;

let note: HTMLElement | undefined;

/** Where the owner asks and no callout of the page says the name of a section, says so at the foot of the window. */
export function showNote(sections: ReadonlyMap<string, RuntimeSection>): void {
  if (!isAsked()) return;
  if (listCallouts(document).some(isShown)) {
    note?.remove();
    note = undefined;
  } else if (!note) {
    note = document.createElement("div");
    note.setAttribute("role", "status");
    note.style.cssText = style;
    note.textContent = describeNone(listNames(sections));
    document.documentElement.append(note);
  }
}
