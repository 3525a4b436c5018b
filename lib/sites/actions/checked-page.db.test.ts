import { expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const page = vi.hoisted(() => ({ html: "" }));
vi.mock("@/lib/sites/fetch/pages", () => ({
  fetchPageOnce: async () => ({ url: new URL("https://buyer.example/?visit=1"), html: page.html }),
  cacheRefusal: () => {},
}));
const { checkSitePage } = await import("./checked-page");
const { getSectionCode } = await import("@/lib/code/access/copy");

const slip = "silcrow-cta-reply-slip";
const address = "203.0.113.7";

it("tells the owner of a site which of their forms are on a page, and everybody else only that somebody keeps the answers", async () => {
  const ada = await getDb().user.create({ data: { name: "Ada", purchases: { create: buildPurchase(slip) } } });
  const ben = await getDb().user.create({ data: { name: "Ben" } });
  const site = await getDb().site.create({ data: { userId: ada.id, siteName: "Mine", product: "bullet" } });
  const requested = { sectionId: slip, product: "bullet", format: "no-script", siteId: site.id } as const;
  const { files } = await getSectionCode(toUserId(ada.id), requested);
  page.html = `<!doctype html><title>Ours</title><body><main>${files[0]?.code}</main></body>`;
  const formFor = async (userId: string | null) => {
    const { url, copies } = await checkSitePage("buyer.example", {
      userId: userId === null ? null : toUserId(userId),
      address,
    });
    expect(url).toMatch(/^https:\/\/buyer\.example\//);
    expect(copies).toMatchObject([{ sectionId: slip }]);
    return copies[0]?.form;
  };
  expect(await formFor(ada.id)).toEqual({ kind: "kept", siteId: site.id });
  for (const other of [ben.id, null]) expect(await formFor(other)).toEqual({ kind: "kept", siteId: undefined });
  await getDb().site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });
  expect(await formFor(ada.id)).toEqual({ kind: "stopped" });
});
