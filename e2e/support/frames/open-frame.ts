import type { Frame, Page } from "@playwright/test";

/** What a page that shows HTML blocks allows them (docs/hosts.md §6). */
const sandbox = "allow-scripts allow-forms allow-popups";
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
].join("; ");

/** Both are nobody's: their requests are answered here. */
const host = "http://page.test";
const inside = "http://block.test";

/** A page that gives its block the height that it is told, as NotionNext does; `told` are all heights, in their order. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
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
</script><iframe title="An HTML block" sandbox="${sandbox}" src="${inside}/"></iframe></body></html>`;

declare global {
  interface Window {
    told: number[];
    others: unknown[];
  }
}

export interface OpenFrame {
  frame: Frame;
  /** Addresses that anything asked for, but the page and the block themselves. */
  asked: string[];
}

/** Opens a page with an HTML block in it. */
export async function openFrame(view: Page, code: string): Promise<OpenFrame> {
  const asked: string[] = [];
  view.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith("data:") && ![`${host}/`, `${inside}/`].includes(address)) asked.push(address);
  });
  await view.route(`${host}/`, (route) => route.fulfill({ contentType: "text/html", body: page }));
  await view.route(`${inside}/`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: code,
    }),
  );
  await view.goto(`${host}/`);
  const frame = view.frames().find((one) => one.url().startsWith(inside));
  if (!frame) throw new Error("the block was not opened");
  return { frame, asked };
}

export interface Measured {
  /** The height of what stands in the block. */
  content: number;
  /** What was told last. */
  told: number;
  /** How high and wide the block is, and what of it would have to be scrolled. */
  height: number;
  width: number;
  scrollHeight: number;
  scrollWidth: number;
}

/** Measures a block after two more frames, in which what it told may change. */
export async function measureFrame(view: Page, frame: Frame): Promise<Measured> {
  const inner = await frame.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((next) => requestAnimationFrame(next));
    const { scrollWidth, scrollHeight } = document.documentElement;
    const boxes = [...document.body.children].filter((one) => one.localName !== "script");
    const content = Math.max(...boxes.map((one) => one.getBoundingClientRect().bottom)) + window.scrollY;
    return { content, height: window.innerHeight, width: window.innerWidth, scrollWidth, scrollHeight };
  });
  return { ...inner, told: await view.evaluate(() => window.told.at(-1) ?? 0) };
}
