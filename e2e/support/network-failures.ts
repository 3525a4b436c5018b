import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";

export type Loss = {
  name: string;
  /** Takes away what the page may still ask for. Gives back a way to undo it. */
  begin(page: Page): Promise<() => Promise<void>>;
};

const chunks = "**/_next/static/**";

/** No connection at all. */
export const offline: Loss = {
  name: "offline",
  async begin(page) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

/** The shop answers, and has no file of the page any more. */
export const missing: Loss = {
  name: "with its chunks gone",
  async begin(page) {
    const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
    await page.route(chunks, gone);
    return () => page.unroute(chunks, gone);
  },
};

/** Another build answers: it has neither the files nor the actions of this page, and another name. */
export const updated: Loss = {
  name: "after a deployment",
  async begin(page) {
    const restore = await missing.begin(page);
    const version = (route: Route) => route.fulfill({ json: { build: "the next one" } });
    await page.route("**/api/version", version);
    await page.route(isPage, refuseAction);
    return async () => {
      await restore();
      await page.unroute("**/api/version", version);
      await page.unroute(isPage, refuseAction);
    };
  },
};

const isPage = (url: URL) => !url.pathname.startsWith("/_next/") && !url.pathname.startsWith("/api/");

/** The server is asked for an action that it doesn't have, and answers as it does. */
function refuseAction(route: Route): Promise<void> {
  const headers = route.request().headers();
  const id = headers["next-action"];
  if (!id) return route.fallback();
  return route.continue({ headers: { ...headers, "next-action": `${id.slice(0, -4)}0000` } });
}

/** What the browser itself logs of these losses. */
export const lossNoise =
  /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|UnrecognizedActionError|Failed to load Paddle\.js|Failed to load chunk/;

/** The page runs and knows who is there: what it takes for that has come, and a loss can begin. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await expect(page.getByRole("banner").getByText("Loading your account")).toHaveCount(0);
}

/** Makes the clipboard usable without a window in front. */
export function grantClipboard(context: BrowserContext): Promise<void> {
  return context.grantPermissions(["clipboard-read", "clipboard-write"]);
}
