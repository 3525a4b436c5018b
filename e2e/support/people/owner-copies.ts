import type { Page, Request } from "@playwright/test";
import { maxRetries } from "@/e2e/support/public-pages";
import type { ActionResult } from "@/lib/account/auth/action";
import type { ReadableFile } from "@/lib/code/access/actions";
import type { Width } from "@/lib/code/markup/width";
import type { Format } from "@/lib/code/metadata/format";
import { unescapeHtml } from "@/lib/server/text";

interface Asked {
  sectionId: string;
  product: "bullet" | "super";
  format?: Format;
  width?: Width;
}

/** A request of the shop's own page that calls an action. */
interface Call {
  url: string;
  action: string;
  type: string;
}

/** The first request of each kind in this worker: the same action is behind every button of its kind. */
const calls: { copy?: Call; read?: Call } = {};

/**
 * What the copy button gives to somebody who owns everything; pressed once in a worker, and its request repeated after that.
 * @param page of that person; it goes elsewhere
 */
export function copyAsOwner(page: Page): (asked: Asked) => Promise<string> {
  const press = async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/bullet/components/landing-page/sections/hero");
    const sent = actionOf(page);
    await page
      .getByRole("button", { name: /^Copy for Bullet/ })
      .first()
      .click();
    return sent;
  };
  return async (asked) => {
    calls.copy ??= await press();
    return (await repeat<{ code: string }>(page, calls.copy, asked)).code;
  };
}

/** The files of a copy as the code box of a section's page shows them to somebody who owns everything. */
export function readAsOwner(page: Page): (asked: Asked) => Promise<string[]> {
  const open = async () => {
    const sent = actionOf(page);
    await page.goto("/super/components/landing-page/sections/cta/ticket");
    await page.getByRole("heading", { name: "Code" }).scrollIntoViewIfNeeded();
    return sent;
  };
  return async (asked) => {
    calls.read ??= await open();
    const { files } = await repeat<{ files: ReadableFile[] }>(page, calls.read, asked);
    return files.map(({ html }) => textOf(html));
  };
}

async function actionOf(page: Page): Promise<Call> {
  // The page may ask first which sections the account has versions of.
  const isCopy = (sent: Request) => sent.headers()["next-action"] && sent.postData()?.includes('"sectionId"');
  const sent = await page.waitForRequest((one) => Boolean(isCopy(one)));
  await sent.response();
  const { "next-action": action = "", "content-type": type = "" } = sent.headers();
  return { url: sent.url(), action, type };
}

/** The markup of a code panel as text. */
const textOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, ""));

/** Calls the action of an earlier request with other data. */
async function repeat<Data>(page: Page, { url, action, type }: Call, asked: Asked): Promise<Data> {
  const answer = await page.request.post(url, {
    headers: { "next-action": action, "content-type": type, accept: "text/x-component" },
    data: JSON.stringify([asked]),
    maxRetries,
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
