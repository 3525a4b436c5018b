import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { connect, type Database } from "./database";
import { createOutage, type Outage } from "./outage";
import { createSessionCookie } from "./people/session";
import { createVisitor } from "./people/visitors";

type Someone = { name?: string; email?: string; admin?: boolean; isLifetime?: boolean };
type SignedIn = { id: string; name: string; email: string };

type Fixtures = {
  /** Signs this browser in as a user made for the test, without the popup; with a default site, as a first sign-in does. */
  login(someone?: Someone): Promise<SignedIn>;
  /** Fails the test unless the page has no violation that axe can find; of some rules alone where they are named. */
  expectAccessible(page: Page, options?: { within?: string; without?: string; rules?: string[] }): Promise<void>;
  /** Console errors that this test provokes; any other fails it. */
  allowConsole(pattern: RegExp): void;
  /** Takes the database away from the running shop, and brings it back. It is back after the test in any case. */
  outage: Outage;
};
type WorkerFixtures = {
  /** The shop's own database. */
  db: Database;
};
type Internal = { consoleWatch: { allowed: RegExp[] } };

/**
 * Makes `goto` wait for the page's scripts, too, as it does where they are in the document: pages of the shop load them after
 * their first paint (tools/release), which may be after the load event.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil || options.waitUntil === "load") await page.waitForFunction(haveScriptsCome);
    return response;
  };
}

function haveScriptsCome(): boolean {
  if (!document.querySelector("link[data-after-paint]")) return true;
  // To the clock of a test nothing was ever fetched: what is expected of the page waits by itself then.
  if (performance.getEntriesByType("navigation").length === 0) return true;
  const wanted = [...document.scripts].filter(({ src, async }) => src !== "" && async);
  // A script that was refused has come, too.
  const come = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  return wanted.length > 0 && wanted.every(({ src }) => come.has(src));
}

/** Playwright's `test` for this shop. An error on the console of any page or popup fails the test it happened in. */
export const test = base.extend<Fixtures & Internal, WorkerFixtures>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
    async ({}, use) => {
      const { db, close } = connect();
      await use(db);
      await close();
    },
    { scope: "worker" },
  ],

  // Each test is a visitor of its own: what one address may have at once would else depend on what runs beside it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
  extraHTTPHeaders: async ({}, use) => use(createVisitor()),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForScripts);
    await use(context);
  },

  consoleWatch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => complaints.push(String(error.error().stack ?? error.error())));
      await use({ allowed });
      const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "errors on the console").toEqual([]);
    },
    { auto: true },
  ],

  allowConsole: async ({ consoleWatch }, use) => {
    await use((pattern) => {
      consoleWatch.allowed.push(pattern);
    });
  },

  login: async ({ context, db, baseURL }, use) => {
    const made: string[] = [];
    await use(
      async ({
        name = "Ada Weaver",
        email = `${randomUUID()}@example.com`,
        admin = false,
        isLifetime = false,
      } = {}) => {
        const user = await db.user.create({
          data: {
            name,
            email,
            admin,
            isLifetime,
            sites: { create: { siteName: `${name}’s site`, product: "bullet" } },
          },
        });
        made.push(user.id);
        await context.addCookies([await createSessionCookie(user.id, baseURL ?? "")]);
        return { id: user.id, name, email };
      },
    );
    await db.user.deleteMany({ where: { id: { in: made } } });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
  expectAccessible: async ({}, use) => {
    await use(async (page, { within, without, rules } = {}) => {
      // What is half faded in has too little contrast, and so has a message that begins to leave meanwhile.
      await page.evaluate(async () => {
        const still = new CSSStyleSheet();
        still.replaceSync("* { transition: none !important; }");
        document.adoptedStyleSheets.push(still);
        const running = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(running.map(({ finished }) => finished));
      });
      const builder = new AxeBuilder({ page });
      if (without) builder.exclude(without);
      if (rules) builder.withRules(rules);
      const { violations } = await (within ? builder.include(within) : builder).analyze();
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
      expect(found, "accessibility violations").toEqual([]);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
  outage: async ({}, use) => {
    const outage = createOutage();
    await use(outage);
    await outage.end();
  },
});

export { expect };
