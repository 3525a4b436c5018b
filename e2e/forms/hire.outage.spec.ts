import { randomUUID } from "node:crypto";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const words = { "Your name": "Ada Weaver", "What should change or be made": "The header.", Budget: "About €900" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test(
      "a request outlives an outage of the database",
      tagFullRunOnly(!javaScriptEnabled),
      async ({ page, db, outage, allowConsole }) => {
        allowConsole(/503|Failed to load resource/);
        const email = `${randomUUID()}@example.com`;
        const values = { ...words, "Your mail address": email };
        const form = page.getByRole("form", { name: "Your request" });
        const button = form.getByRole("button", { name: "Send the request" });
        await page.goto("/hire-experts");
        for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);

        await outage.begin();
        await button.click();
        await expect(form.getByRole("alert")).toContainText("We can't reach our database right now");
        for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);

        await outage.end();
        await expect(async () => {
          await button.click({ timeout: 3_000 });
          await expect(page.getByRole("status", { name: /^Thank you/ })).toBeVisible({ timeout: 3_000 });
        }).toPass({ timeout: 30_000 });
        expect(await db.hireRequest.count({ where: { email } })).toBe(1);
      },
    );
  });
}
