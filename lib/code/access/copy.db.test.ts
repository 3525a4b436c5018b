import { afterEach, expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { canBePart } from "@/lib/catalogue/pages/composition";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { WorkerPool } from "@/lib/server/workers/pool";
import { createUser } from "@/tools/test/samples/sample-users";

// The first to draw waits for a thread, which reads every section.
vi.setConfig({ testTimeout: 240_000 });
vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const { getSectionCode } = await import("./copy");

afterEach(() => void vi.restoreAllMocks());

const [ticket, slip] = ["silcrow-cta-ticket", "silcrow-cta-reply-slip"] as const;

const siteOf = (userId: UserId, siteName: string) =>
  getDb().site.create({ data: { userId, siteName, product: "bullet" } });

it("gives a page of several sections to whoever has bought all of them", async () => {
  const page = { sectionId: formatCompositionId([ticket, slip]), product: "bullet" } as const;
  for (const userId of [null, await createUser(), await createUser(ticket)])
    await expect(getSectionCode(userId, page)).rejects.toMatchObject({ code: "forbidden" });
  const { files } = await getSectionCode(await createUser(ticket, slip), page);
  expect(files[0]?.code).toContain("page:cta-ticket@");
});

it("gives a page to be read file by file, as it is copied", async () => {
  const sections = listSections().filter((section) => canBePart(section) && !section.parts && section.price !== null);
  const ids = sections.slice(0, 12).map(({ id }) => id);
  const page = { sectionId: formatCompositionId(ids), product: "bullet", format: "react" } as const;
  const owner = await createUser(...ids);
  const run = vi.spyOn(WorkerPool.prototype, "run");
  const { files } = await getSectionCode(owner, page, { isRead: true });
  const jobs = run.mock.calls.map(([{ name }]) => name);
  expect(jobs[0]).toBe("deliver");
  expect(jobs.filter((name) => name === "readableFiles").length).toBeGreaterThan(1);
  const copied = await getSectionCode(owner, page);
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual(
    copied.files.map(({ name, code }) => [name, Buffer.byteLength(code)]),
  );
  expect(files.find(({ name }) => name === "page-section.tsx")?.html).toContain("<mark>");
});

it("says of a page that takes too long that it has too many sections", async () => {
  vi.spyOn(WorkerPool.prototype, "run").mockResolvedValue({ kind: "ended", reason: "time", cpu: 1 });
  const page = { sectionId: formatCompositionId([ticket, slip]), product: "bullet", format: "react" } as const;
  const owner = await createUser(ticket, slip);
  for (const how of [{ isRead: true } as const, undefined]) {
    const refusal = how ? getSectionCode(owner, page, how) : getSectionCode(owner, page);
    await expect(refusal).rejects.toMatchObject({
      code: "invalid",
      sentence: expect.stringContaining("too many sections"),
    });
  }
  const one = getSectionCode(owner, { sectionId: ticket, product: "bullet" });
  await expect(one).rejects.toMatchObject({ sentence: expect.stringContaining("With this content the section") });
});

it("gives a section for the lines that sell it", async () => {
  const section = listSections().find(({ lines, price }) => lines.length === 1 && price !== null);
  const other = section?.lines[0] === "bullet" ? "super" : "bullet";
  const userId = await createUser(section?.id ?? "");
  await expect(getSectionCode(userId, { sectionId: section?.id ?? "", product: other })).rejects.toMatchObject({
    code: "not_found",
    sentence: expect.stringContaining("There is no such section for"),
  });
});

it("sends the answers to a form to a site of one's own and to no other", async () => {
  const [ada, ben] = [await createUser(slip), await createUser()];
  const [own, others] = [await siteOf(ada, "Mine"), await siteOf(ben, "Theirs")];
  const copy = (siteId: string) => getSectionCode(ada, { sectionId: slip, product: "bullet", siteId });
  const { files, answersTo } = await copy(own.id);
  expect(answersTo).toBe("Mine");
  expect(files[0]?.code).toContain(`https://silcrow.example/api/forms/${own.id}/`);
  await expect(copy(others.id)).rejects.toMatchObject({ code: "not_found" });
});
