/** What a page that shows HTML blocks allows them (docs/hosts.md §6). */
const sandbox = "allow-scripts allow-forms allow-popups";

/** The policy that a block is shown under. */
export const blockPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
].join("; ");

/**
 * A page that gives its block the height that it is told, as NotionNext does; `told` are all heights, in their order.
 * @param source the block's address or, as NotionNext has it, its code
 */
export const printHostPage = (source: { src: string } | { srcdoc: string }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<style>:root{color-scheme:light dark}body{margin:0}iframe{display:block;width:100%;height:640px;border:0}</style>
<body><script>
window.told = [];
window.others = [];
addEventListener("message", function (event) {
  var frame = document.querySelector("iframe");
  if (!frame || event.source !== frame.contentWindow) return;
  if (event.data.type !== "notion-next:html-artifact-resize") return void others.push(event.data);
  told.push(event.data.height);
  frame.style.height = event.data.height + "px";
});
</script><iframe title="An HTML block" sandbox="${sandbox}" ${printSource(source)}></iframe></body></html>`;

const escapeValue = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const printSource = (source: { src: string } | { srcdoc: string }) =>
  "src" in source ? `src="${escapeValue(source.src)}"` : `srcdoc="${escapeValue(source.srcdoc)}"`;

declare global {
  interface Window {
    told: number[];
    others: unknown[];
  }
}
