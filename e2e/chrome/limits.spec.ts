import { randomInt, randomUUID } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { APIResponse } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { rules } from "@/lib/server/limits/rules";

const address = readShopVariable("ADDRESS");
/** Somebody whom no other test counts. */
const newVisitor = () => ({
  "x-forwarded-for": `203.0.113.${randomInt(1, 255)}, 198.18.${randomInt(256)}.${randomInt(256)}`,
});

function expectRefused(answer: APIResponse, seconds: number) {
  expect(answer.status()).toBe(429);
  const wait = Number(answer.headers()["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
}

test("invoices and exports are limited for each person, both exports together", smoke, async ({ page, login }) => {
  await login();
  const invoice = () => page.request.get(`/api/purchases/${randomUUID()}/invoice`);
  const invoices = await Promise.all(Array.from({ length: rules.invoice.points }, invoice));
  expect(new Set(invoices.map((answer) => answer.status()))).toEqual(new Set([404]));
  const refused = await invoice();
  expectRefused(refused, rules.invoice.seconds);
  expect(await refused.json()).toMatchObject({ error: { code: "rate_limited" } });
  const read = await page.request.get(`/api/purchases/${randomUUID()}/invoice`, { headers: { accept: "text/html" } });
  expect(await read.text()).toMatch(/^That was a bit fast\. Try again in \d+ minutes?\.$/);

  const paths = ["/account/submissions/export", "/api/users/me/export"];
  for (let turn = 0; turn < rules.accountRare.points; turn++) {
    expect((await page.request.get(paths[turn % 2] ?? "")).status()).toBe(200);
  }
  for (const path of paths) expectRefused(await page.request.get(path), rules.accountRare.seconds);
});

test("sign-ins that are begun are limited for each address", smoke, async ({ request }) => {
  const headers = { ...newVisitor(), "sec-fetch-site": "cross-site" };
  const start = () => request.post("/login/start", { headers, maxRedirects: 0 });
  const answers = await Promise.all(Array.from({ length: rules.signIn.points }, start));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]));
  expectRefused(await start(), rules.signIn.seconds);
});

/** In bytes: more than any form of ours takes. */
/**
 * Announces a large body and sends the beginning of it: whoever wants to read it all waits for ever. Going on would be
 * answered by a reset connection, which may come before the answer.
 * @param sent bytes; more than is read of it
 * @returns what came back
 */
async function postLarge(path: string, headers: Record<string, string>, sent: number) {
  const post = httpRequest(`${address}${path}`, {
    method: "POST",
    agent: false,
    headers: {
      ...headers,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": 32 * 1024 * 1024,
      accept: "application/json",
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => post.on("response", resolve).on("error", reject));
  post.write(Buffer.alloc(sent, "a"));
  const answer = await answered;
  answer.resume();
  post.destroy();
  return { status: answer.statusCode, headers: answer.headers };
}

test("a form's post is counted before it is read, and little of a large one is", smoke, async ({ request }) => {
  const visitor = newVisitor();
  const form = `/api/forms/${randomUUID()}/plain`;
  expect(await postLarge(form, visitor, 1_500_000)).toMatchObject({ status: 413, headers: { connection: "close" } });

  const post = () =>
    request.post(form, {
      headers: { ...visitor, accept: "application/json" },
      form: { a: "b" },
    });
  const answers = await Promise.all(Array.from({ length: rules.formSubmission.points - 1 }, post));
  expect(new Set(answers.map((answer) => answer.status())), "what is refused counts").toEqual(new Set([404]));
  expectRefused(await post(), rules.formSubmission.seconds);

  const last = await postLarge(form, visitor, 64 * 1024);
  expect(last).toMatchObject({ status: 429, headers: { connection: "close", "retry-after": expect.any(String) } });
});

test("what is too large for a sign-in isn't read", smoke, async () => {
  for (const path of ["/login/start", "/api/auth/signin/local"]) {
    expect(await postLarge(path, newVisitor(), 64 * 1024)).toMatchObject({
      status: 413,
      headers: { connection: "close" },
    });
  }
});
