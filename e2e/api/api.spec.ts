import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { load } from "cheerio";
import { createToken } from "@/e2e/support/agent";
import { readShopVariable } from "@/e2e/support/environment";
import { maxRetries, readSitemap } from "@/e2e/support/public-pages";
import { listWindows, smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { programUrls, urls } from "@/lib/urls/urls";

/** What the page says programs can do, done (docs/machines.md). */

const run = promisify(execFile);

/** The lines of the page as a shell runs them, sent to this shop in place of the public one, and what came back. */
async function runLines(lines: string, origin: string, env: Record<string, string>) {
  const here = lines
    .replace(/^curl /, "curl --silent --show-error --include --max-time 60 ")
    .replaceAll(origin, readShopVariable("ADDRESS"))
    .replaceAll('"https://example.com/"', `"${readShopVariable("SAMPLE_SITES")}/super"`);
  const { stdout } = await run("sh", ["-c", here], { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 });
  const [head = "", ...rest] = stdout.replaceAll("\r\n", "\n").split("\n\n");
  const body = rest.join("\n\n");
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1]);
  const type = /^content-type: *([^;\n]+)/im.exec(head)?.[1]?.trim() ?? "";
  return { status, type, body: type.includes("json") ? JSON.parse(body) : body };
}

test("every line of curl on the page is answered with what the OpenAPI document promises", async ({
  request,
  db,
  login,
}) => {
  const { id: userId } = await login({ isLifetime: true });
  const env = {
    SILCROW_TOKEN: (await createToken(db, userId, "install")).token,
    SILCROW_FUNCTIONS_TOKEN: (await createToken(db, userId, "functions")).token,
  };
  const document = await (await request.get(programUrls.openApi, { maxRetries })).json();
  const { origin } = await readSitemap(request);
  const $ = load(await (await request.get(urls.api, { maxRetries })).text());
  const examples = $("[data-operation]")
    .toArray()
    .map((element) => ({
      id: $(element).attr("data-operation") ?? "",
      status: $(element).attr("data-status") ?? "",
      // As a reader sees them: the browser puts the address of this shop in place of the public one, as the document has it.
      lines: $(element).find('pre[data-language="sh"]').first().text().replaceAll(origin, readShopVariable("ADDRESS")),
    }));
  // biome-ignore lint/suspicious/noExplicitAny: as a reader of the document finds it
  const operations = Object.values(document.paths).flatMap((methods: any) => Object.values<any>(methods));
  const samples = operations.flatMap((operation) =>
    operation["x-codeSamples"].map((one: { source: string }) => one.source),
  );
  expect(examples.map(({ lines }) => lines)).toEqual(samples);

  // What stands for the reader's own: a version and a site, under the ids of the examples.
  const text = samples.join("\n");
  const version = /"componentId": ?"([\w-]+)"/.exec(text)?.[1] ?? "";
  const site = /\/api\/forms\/([\w-]+)\//.exec(text)?.[1] ?? "";
  const { sectionId, content } = JSON.parse(/-d '(\{[^']*"content"[^']*)'/.exec(text)?.[1] ?? "").data;
  await db.component.create({ data: { id: version, userId, sectionId, content } });
  await db.site.create({ data: { id: site, userId, siteName: "Marram", product: "super" } });
  await db.rateLimit.deleteMany({ where: { key: { startsWith: "formSubmission:" } } });

  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: "shop", ...document });
  for (const { id, status, lines } of examples) {
    await test.step(`${id}: ${lines.split("\n")[0]}`, async () => {
      const operation = operations.find(({ operationId }) => operationId === id);
      const promised = operation.responses[status];
      const answer = await runLines(lines, origin, env);
      expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(Number(status));
      if (!promised.content) return;
      expect(Object.keys(promised.content)).toEqual([answer.type]);
      const check = ajv.compile({ $ref: `shop${promised.content[answer.type].schema.$ref}` });
      expect(check(answer.body) || check.errors).toBe(true);
      expect(answer.body.result?.isError, JSON.stringify(answer.body).slice(0, 500)).toBeUndefined();
    });
  }
  // What comes twice from one sender, as program and as browser, is kept once.
  expect(await db.formSubmission.count({ where: { siteId: site } })).toBe(2);

  await test.step("what goes wrong has the promised shape, too", async () => {
    const wrong: [string, number, string][] = [
      [
        `curl ${origin}/api/functions/previewComponent -H 'content-type: application/json' -d '{"data":{}}'`,
        400,
        "FunctionProblem",
      ],
      [
        `curl ${origin}/api/functions/nothing -H 'content-type: application/json' -d '{"data":{}}'`,
        404,
        "FunctionProblem",
      ],
      [`curl ${origin}/api/forms/nothing/nothing -H 'accept: application/json' -d 'name=Ada'`, 404, "FunctionProblem"],
      [`curl ${origin}/r/cta-ticket.json`, 401, "RegistryProblem"],
      [`curl ${origin}/r/cta-ticket.json -H "authorization: Bearer $SILCROW_FUNCTIONS_TOKEN"`, 403, "RegistryProblem"],
      [`curl ${origin}/mcp -H 'content-type: application/json' -H 'content-encoding: gzip' -d '{}'`, 415, "McpProblem"],
      [`curl ${origin}/nothing.md`, 404, "TextProblem"],
    ];
    for (const [lines, status, shape] of wrong) {
      const answer = await runLines(lines, origin, env);
      expect(answer.status, lines).toBe(status);
      const check = ajv.compile({ $ref: `shop#/components/schemas/${shape}` });
      expect(check(answer.body) || check.errors, lines).toBe(true);
    }
  });
});

test("the document is kept no longer than it is so, and can be read from elsewhere", smoke, async ({ request }) => {
  const first = await request.get(programUrls.openApi, { maxRetries });
  const { etag = "", ...headers } = first.headers();
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "public, max-age=0, must-revalidate",
    "access-control-allow-origin": "*",
    "x-robots-tag": "noindex",
  });
  expect(etag).not.toBe("");
  expect((await request.get(programUrls.openApi, { headers: { "if-none-match": etag }, maxRetries })).status()).toBe(
    304,
  );
});

test("the page is readable without script, at any width, and every entry of its contents leads somewhere", async ({
  page,
  browser,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/how-to-use");
  await page.getByRole("navigation", { name: "Resources" }).getByRole("link", { name: "API", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
  await page.getByRole("button", { name: "Copy the line for “The list”" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl \S+\/llms\.txt$/);
  for (const [scheme, width] of listWindows(375, 768, 1280)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${readShopVariable("ADDRESS")}${urls.api}`);
  const links = plain.getByRole("navigation", { name: "Contents" }).getByRole("link");
  const anchors = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(anchors.length).toBeGreaterThan(20);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) await expect(plain.locator(anchor).getByRole("heading").first()).toBeVisible();
  await expect(plain.getByRole("button", { name: /^Copy the line/ })).toHaveCount(0);
  await plain.close();
});
