import { connectAgent, createToken, type Result } from "@/e2e/support/agent";
import { readShopVariable } from "@/e2e/support/environment";
import { listWindows, smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { urls } from "@/lib/urls/urls";

// Agents at /mcp, by the SDK's own client against the running shop (docs/mcp.md).

const free = "silcrow-callout-card-margin-rule";
const paid = "silcrow-cta-ticket";

const refused = (result: Result, ...says: (string | RegExp)[]) => {
  expect(result.isError, result.said).toBe(true);
  for (const one of says) expect(result.said).toMatch(one);
};

for (const mode of ["legacy", "auto"] as const) {
  test(`an agent finds, reads and takes what is free (${mode})`, smoke, async () => {
    const { client, call } = await connectAgent({ versionNegotiation: { mode } });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_sections",
      "get_section",
      "get_code",
      "compose_page",
      "check_page",
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(60);
      for (const [name, field] of Object.entries(inputSchema.properties ?? {})) {
        expect((field as { description?: string }).description, name).toBeTruthy();
      }
    }

    const found = await call("search_sections", { query: "margin rule" });
    expect(found.answer.sections[0]).toMatchObject({ id: free, price: null });

    const read = await call("get_section", { section: free, line: "super" });
    expect(read.answer).toMatchObject({ id: free, formats: ["paste"], price: null });
    expect(read.picture?.mimeType).toBe("image/jpeg");
    const bytes = Buffer.from(read.picture?.data ?? "", "base64");
    expect(bytes.subarray(0, 2).toString("hex")).toBe("ffd8");
    expect(bytes.length).toBeLessThanOrEqual(150 * 1024);

    const code = await call("get_code", { section: free, line: "super" });
    expect(code.answer.files).toEqual([expect.objectContaining({ language: "css", bytes: expect.any(Number) })]);
    expect(Buffer.byteLength(code.texts[0] ?? "")).toBe(code.answer.files[0].bytes);
    await client.close();
  });
}

test("the schema of a content takes its sample, and says what is wrong with another", smoke, async ({ db, login }) => {
  const { id } = await login({ isLifetime: true });
  const { call } = await connectAgent({ token: (await createToken(db, id, "install")).token });
  const { answer } = await call("get_section", { section: paid, picture: false });
  expect(answer.content.properties.title).toMatchObject({ type: "string", description: expect.any(String) });
  expect(answer.content.required).toEqual(Object.keys(answer.sample));
  expect(answer.quality.lowestContrast).toBeGreaterThan(4.4);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(answer.quality).toMatchObject({ measuredOn: day, isCurrent: true });
  expect(answer.tested).toMatchObject({ testedOn: day, isCurrent: true, formats: { vue: expect.any(Array) } });
  expect(answer.tested.pages).toMatchObject({ Bullet: expect.any(Number), Super: expect.any(Number) });

  const own = { ...answer.sample, title: "Words of an agent" };
  const code = await call("get_code", { section: paid, content: own, theme: { accent: "#0a7f3f" }, format: "react" });
  expect(code.texts.join("\n")).toContain("Words of an agent");
  expect(code.answer.files.length).toBe(code.texts.length);

  const classes = await call("get_code", { section: paid, content: own, format: "tailwind" });
  expect(classes.answer.needs).toContain("silcrow-theme.css");
  expect(classes.texts.join("\n")).toContain("Words of an agent");

  refused(await call("get_code", { section: paid, content: { ...own, title: 5 } }), "title: must be text");
  refused(await call("get_code", { section: paid, content: { ...own, extra: "x" } }), "extra: there is no such field");
  refused(await call("get_code", { section: paid, theme: { accent: "red;}" } }), /theme\.accent: .*no color/);
  refused(await call("get_code", { section: paid, content: { ...own, title: "x".repeat(70_000) } }), "too large");
});

test(
  "a page is checked, kept under a link, priced, and given when all of it is bought",
  smoke,
  async ({ db, login, page }) => {
    const { id: userId } = await login();
    const { call } = await connectAgent({ token: (await createToken(db, userId, "install")).token });
    const { answer: section } = await call("get_section", { section: paid, picture: false });
    const sections = [
      { section: paid, content: { ...section.sample, title: "First of an agent" } },
      { section: "silcrow-cta-last-line" },
    ];

    const open = await call("compose_page", { sections, theme: { scheme: "dark" } });
    expect(open.answer.missing.map(({ id }: { id: string }) => id)).toEqual(sections.map((one) => one.section));
    const prices = open.answer.missing.map(({ price }: { price: number }) => price);
    expect(open.answer.price).toBe(prices[0] + prices[1]);
    expect(open.answer.files).toEqual([]);
    expect(open.texts).toEqual([]);
    refused(await call("get_code", { share: open.answer.share }), /costs \$\d/);

    await page.goto(new URL(open.answer.preview).pathname);
    await expect(page.getByText("First of an agent")).toBeVisible();

    await db.user.update({ where: { id: userId }, data: { isLifetime: true } });
    const whole = await call("compose_page", { sections, theme: { scheme: "dark" } });
    expect(whole.answer).toMatchObject({ share: open.answer.share, missing: [], price: 0, howToGet: "" });
    expect(whole.texts.join("\n")).toContain("First of an agent");
    const again = await call("get_code", { share: whole.answer.share });
    expect(again.texts.join("\n")).toContain("First of an agent");

    refused(
      await call("compose_page", { sections: [{ section: paid, content: { title: "only" } }] }),
      /content|ticket/i,
    );
    refused(await call("compose_page", { sections: [{ section: free }] }), "can't be part of a page");
    refused(await call("compose_page", { sections: [] }), "at least one section");
    const thousand = Array.from({ length: 1_000 }, () => ({ section: paid }));
    const many = await call("compose_page", { sections: thousand });
    refused(many, "up to 30 sections");
    expect(many.said.length).toBeLessThan(2_000);
  },
);

test("the page for agents is readable without script, and its lines can be copied", async ({
  page,
  browser,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/how-to-use");
  await page.getByRole("navigation", { name: "Resources" }).getByRole("link", { name: "For agents" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For agents" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy the lines for Cursor" }).click();
  await expect(page.getByRole("button", { name: "Copied the lines for Cursor" })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.mcpServers.silcrow.url).toMatch(/^https?:\/\/[^/]+\/mcp$/);
  for (const [scheme, width] of listWindows(375, 768, 1280)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${readShopVariable("ADDRESS")}${urls.agents}`);
  await expect(plain.getByText("claude mcp add --transport http silcrow")).toBeVisible();
  await expect(plain.getByRole("button", { name: "Copy the lines for Cursor" })).toBeHidden();
  await plain.close();
});

test("an agent sees what stands on a page, and takes its words into the newest code", async () => {
  const { call } = await connectAgent();
  const { answer } = await call("check_page", { url: `${readShopVariable("SAMPLE_SITES")}/school`, words: true });
  expect(answer).toMatchObject({ madeWith: "bullet", more: 0 });
  expect(answer.sections).toMatchObject([
    { section: paid, version: "1.0.0", changes: [], faults: [], theme: { accent: "#0a7a55" } },
    { section: "silcrow-stats-with-names", version: "1.0.0", newest: "1.0.1", faults: [], form: "none" },
  ]);
  const [, older] = answer.sections;
  expect(older.changes).toHaveLength(1);
  expect(JSON.stringify(older.content)).toContain("Rowed them to the dump");
  const notion = await call("check_page", { url: `${readShopVariable("SAMPLE_SITES")}/school/notion`, words: true });
  expect(notion.answer).toMatchObject({ lostCallouts: [{ name: "Tickt", names: ["Ticket"] }] });
  expect(notion.answer.sections).toMatchObject([
    {
      section: paid,
      format: "notion",
      faults: ["unread"],
      leftovers: ["One heading more"],
      callout: { name: "Ticket" },
    },
  ]);
  expect(notion.answer.sections[0].content).toMatchObject({ title: "Come in by the side door" });
  refused(await call("check_page", { url: `${readShopVariable("SAMPLE_SITES")}/inside` }), "inside a private network");
});
