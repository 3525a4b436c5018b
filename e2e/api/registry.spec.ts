import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@/e2e/support/database";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { maxRetries } from "@/e2e/support/public-pages";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { createShadcnProject } from "@/tools/dev/shadcn-project";
import { isFullRun } from "@/tools/dev/test-scope";

/** The registry as people use it: the real shadcn CLI in a project of Vite and Tailwind 4, against the running shop. */

const ticket = "silcrow-cta-ticket";

type Project = Awaited<ReturnType<typeof createShadcnProject>>;

/** A project that is set up as a section's page says, and the token of somebody who owns these items. */
async function setUp(address: string, { withToken = true } = {}) {
  const silcrow = {
    url: `${address}/r/{name}.json`,
    params: { css: "src/index.css" },
    ...(withToken && { headers: { Authorization: `Bearer $\{SILCROW_TOKEN}` } }),
  };
  return createShadcnProject({ registries: { "@silcrow": silcrow } });
}

async function tokenOf(db: Database, userId: string): Promise<string> {
  const token = `silcrow_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(token).digest("hex");
  await db.apiToken.create({ data: { userId, name: "laptop", hash, ending: token.slice(-4), scope: "install" } });
  return token;
}

const added = async (project: Project, name: string, token: string) => {
  const { code, output } = await project.shadcn(["add", name, "--yes", "--overwrite"], token);
  expect(code, output).toBe(0);
  return output;
};

test("a section is found, read and installed with the CLI, and stands in the project's page", async ({
  page,
  login,
  db,
  baseURL: address = "",
}) => {
  const { id } = await login();
  await recordPurchase(db, id, ticket);
  const token = await tokenOf(db, id);
  const project = await setUp(address);
  try {
    await test.step("list, search and view", async () => {
      const list = await project.shadcn(["list", "@silcrow", "--limit", "5"], token);
      expect(list.output).toMatch(/Found \d{2,} items in @silcrow/);
      const search = await project.shadcn(["search", "@silcrow", "--query", "admission ticket"], token);
      expect(search.output).toContain("@silcrow/cta-ticket");
      const view = await project.shadcn(["view", "@silcrow/cta-ticket"], token);
      expect(JSON.parse(view.output.slice(view.output.indexOf("[")))).toMatchObject([{ name: "cta-ticket" }]);
    });

    await test.step("add: the files as they are delivered, and the theme imported once", async () => {
      const output = await added(project, "@silcrow/cta-ticket", token);
      expect(output).toContain("Import TicketSection from ticket-section, which is in silcrow/cta-ticket");
      const answer = await page.request.get("/r/cta-ticket.json", {
        headers: { authorization: `Bearer ${token}` },
        maxRetries,
      });
      const { files } = (await answer.json()) as { files: { target: string; content: string }[] };
      for (const { target, content } of files) {
        expect(project.read(target.replace("@components/", "src/components/")), target).toBe(content);
      }
      expect(project.list("src/components/silcrow/cta-ticket")).toHaveLength(files.length);
      await added(project, "@silcrow/cta-ticket", token);
      expect(project.read("src/index.css").match(/silcrow-theme\.css/g)).toHaveLength(1);
      expect(project.read("src/silcrow-theme.css")).toContain("@theme");
    });

    // Copies for React are built in every run (projects.spec.ts).
    await test.step("it type-checks, builds, and is drawn with its colours", async () => {
      if (!isFullRun) return;
      project.write(
        "src/main.tsx",
        `import { createRoot } from "react-dom/client";
import "./index.css";
import TicketSection from "@/components/silcrow/cta-ticket/ticket-section";
createRoot(document.getElementById("root")!).render(<TicketSection />);
`,
      );
      const types = await project.typecheck();
      expect(types.code, types.output).toBe(0);
      const built = await project.build();
      expect(built.code, built.output).toBe(0);
      const site = "http://fresh.example";
      await page.route(`${site}/**`, (route) => {
        const path = new URL(route.request().url()).pathname;
        const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
        const body = readFileSync(join(project.folder, "dist", path === "/" ? "index.html" : path));
        return route.fulfill({ body, contentType: type });
      });
      await page.goto(site, { waitUntil: "domcontentloaded" });
      const heading = page.getByRole("heading").first();
      await expect(heading).toBeVisible();
      const size = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, "its own size, not the project's").toBeGreaterThan(20);
      const button = page.getByRole("link").first();
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
        "rgba(0, 0, 0, 0)",
      );
    });

    await test.step("a saved version brings its own words", async () => {
      const { sample } = (await import("@/components/sections/cta/ticket/section")).default;
      const content = JSON.parse(JSON.stringify({ ...sample, title: "Words of my own" }));
      const version = await db.component.create({ data: { userId: id, sectionId: ticket, content } });
      await added(project, `@silcrow/cta-ticket/version/${version.id}`, token);
      expect(project.read("src/components/silcrow/cta-ticket/ticket-section.tsx")).toContain("Words of my own");
    });

    expect(
      project.asked.filter((url) => !url.startsWith("/r/colors/")),
      "nothing else of the CLI's own registry",
    ).toEqual([]);
  } finally {
    await project.remove();
  }
});

test(
  "whoever may not have it is told by the CLI what to do",
  tagFullRunOnly(),
  async ({ login, db, baseURL: address = "" }) => {
    const { id } = await login();
    const token = await tokenOf(db, id);
    const project = await setUp(address);
    const anonymous = await setUp(address, { withToken: false });
    try {
      const say = async (of: Project, name: string, value?: string) => {
        const { code, output } = await of.shadcn(["add", name, "--yes"], value);
        expect(code, output).not.toBe(0);
        return output;
      };
      expect(await say(anonymous, "@silcrow/cta-ticket")).toMatch(
        /\[unauthenticated\] Ticket is for sale \(\$4\): \S+\/sections\/cta\/ticket\..*SILCROW_TOKEN/,
      );
      expect(await say(project, "@silcrow/cta-ticket", "silcrow_x")).toMatch(
        /\[unauthenticated\] This token.*\/account\/tokens/,
      );
      expect(await say(project, "@silcrow/cta-ticket", token)).toMatch(/\[forbidden\] .* Buy it at \S+\/cta\/ticket/);
      expect(await say(project, "@silcrow/nothing", token)).toContain("[not_found] There is no item “nothing”");

      await recordPurchase(db, id, ticket);
      await added(project, "@silcrow/cta-ticket", token);
      await db.purchase.updateMany({ where: { userId: id }, data: { status: "refunded" } });
      expect(await say(project, "@silcrow/cta-ticket", token)).toContain("[forbidden]");
      expect(project.list("src/components/silcrow/cta-ticket").length, "what was installed stays").toBeGreaterThan(1);
    } finally {
      await Promise.all([project.remove(), anonymous.remove()]);
    }
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page for React has the command for each package manager, and how it is set up", async ({ page }) => {
    await page.goto("/bullet/components/landing-page/sections/cta/ticket");
    const inside = page.getByRole("region", { name: "What’s inside" });
    await expect(inside.getByText("npx shadcn@latest add @silcrow/cta-ticket")).toBeVisible();
    await inside.getByRole("link", { name: "Use it in React" }).click();
    await expect(page).toHaveURL("/docs/react");
    const part = page.getByRole("main");
    await expect(part.getByText("npx shadcn@latest add @silcrow/cta-ticket")).toBeVisible();
    for (const [manager, line] of [
      ["pnpm", "pnpm dlx shadcn@latest add"],
      ["yarn", "yarn dlx shadcn@latest add"],
      ["bun", "bunx --bun shadcn@latest add"],
    ] as const) {
      await part.getByLabel(manager, { exact: true }).check();
      await expect(part.getByText(`${line} @silcrow/cta-ticket`)).toBeVisible();
      await expect(part.getByText("npx shadcn@latest add @silcrow/cta-ticket")).toBeHidden();
    }
    const json = await part.getByText('"@silcrow"').textContent();
    expect(JSON.parse(`{${json}}`).registries["@silcrow"].url).toContain("/r/{name}.json");
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expect(part.getByRole("link", { name: "API tokens" })).toHaveAttribute("href", "/account/tokens");
  });
});

test(
  "the command stands above the files it brings, also before they are bought, and is copied",
  smoke,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/bullet/components/landing-page/sections/cta/ticket");
    await page.getByRole("tab", { name: "React + Tailwind" }).click();
    const panel = page.getByRole("tabpanel", { name: "React + Tailwind" });
    await panel.getByLabel("pnpm", { exact: true }).check();
    await panel.getByRole("button", { name: "Copy the command, pnpm" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("pnpm dlx shadcn@latest add @silcrow/cta-ticket");
    await expect(panel.getByRole("link", { name: "Set up once in each project" })).toHaveAttribute(
      "href",
      "/docs/react#set-up",
    );
  },
);
