import { getToasts } from "@/e2e/support/messages";
import { expectOnScreen } from "@/e2e/support/on-screen";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";

const ticket = "silcrow-cta-ticket";

test(
  "a purchase without an owner is found, its act on the screen, and handed over",
  smoke,
  async ({ page, login, db, expectAccessible }) => {
    const { id, email } = await login({ name: "Ines", admin: true });
    const dialog = page.getByRole("dialog");
    const lost = await db.purchase.create({ data: buildPurchase(ticket) });
    await page.goto(`/account/admin?find=${lost.transactionId}`);
    const handOver = page.getByRole("main").getByRole("button", { name: /^Hand over/ });
    await expectOnScreen(page, handOver);
    await handOver.click();
    await expect(dialog).toContainText(lost.transactionId);
    const [to, why] = [dialog.getByLabel("User id or e-mail"), dialog.getByLabel("Reason")];
    const yes = dialog.getByRole("button", { name: "Hand over this purchase" });
    await to.fill("nobody");
    await why.fill("showed the receipt");
    await yes.click();
    await expect(dialog.getByRole("alert")).toContainText("There is no user with this id or e-mail.");
    await expect(to).toHaveAttribute("aria-invalid", "true");
    await expect(why).not.toHaveAttribute("aria-invalid");
    await expect(yes).toBeFocused();
    await to.fill(email);
    await yes.click();
    await expect(getToasts(page)).toContainText(`Handed over to ${email}`);
    await expect(page.getByRole("heading", { name: "Users found" })).toBeFocused();
    expect(await db.purchase.findUniqueOrThrow({ where: { id: lost.id } })).toMatchObject({ userId: id });
    await expectAccessible(page);

    await db.purchase.deleteMany({ where: { userId: id } });
  },
);
