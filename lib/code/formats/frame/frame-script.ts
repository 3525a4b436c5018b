/**
 * What a frame does by itself. It shows a picture again that is in the file once. It tells the page around it how high its content is, as NotionNext and as hosts that follow Embedly
 * expect it, whenever that changes or is asked for: of the content alone, never of the window, so that a frame that grows tells
 * nothing new. Links to places of the file go there, since an address with `#` alone would lead to the page around it. An open menu
 * gets the room below what opened it.
 */
const source = `(function () {
  var body = document.body, last = 0;
  document.querySelectorAll("img[data-same]").forEach(function (picture) {
    picture.src = document.querySelector('img[data-first="' + picture.dataset.same + '"]').src;
  });
  function tell() {
    var height = Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight));
    if (!innerWidth || height === last) return;
    last = height;
    parent.postMessage({ type: "notion-next:html-artifact-resize", height: height }, "*");
    parent.postMessage(JSON.stringify({ src: location.href, context: "iframe.resize", height: height }), "*");
  }
  addEventListener("message", function (event) {
    if (event.source !== parent || !event.data || event.data.type !== "notion-next:html-artifact-measure") return;
    last = 0;
    tell();
  });
  if (window.ResizeObserver) new ResizeObserver(tell).observe(body);
  addEventListener("load", tell);
  if (document.fonts) document.fonts.ready.then(tell);
  document.addEventListener("toggle", function (event) {
    var open = event.target, area, opener, box, above = 0;
    if (!open.hasAttribute("popover")) return tell();
    body.style.minHeight = "";
    if (event.newState === "open") {
      area = getComputedStyle(open).positionArea;
      opener = area && area !== "none" && document.querySelector('[popovertarget="' + open.id + '"]');
      if (opener) above = opener.getBoundingClientRect().bottom;
      box = open.getBoundingClientRect();
      body.style.minHeight = Math.ceil(Math.max(box.bottom, above + box.height) + (box.top > 0 || opener ? 24 : 0)) + "px";
    }
    tell();
  }, true);
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest('a[href^="#"]'), place;
    if (!link) return;
    event.preventDefault();
    try { place = document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1))); } catch (broken) { return; }
    if (!place) return;
    for (var box = place; box; box = box.parentElement) if (box.localName === "details") box.open = true;
    place.scrollIntoView();
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
})();`;

/** On one line: no string in it has two blanks. */
export const frameScript = source.replace(/\s+/g, " ");
