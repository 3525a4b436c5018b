import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import type { ActionResult } from "@/lib/account/auth/action";
import { findSection } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { saveVersion } from "@/lib/edits/versions/mutations";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";

// The first to draw waits for a thread, which reads every section.
vi.setConfig({ testTimeout: 240_000 });
vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/cache", () => ({ refresh: () => undefined }));
let signedIn: UserId | null = null;
vi.mock("@/lib/account/auth/session", () => ({ getCurrentUserId: async () => signedIn }));
const { copySiteCode, storeSiteSections, writeSiteWords } = await import("./actions");
const { listSiteCodes } = await import("./queries");

const [ticket, slip] = ["silcrow-cta-ticket", "silcrow-cta-reply-slip"] as const;

async function createSite(userId: UserId): Promise<string> {
  const { id } = await getDb().site.create({ data: { userId, siteName: "Marram", product: "super" } });
  return id;
}

function getData<Data>(result: ActionResult<Data>): Data {
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}

it("gives one code for the sections of a site, and the words of each under the name that the code knows", async () => {
  signedIn = await createUser(ticket, slip);
  const siteId = await createSite(signedIn);
  const sample = { ...findSection(ticket)?.sample, title: "Own words" };
  const { id } = await saveVersion(signedIn, {
    id: randomUUID(),
    sectionId: ticket,
    name: "Spring ticket",
    content: sample,
    theme: { accent: "#0a7" },
  });
  const sections = [{ sectionId: slip }, { versionId: id }];
  expect(await storeSiteSections({ siteId, sections })).toMatchObject({ ok: true });
  expect(await listSiteCodes(signedIn)).toMatchObject([{ siteId, product: "super", sections }]);
  const { code, names, answersTo } = getData(await copySiteCode({ siteId }));
  expect(names).toEqual(["Reply slip", "Spring ticket"]);
  expect(answersTo).toBe("Marram");
  expect(code).toContain(`https://silcrow.example/api/forms/${siteId}/`);
  const { markdown } = getData(await writeSiteWords({ siteId, place: 1 }));
  expect(markdown).toMatch(/^§ Spring ticket\n\n## Own words\n/);
});

it("gives no code while one of its sections isn't paid for, but the words", async () => {
  signedIn = await createUser(ticket);
  const siteId = await createSite(signedIn);
  getData(await storeSiteSections({ siteId, sections: [{ sectionId: ticket }, { sectionId: slip }] }));
  expect(await copySiteCode({ siteId })).toMatchObject({ ok: false, error: { code: "forbidden" } });
  expect(getData(await writeSiteWords({ siteId, place: 0 })).markdown).toContain("§ Ticket");
  expect(await writeSiteWords({ siteId, place: 2 })).toMatchObject({ ok: false, error: { code: "not_found" } });
});

it("has only as many sections as are made in a page's time, those of pages counted, and each once", async () => {
  signedIn = await createUser(ticket);
  const siteId = await createSite(signedIn);
  const page = formatCompositionId(Array.from({ length: 25 }, () => ticket));
  const content = findDrawable(page)?.sample ?? {};
  const saved = await Promise.all(
    [1, 2].map((number) =>
      saveVersion(signedIn as UserId, { id: randomUUID(), sectionId: page, name: `${number}`, content, theme: {} }),
    ),
  );
  const [one, two] = saved.map(({ id }) => ({ versionId: id }));
  const store = async (...sections: (typeof one)[]) => {
    const stored = await storeSiteSections({ siteId, sections: sections.flatMap((section) => section ?? []) });
    return stored.ok || stored.error.message;
  };
  expect(await store(one)).toBe(true);
  expect(await store(one, two)).toContain("These would be 50.");
  expect(await store(one, one)).toContain("already");
});

it("knows nobody else's sites, and says what to do with an empty one", async () => {
  signedIn = await createUser(ticket);
  const siteId = await createSite(signedIn);
  expect(await copySiteCode({ siteId })).toMatchObject({ ok: false, error: { code: "invalid" } });
  signedIn = await createUser(ticket);
  for (const action of [
    storeSiteSections({ siteId, sections: [{ sectionId: ticket }] }),
    copySiteCode({ siteId }),
    writeSiteWords({ siteId, place: 0 }),
  ])
    expect(await action).toMatchObject({ ok: false, error: { code: "not_found" } });
});
