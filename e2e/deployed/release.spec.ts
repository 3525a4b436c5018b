import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { APIResponse } from "@playwright/test";
import { listStaticFiles, rollOut, runDriver } from "@/e2e/support/deployed";
import { readShopVariable } from "@/e2e/support/environment";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { type Ask, createVisitor, startLoad } from "@/tools/dev/deployed/visitors";

const category = "/bullet/components/landing-page/sections/hero";
const [earlier = "", current = ""] = readShopVariable("BUILDS").split(",");
/** Of a fresh address each, so that the app is asked and not the cache. */
const fresh = (path: string) => () => `${path}?utm=${randomUUID()}`;

const reads: Ask[] = [
  { name: "a page that is kept", path: category },
  { name: "a page of the app", path: fresh(category) },
  { name: "a page that is drawn", path: fresh("/login") },
  { name: "an answer of the API", path: fresh("/api/client-config") },
];
const call: Ask = {
  name: "a function",
  method: "POST",
  path: "/api/functions/formSubmission",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ data: {} }),
};

async function untilReady(app: string): Promise<void> {
  await expect
    .poll(
      () =>
        runDriver("ready", app).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test("a release is rolled out under load: no request fails, what runs is finished, streams move", async ({
  page,
  db,
  login,
}) => {
  const person = await login({ name: "Before the Release" });
  const site = await db.site.findFirstOrThrow({ where: { userId: person.id } });
  await page.goto("/account");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  expect(await page.locator("html").getAttribute("data-build")).toBe(basename(earlier));

  const load = startLoad(readShopVariable("ADDRESS"), [...reads, call]);
  // Answers to forms that can't be stored for a while: some are under way in each process when it is told to end.
  let rolling = true;
  const holding = async () => {
    while (rolling) {
      await db.$transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE form_submissions IN ACCESS EXCLUSIVE MODE`;
        await sleep(2_000);
      });
      await sleep(300);
    }
  };
  const statuses: number[] = [];
  const post = async (index: number) => {
    const visitor = createVisitor(readShopVariable("ADDRESS"), 100 + index);
    const { status } = await visitor.ask({
      name: "an answer to a form",
      method: "POST",
      // Of one form so many are taken in an hour as a slow roll would take.
      path: `/api/forms/${site.id}/contact-${index % 10}`,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: `email=visitor${index}%40example.com&message=Hello+${index}`,
    });
    statuses.push(status);
    visitor.leave();
  };
  const posting = async () => {
    const posts: Promise<void>[] = [];
    while (rolling) {
      posts.push(post(posts.length));
      await sleep(250);
    }
    await Promise.all(posts);
  };
  const besides = [holding(), posting()];
  const said = await rollOut("current");
  expect(said).toContain("is out");
  rolling = false;
  await Promise.all(besides);
  await sleep(1_000);
  const { asked, failed } = await load.stop();
  console.log(`${asked} requests while the release was rolled out, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(5);
  expect(await db.formSubmission.count({ where: { siteId: site.id } })).toBe(statuses.length);

  // The page that has been open all the while hears of changes, from a process that wasn't there when it was opened.
  await db.user.update({ where: { id: person.id }, data: { isLifetime: true } });
  await expect(page.getByRole("banner").getByRole("link", { name: "Get all-access" })).toBeHidden({ timeout: 20_000 });
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("after a release nobody gets a page of the one before, and its files are still there", async ({ request }) => {
  for (const path of ["/", category, `${category}/simple-centered`]) {
    for (let time = 0; time < 4; time++) {
      expect(await (await request.get(path)).text(), path).toContain(`data-build="${basename(current)}"`);
    }
  }
  const gone = listStaticFiles(earlier).filter((path) => !listStaticFiles(current).includes(path));
  expect(gone.length, "the releases differ").toBeGreaterThan(0);
  for (const path of gone) {
    const answer = await request.get(`/_next/static/${path}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("files that the proxy serves itself have the headers that the app gives them", async ({ request }) => {
  const [app = ""] = readShopVariable("APPS").split(",");
  const script = listStaticFiles(current).find((path) => path.endsWith(".js"));
  const html = await (await request.get("/bullet/components/callout-card")).text();
  const picture = /\/thumbnails\/sections\/[\w-]+\.[0-9a-f]{8}\.(webp|avif)/.exec(html)?.[0];
  const card = /\/cards\/[\w-]+\.[0-9a-f]{8}\.jpg/.exec(html)?.[0];
  for (const path of [`/_next/static/${script}`, "/fonts/inter.woff2", picture, card, "/art/v1/silcrow-mark.svg"]) {
    if (!path) throw new Error("The page names no such file");
    const [ours, theirs] = [await request.get(path), await request.get(`http://${app}${path}`)];
    expect(ours.status(), path).toBe(200);
    expect(await ours.body(), path).toEqual(await theirs.body());
    const told = (answer: APIResponse) => {
      // Of this one answer, or said by the proxy for all.
      const {
        date,
        etag,
        connection,
        "keep-alive": _,
        "last-modified": modified,
        server,
        vary,
        ...rest
      } = answer.headers();
      const { "content-length": length, "transfer-encoding": transfer, "content-encoding": coding, ...kept } = rest;
      return {
        ...kept,
        "accept-ranges": undefined,
        "x-request-id": undefined,
        "content-type": kept["content-type"]?.split(";")[0],
      };
    };
    expect(told(ours), path).toEqual(told(theirs));
  }
});

test("a process that is told to end without the proxy's knowledge fails no question", tagFullRunOnly(), async () => {
  const load = startLoad(readShopVariable("ADDRESS"), reads);
  await sleep(2_000);
  await runDriver("stop", "app1");
  await sleep(1_000);
  await runDriver("start", "app1");
  await untilReady("app1");
  await sleep(1_000);
  const { asked, failed } = await load.stop();
  console.log(`${asked} requests while a process ended by itself, ${failed.length} failed`);
  expect(failed).toEqual([]);
});

test("a process that dies loses no question, and is missed for a moment only", async () => {
  const load = startLoad(readShopVariable("ADDRESS"), reads);
  await sleep(2_000);
  await runDriver("kill", "app2");
  await sleep(3_000);
  await runDriver("start", "app2");
  await untilReady("app2");
  const { asked, failed } = await load.stop();
  console.log(`${asked} requests while a process died, ${failed.length} failed`);
  expect(failed).toEqual([]);
});

test("without any process pages are still served, and the rest says that it will be back", async ({ request }) => {
  await request.get(category);
  await Promise.all([runDriver("kill", "app1"), runDriver("kill", "app2")]);
  try {
    expect((await request.get(category)).status()).toBe(200);
    const drawn = await request.get("/account");
    expect(drawn.status()).toBe(502);
    expect(drawn.headers()["retry-after"]).toBe("30");
    expect(await drawn.text()).toContain("Back in a moment");
  } finally {
    await Promise.all([runDriver("start", "app1"), runDriver("start", "app2")]);
    await untilReady("app1");
    await untilReady("app2");
  }
});

test("the proxy comes back after it was ended at once", tagFullRunOnly(), async ({ request }) => {
  await runDriver("kill", "proxy");
  expect((await request.get(category)).status()).toBe(200);
  expect((await request.get("/login")).status()).toBe(200);
});

test("the daily jobs run, and say so", async () => {
  const said = (await runDriver("jobs")).split("\n").filter((line) => line.startsWith("{"));
  const events = said.map((line) => JSON.parse(line));
  expect(events).toMatchObject([
    { level: "info", event: "job done", job: "purge" },
    { level: "info", event: "job done", job: "reconcile" },
  ]);
});
