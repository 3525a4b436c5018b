import type { Page, Request } from "@playwright/test";
import type { ActionResult } from "../../lib/action";
import type { ReadableFile } from "../../lib/delivery/actions";
import type { Format } from "../../lib/delivery/deliver";

interface Asked {
  sectionId: string;
  product: "bullet" | "super";
  format?: Format;
}

const copied = new Map<string, string>();

/**
 * What the copy button gives to somebody who owns everything, asked for once in a worker: later sections by repeating
 * the first one's request.
 * @param page of that person; it goes elsewhere
 */
export function copyAsOwner(page: Page): (asked: Asked) => Promise<string> {
  let first: Promise<Request> | undefined;
  const press = async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/bullet/components/landing-page/sections/hero");
    const sent = actionOf(page);
    await page
      .getByRole("button", { name: /^Copy for Bullet/ })
      .first()
      .click();
    const request = await sent;
    await request.response();
    return request;
  };
  return async (asked) => {
    const key = JSON.stringify(asked);
    const known = copied.get(key);
    if (known !== undefined) return known;
    first ??= press();
    const { code } = await repeat<{ code: string }>(page, await first, asked);
    copied.set(key, code);
    return code;
  };
}

/** The files of a copy as the code panel of a section's page shows them to somebody who owns everything. */
export function readAsOwner(page: Page): (asked: Asked) => Promise<string[]> {
  let first: Promise<Request> | undefined;
  const open = async () => {
    const sent = actionOf(page);
    await page.goto("/super/components/landing-page/sections/cta/ticket");
    await page.getByRole("heading", { name: "Code" }).scrollIntoViewIfNeeded();
    return sent;
  };
  return async (asked) => {
    first ??= open();
    const { files } = await repeat<{ files: ReadableFile[] }>(page, await first, asked);
    return files.map(({ html }) => textOf(html));
  };
}

const actionOf = (page: Page) =>
  page.waitForRequest((sent) => sent.method() === "POST" && Boolean(sent.headers()["next-action"]));

/** The markup of a code panel as text. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Calls the action of an earlier request with other data. */
async function repeat<Data>(page: Page, request: Request, asked: Asked): Promise<Data> {
  const { "next-action": action = "", "content-type": type = "" } = request.headers();
  const answer = await page.request.post(request.url(), {
    headers: { "next-action": action, "content-type": type, accept: "text/x-component" },
    data: JSON.stringify([asked]),
    maxRetries: 3,
  });
  const result = resultOf(await answer.body()) as ActionResult<Data>;
  if (result.ok) return result.data;
  throw new Error(`${JSON.stringify(asked)}: ${result.error.message}`);
}

/** What an action answered, read from React's payload: rows of JSON by number, long texts in rows of their own. */
function resultOf(payload: Buffer): unknown {
  const rows = new Map<string, string>();
  for (let at = 0; at < payload.length; ) {
    const colon = payload.indexOf(":", at);
    const id = payload.toString("latin1", at, colon);
    if (payload[colon + 1] === 0x54) {
      const comma = payload.indexOf(",", colon);
      const end = comma + 1 + Number.parseInt(payload.toString("latin1", colon + 2, comma), 16);
      rows.set(id, payload.toString("utf8", comma + 1, end));
      at = end;
    } else {
      const end = payload.indexOf("\n", colon);
      rows.set(id, payload.toString("utf8", colon + 1, end));
      at = end + 1;
    }
  }
  const { a: answer } = JSON.parse(rows.get("0") ?? "{}") as { a?: string };
  return JSON.parse(rows.get(answer?.replace("$@", "") ?? "") ?? "null", (_, value) => {
    if (typeof value !== "string" || !value.startsWith("$")) return value;
    return value.startsWith("$$") ? value.slice(1) : (rows.get(value.slice(1)) ?? value);
  });
}
