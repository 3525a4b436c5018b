/**
 * Shows a text in a dialog, selected, for a browser that gives no clipboard away. Made without React: it has to be there wherever
 * something is copied, also where no more code can be fetched.
 * @returns whether the person has copied it
 */
export function copyByHand(value: string): Promise<boolean> {
  const dialog = make("dialog", {
    className:
      "sc m-auto w-[min(40rem,calc(100%-2rem))] rounded-lg bg-paper p-6 text-ink-2 shadow-float backdrop:bg-black/40 forced-colors:border",
  });
  const title = make("h2", { className: "text-heading text-ink", id: "copy-by-hand", textContent: "Copy it by hand" });
  const hint = make("p", {
    className: "mt-2 max-w-[56ch] text-small text-pretty",
    id: "copy-by-hand-hint",
    textContent:
      "Your browser doesn’t let this page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac. On a phone, hold a finger on it and choose Copy.",
  });
  const field = make("textarea", {
    className:
      "mt-4 block h-48 w-full resize-y rounded-sm border border-line bg-paper-2 px-3.5 py-3 font-code text-[.8125rem] leading-[1.6] text-ink",
    value,
    readOnly: true,
    spellcheck: false,
  });
  field.setAttribute("aria-label", "What to copy");
  field.setAttribute("aria-describedby", hint.id);
  const selectAll = make("button", { type: "button", className: "btn btn-line min-h-11", textContent: "Select all" });
  const close = make("button", { type: "button", className: "btn min-h-11", textContent: "Close" });
  const buttons = make("div", { className: "mt-4 flex flex-wrap justify-end gap-3" });
  buttons.append(selectAll, close);
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(title, hint, field, buttons);
  document.body.append(dialog);

  const select = () => {
    field.focus();
    // `select` alone leaves the end out on phones.
    field.setSelectionRange(0, field.value.length);
    // One reads it from its beginning.
    field.scrollTop = 0;
  };
  // What was pressed may have been a link, whose navigation takes the focus a moment later.
  field.onblur = ({ relatedTarget }) => {
    if (!relatedTarget)
      setTimeout(() => dialog.open && document.hasFocus() && document.activeElement !== field && select());
  };
  selectAll.onclick = select;
  close.onclick = () => dialog.close();
  let hasCopied = false;
  // The browser copies after this; the box that it copies from must still be there.
  field.oncopy = () => {
    if (field.selectionStart > 0 || field.selectionEnd < field.value.length) return;
    hasCopied = true;
    setTimeout(() => dialog.close());
  };
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(hasCopied);
    };
    dialog.showModal();
    select();
  });
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
