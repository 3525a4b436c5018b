import { expect, it, vi } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { getDb } from "@/lib/server/db";
import { createUser } from "@/tools/test/samples/sample-users";

// The first to draw waits for a thread, which reads every section.
vi.setConfig({ testTimeout: 240_000 });
vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const { getFrame } = await import("./frame");

const [ticket, slip] = ["silcrow-cta-ticket", "silcrow-cta-reply-slip"] as const;
const product = "bullet";

it("gives a section or a page as one file to who has bought all of it", async () => {
  const page = formatCompositionId([ticket, slip]);
  const some = await createUser(ticket);
  const { code, bytes } = await getFrame(some, { sectionId: ticket, product });
  expect(code).toMatch(/^<!doctype html>/);
  expect(bytes).toBe(Buffer.byteLength(code));
  for (const [userId, sectionId] of [[null, ticket] as const, [some, page] as const])
    await expect(getFrame(userId, { sectionId, product })).rejects.toMatchObject({ code: "forbidden" });
  expect((await getFrame(await createUser(ticket, slip), { sectionId: page, product })).code).toContain(
    "page:cta-ticket@",
  );
});

it("has the pictures inside that were uploaded, and names those from elsewhere", async () => {
  const userId = await createUser("silcrow-team-photo-grid");
  const { id } = await getDb().picture.create({
    data: { userId, hash: "0", bytes: Buffer.from("RIFF0000WEBPVP8 "), width: 1, height: 1, size: 16 },
  });
  const sample = JSON.stringify(findSection("silcrow-team-photo-grid")?.sample);
  const [first = "", second = ""] = [...sample.matchAll(/"src":"([^"]+)"/g)].map(([, src]) => src);
  const own = sample.replace(first, `/pictures/${id}.webp`).replace(second, "https://example.com/a.jpg");
  const { code, leftOut } = await getFrame(userId, {
    sectionId: "silcrow-team-photo-grid",
    product,
    content: JSON.parse(own),
  });
  expect(leftOut.pictures).toEqual(["https://example.com/a.jpg"]);
  expect(code).toContain(Buffer.from("RIFF0000WEBPVP8 ").toString("base64"));
});

it("sends answers to a site of one's own, and refuses another's", async () => {
  const [ada, ben] = [await createUser(slip), await createUser(slip)];
  const { id: siteId } = await getDb().site.create({ data: { userId: ada, siteName: "Mine", product } });
  const { code, answersTo } = await getFrame(ada, { sectionId: slip, product, siteId });
  expect(answersTo).toBe("Mine");
  expect(code).toContain(`https://silcrow.example/api/forms/${siteId}/`);
  await expect(getFrame(ben, { sectionId: slip, product, siteId })).rejects.toMatchObject({ code: "not_found" });
});
