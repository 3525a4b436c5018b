import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { saveVersion } from "@/lib/edits/versions/mutations";
import { getDb } from "@/lib/server/db";
import { rules } from "@/lib/server/limits/rules";
import { type Receiver, setReceiver } from "@/lib/server/metrics/report";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { startSampleSites } from "@/tools/dev/sites/sample-sites";
import { previewSite } from "./preview-site";

const sectionId = "silcrow-cta-last-line";
const sample = findSection(sectionId)?.sample ?? {};
const [field] = Object.entries(sample).find(([, value]) => typeof value === "string") ?? ["title"];

let sites: Awaited<ReturnType<typeof startSampleSites>>;
let owner: UserId;
let other: UserId;
beforeAll(async () => {
  sites = await startSampleSites();
  // Before the environment is first read.
  Object.assign(process.env, { SILCROW_LOCAL: "1", SITE_PREVIEW_ALLOW: new URL(sites.url).host });
  [owner, other] = (await Promise.all(
    ["Owner", "Other"].map(async (name) => toUserId((await getDb().user.create({ data: { name } })).id)),
  )) as [UserId, UserId];
});
afterAll(() => sites.close());

let callers = 0;
const preview = (data: unknown, userId: UserId | null = null, address = `caller ${callers++}`) =>
  previewSite(data, { userId, address, origin: "", signal: new AbortController().signal });
const addSite = (siteUrl: string, more = {}) =>
  getDb().site.create({ data: { userId: owner, siteName: "Boats", product: "super", siteUrl, ...more } });

describe("previewSite", () => {
  it("shows a section in any page, with what was asked of it", async () => {
    const result = await preview({
      url: `${sites.url}/super`,
      sectionId,
      product: "super",
      content: { ...sample, [field]: "Words of their own" },
      theme: { accent: "#0a7f3f" },
      place: "start",
      scheme: "dark",
    });
    expect(result).toMatchObject({
      place: "start",
      site: { builder: "super", title: "About the boats", scheme: "dark" },
    });
    expect(result.html).toContain("Words of their own");
    expect(result.html).toContain("#0a7f3f");
    expect(result.html).toMatch(/<html[^>]*class="theme-dark"/);
    expect(result.html).not.toContain("super-embed:");
  });

  it("takes null for what is absent, as the protocol sends it", async () => {
    const absent = {
      siteId: null,
      componentId: null,
      product: null,
      content: null,
      theme: null,
      place: null,
      scheme: null,
    };
    const result = await preview({ url: `${sites.url}/bullet`, sectionId, ...absent });
    expect(result.site.builder).toBe("bullet");
  });

  it("shows a site to its owner, and to nobody else", async () => {
    const { id } = await addSite(`${sites.url}/super`, { hostName: "boats.example" });
    expect((await preview({ siteId: id, sectionId }, owner)).site.builder).toBe("super");
    await expect(preview({ siteId: id, sectionId }, other)).rejects.toMatchObject({ code: "not_found" });
    await expect(preview({ siteId: id, sectionId })).rejects.toMatchObject({
      code: "unauthenticated",
      sentence: expect.stringContaining("siteId: this belongs to an account. Send the header “Authorization: Bearer "),
    });
  });

  it("does not show a deleted site, nor one without an address", async () => {
    const deleted = await addSite(`${sites.url}/super`, { deletedAt: new Date() });
    await expect(preview({ siteId: deleted.id, sectionId }, owner)).rejects.toMatchObject({ code: "not_found" });
    const empty = await addSite("");
    await expect(preview({ siteId: empty.id, sectionId }, owner)).rejects.toMatchObject({
      code: "invalid",
      sentence: expect.stringContaining("no address yet"),
    });
  });

  it("draws a saved version for its owner, and for nobody else", async () => {
    const { id } = await saveVersion(owner, { sectionId, content: { ...sample, [field]: "Words of a record" } });
    const url = `${sites.url}/super`;
    expect((await preview({ url, componentId: id }, owner)).html).toContain("Words of a record");
    await expect(preview({ url, componentId: id }, other)).rejects.toMatchObject({ code: "not_found" });
    await expect(preview({ url, componentId: id })).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("dresses the callouts of a page, whichever of the two made it, and says where there can be none", async () => {
    const card = { sectionId: "silcrow-callout-card-index-tab", product: "bullet" };
    const ofSuper = await preview({ url: `${sites.url}/super`, ...card });
    expect(ofSuper.places).toEqual([]);
    expect(ofSuper.html).toContain(".super-root .notion-callout");
    expect((await preview({ url: `${sites.url}/bullet`, ...card })).html).toContain(".notion-app .notion-callout");
    await expect(preview({ url: `${sites.url}/plain`, ...card })).rejects.toMatchObject({
      code: "invalid",
      sentence: expect.stringContaining("neither Super nor Bullet"),
    });
  });

  it.each([
    [{ sectionId }, "url"],
    [{ sectionId, url: "a.example", siteId: "b" }, "url"],
    [{ url: "a.example" }, "sectionId"],
    [{ url: "a.example", sectionId, componentId: "b" }, "sectionId"],
    [{ url: "a.example", sectionId, scheme: "blue" }, "scheme"],
    [{ url: "a.example", sectionId, theme: { accent: "url(x)" } }, "theme.accent"],
    [{ url: "x".repeat(2_001), sectionId }, "url"],
    [{ url: "a.example", sectionId, headers: {} }, "headers"],
  ])("refuses %j by the name of the field", async (data, name) => {
    await expect(preview(data)).rejects.toMatchObject({ code: "invalid", fields: { [name]: expect.any(String) } });
  });

  it.each([
    ["an unknown section", { sectionId: "silcrow-hero-none" }, "not_found"],
    ["content that does not fit", { sectionId, content: { nonsense: 1 } }, "invalid"],
    ["an address inside", { sectionId, url: "http://169.254.169.254/" }, "invalid"],
  ])("refuses %s", async (_, data, code) => {
    await expect(preview({ url: "https://unasked.example.com", ...data })).rejects.toMatchObject({ code });
  });

  it("gives up a page made to hold up its reader, and doesn't read it again for a minute", async () => {
    const url = `${sites.url}/intricate`;
    const intricate = { code: "invalid", message: "site preview: intricate" };
    const jobs = vi.fn();
    const inSpan: Receiver["inSpan"] = (_name, _attributes, work) => work();
    setReceiver({ count() {}, record: jobs, inSpan } as unknown as Receiver);
    await expect(preview({ url, sectionId })).rejects.toMatchObject(intricate);
    expect(jobs).toHaveBeenCalledOnce();
    await expect(preview({ url, sectionId })).rejects.toMatchObject(intricate);
    expect(jobs, "not once more").toHaveBeenCalledOnce();
    setReceiver(undefined);
    expect((await preview({ url: `${sites.url}/super`, sectionId })).site.builder).toBe("super");
  });

  it("is limited per caller", async () => {
    const data = { url: "nowhere", sectionId };
    for (let call = 0; call < rules.previewSite.points; call++) {
      await expect(preview(data, null, "the same")).rejects.toMatchObject({ code: "invalid" });
    }
    await expect(preview(data, null, "the same")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(preview(data, null, "another")).rejects.toMatchObject({ code: "invalid" });
  });
});
