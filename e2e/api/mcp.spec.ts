import { request as httpRequest } from "node:http";
import { connectAgent, type Result, tokenFor } from "@/e2e/support/agent";
import { shop } from "@/e2e/support/environment";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { smoke, windowsOf } from "@/e2e/support/scope";
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

test("words that find nothing are answered with the categories, and a category lists its sections", smoke, async () => {
  const { call } = await connectAgent();
  const nothing = await call("search_sections", { query: "zeppelin" });
  expect(nothing.answer).toMatchObject({ sections: [], more: 0 });
  const sentence = await call("search_sections", { query: "a pricing table for a zeppelin" });
  expect(sentence.answer.sections.length).toBeGreaterThan(0);
  expect(sentence.answer.note).toContain("No section has all of these words");
  expect(nothing.answer.categories).toContainEqual(expect.objectContaining({ slug: "hero" }));
  const heroes = await call("search_sections", { category: "hero", limit: 3 });
  expect(heroes.answer.sections.map(({ id }: { id: string }) => id.startsWith("silcrow-hero-"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(heroes.answer.more).toBeGreaterThan(0);
});

test("the schema of a content takes its sample, and says what is wrong with another", smoke, async ({ db, login }) => {
  const { id } = await login({ isLifetime: true });
  const { call } = await connectAgent({ token: (await tokenFor(db, id, "install")).token });
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
  "code that is sold is for those who bought it, and everybody else is told what to do",
  smoke,
  async ({ db, login }) => {
    const { id: userId } = await login();
    const asked = { section: paid, line: "super" };

    const nobody = await connectAgent();
    refused(await nobody.call("get_code", asked), /costs \$\d/, urls.tokens, urls.pricing, "Authorization: Bearer");
    refused(await (await connectAgent({ token: "" })).call("get_code", asked), "No token came");

    const { id: tokenId, token } = await tokenFor(db, userId, "install");
    const theirs = await connectAgent({ token });
    refused(await theirs.call("get_code", asked), /costs \$\d/, "hasn't bought this");

    const purchase = await recordPurchase(db, userId, paid);
    const bought = await theirs.call("get_code", asked);
    expect(bought.isError, bought.said).toBe(false);
    expect(bought.texts[0]).toContain("<sc-");

    const other = await connectAgent({ token: (await tokenFor(db, userId, "functions")).token });
    refused(await other.call("get_code", asked), "can only call functions", urls.tokens);

    await db.purchase.update({ where: { id: purchase.id }, data: { status: "refunded" } });
    refused(await theirs.call("get_code", asked), "it was refunded");

    await db.apiToken.delete({ where: { id: tokenId } });
    refused(await theirs.call("get_code", asked), "revoked", urls.tokens);
    refused(await theirs.call("search_sections", { query: "hero" }), "revoked");
  },
);

test("saved versions are found by their owner's token alone", smoke, async ({ db, login }) => {
  const { id: userId } = await login({ isLifetime: true });
  const { call } = await connectAgent({ token: (await tokenFor(db, userId, "install")).token });
  const { answer } = await call("get_section", { section: paid, picture: false });
  const version = `mine-${userId.slice(0, 8)}`;
  const content = { ...answer.sample, title: "My version" };
  await db.component.create({ data: { id: version, userId, sectionId: paid, content } });

  const mine = await call("get_code", { version, line: "super" });
  expect(mine.answer).toMatchObject({ section: paid, line: "super", format: "paste" });
  expect(mine.texts[0]).toContain("My version");
  refused(await (await connectAgent()).call("get_code", { version }), "none came with this request");
  refused(await call("get_code", { version: "nobodys" }), "no saved version of this id");
  refused(await call("get_code", { version, section: paid }), "Name one of section, version and share");
});

test(
  "a page is checked, kept under a link, priced, and given when all of it is bought",
  smoke,
  async ({ db, login, page }) => {
    const { id: userId } = await login();
    const { call } = await connectAgent({ token: (await tokenFor(db, userId, "install")).token });
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

test("what there isn't is answered with what there is", smoke, async () => {
  const { client, call } = await connectAgent();
  refused(await call("get_section", { section: "silcrow-cta-tickets" }), paid, "search_sections");
  refused(await call("get_code", { section: "x".repeat(3_000) }), "Nearest");
  refused(await call("get_section", { section: paid, line: "wix" }), "line: ");
  refused(
    await call("get_section", { section: paid, secton: 1 }),
    "secton: there is no such field. There are section, line, picture",
  );
  refused(await call("get_code", { share: "bbbbbbbbbbbbbbbbbb" }), "leads to nothing");
  await expect(client.callTool({ name: "buy_section", arguments: {} })).rejects.toThrow(/There are search_sections/);
});

/** Raw HTTP: what a client of any make sends. */
function send({
  method = "POST",
  headers = {},
  body = "",
}: {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = httpRequest(`${shop("ADDRESS")}/mcp`, {
      method,
      agent: false,
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    });
    sent.on("error", reject);
    sent.on("response", async (response) => {
      const text = (await response.toArray()).join("");
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.end(body);
  });
}

test("requests that are none are refused in the protocol's words", smoke, async () => {
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  expect(await send({ body: list })).toMatchObject({ status: 200 });
  for (const method of ["GET", "DELETE", "PUT"]) {
    const { status, headers, text } = await send({ method });
    expect(status, method).toBe(405);
    expect(headers.allow).toBe("POST, OPTIONS");
    expect(JSON.parse(text)).toMatchObject({
      jsonrpc: "2.0",
      error: { message: expect.stringContaining(urls.agents) },
    });
  }
  expect(await send({ body: "{" })).toMatchObject({ status: 400 });
  expect(await send({ body: list, headers: { "content-type": "text/plain" } })).toMatchObject({ status: 415 });
  expect(await send({ body: list, headers: { "content-encoding": "gzip" } })).toMatchObject({ status: 415 });
  // Many calls in one message would be counted as one, and one that takes itself back is never answered.
  const batch = await send({ body: `[${list},${list}]` });
  expect(batch).toMatchObject({ status: 400, text: expect.stringContaining("one message at a time") });
  const large = await send({ body: list.padEnd(300 * 1024) });
  expect(large.status).toBe(413);
  expect(large.text).toContain("256 KB");

  const foreign = await send({ body: list, headers: { origin: "https://elsewhere.example" } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  const inspector = "http://localhost:6274";
  const preflight = await send({ method: "OPTIONS", headers: { origin: inspector } });
  expect(preflight).toMatchObject({ status: 204, headers: { "access-control-allow-origin": inspector } });
});

test("nothing is sent on a stream that stays open", smoke, async () => {
  const { client } = await connectAgent({ versionNegotiation: { mode: "auto" } });
  const listen = {
    jsonrpc: "2.0",
    id: 7,
    method: "subscriptions/listen",
    params: {
      notifications: { toolsListChanged: true },
      _meta: {
        "io.modelcontextprotocol/protocolVersion": client.getNegotiatedProtocolVersion(),
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  };
  const headers = {
    "mcp-protocol-version": client.getNegotiatedProtocolVersion() ?? "",
    "mcp-method": "subscriptions/listen",
  };
  expect((await send({ body: JSON.stringify(listen), headers })).text).toContain("Subscription limit reached");
});

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
  for (const [scheme, width] of windowsOf(375, 768, 1280)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${shop("ADDRESS")}${urls.agents}`);
  await expect(plain.getByText("claude mcp add --transport http silcrow")).toBeVisible();
  await expect(plain.getByRole("button", { name: "Copy the lines for Cursor" })).toBeHidden();
  await plain.close();
});

test("an agent sees what stands on a page, and takes its words into the newest code", async () => {
  const { call } = await connectAgent();
  const { answer } = await call("check_page", { url: `${shop("SAMPLE_SITES")}/school`, words: true });
  expect(answer).toMatchObject({ madeWith: "bullet", more: 0 });
  expect(answer.sections).toMatchObject([
    { section: paid, version: "1.0.0", changes: [], faults: [], theme: { accent: "#0a7a55" } },
    { section: "silcrow-stats-with-names", version: "1.0.0", newest: "1.0.1", faults: [], form: "none" },
  ]);
  const [, older] = answer.sections;
  expect(older.changes).toHaveLength(1);
  expect(JSON.stringify(older.content)).toContain("Rowed them to the dump");
  refused(await call("check_page", { url: `${shop("SAMPLE_SITES")}/inside` }), "inside a private network");
});
