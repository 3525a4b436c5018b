import { expect, test } from "@/e2e/support/test";

/** A copy of Ticket as somebody has it on their site, with words of their own, and a line that they added. */
const code = `<sc-cta-ticket data-silcrow='cta-ticket@1.0.0 bullet paste {"theme":{"accent":"#0a7a55"},"values":{"title":"Read it aloud, in a boat.","seats":12,"taken":3}}'><template shadowrootmode="open">
<div class="sc" data-sc="cta-ticket"><p>Bring a coat.</p></div>
</template></sc-cta-ticket>`;

test("code that somebody has opens in the editor with its words, and what has no place is shown", async ({ page }) => {
  await page.goto("/edit-again");
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Open in the editor" }).click();
  const found = page.getByRole("region", { name: /^Ticket/ });
  await expect(found).toContainText("version 1.0.0");
  await expect(found).toContainText("Bring a coat.");
  await found.getByRole("link", { name: "Edit Ticket" }).click();
  await expect(page).toHaveURL(/\/bullet\/components\/landing-page\/sections\/cta\/ticket\?share=code-.+#edit/);
  await expect(page.getByText("Read it aloud, in a boat.").first()).toBeVisible();
});

test("what is no code of ours is refused with what to do, and stays in the field", async ({ page }) => {
  await page.goto("/edit-again");
  await page.getByLabel("Code").fill("<p>Hello</p>");
  await page.getByRole("button", { name: "Open in the editor" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is no section of ours in this." })).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("<p>Hello</p>");
});

test("a callout card is known, and leads to its page", async ({ page }) => {
  await page.goto("/edit-again");
  await page
    .getByLabel("Code")
    .fill("/* silcrow callout-card-index-tab@1.0.0 super paste */\n.notion-callout { color: red; }");
  await page.getByRole("button", { name: "Open in the editor" }).click();
  const found = page.getByRole("region", { name: /^Index tab/ });
  await expect(found).toContainText("its words are in Notion");
  await expect(found.getByRole("link")).toHaveAttribute("href", "/super/components/callout-card/index-tab");
});

test("of code for words in Notion it is said where the words are", async ({ page }) => {
  const marker = "cta-ticket@1.0.0 super notion {}";
  await page.goto("/edit-again");
  await page
    .getByLabel("Code")
    .fill(
      `<script>silcrowNotion;S.add(Object.assign({"marker":"${marker}","plan":{"name":"Ticket"},"settings":[]}))</script>`,
    );
  await page.getByRole("button", { name: "Open in the editor" }).click();
  const found = page.getByRole("region", { name: /^Ticket/ });
  await expect(found).toContainText("The words of this section are in Notion, not in its code.");
  await expect(found).not.toContainText("The code has no words for these");
  await expect(found.getByRole("link", { name: "Check my site" })).toHaveAttribute("href", "/check-my-site");
  await expect(found.getByRole("link", { name: "Edit Ticket with our sample words" })).toBeVisible();
});

test("of several sections in one text each can be edited", async ({ page }) => {
  await page.goto("/edit-again");
  await page.getByLabel("Code").fill(`${code}\n${code.replaceAll("cta-ticket", "cta-two-doors")}`);
  await page.getByRole("button", { name: "Open in the editor" }).click();
  await expect(page.getByRole("region", { name: /^Ticket/ })).toContainText("There is one more section in this code.");
  await page.getByRole("button", { name: "Read the next one" }).click();
  await expect(page.getByRole("region", { name: /^Two doors/ }).getByRole("link")).toHaveText("Edit Two doors");
  await expect(page.getByRole("heading", { name: /^Two doors/ })).toBeFocused();
});
