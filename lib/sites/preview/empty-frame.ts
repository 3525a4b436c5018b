import { guardScript } from "@/lib/server/guard/guard";

/**
 * The document that stands in the shop's frame before a previewed page does. A frame with `srcdoc` would be held to the
 * shop's own content policy, which lets none of the page's pictures or style sheets in; one with an address has its own
 * (lib/server/headers/content-policy.ts). It takes one document from the page around it, and is that document from then on.
 */
export const emptyFrame = `<!doctype html>
<title>Preview</title>
<script>${guardScript}</script>
<script>
  addEventListener("message", function (event) {
    if (event.source !== parent || parent === self || !event.data || typeof event.data.document !== "string") return;
    document.open();
    document.write(event.data.document);
    document.close();
  });
  parent.postMessage({ preview: "empty" }, "*");
</script>
`;
