import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decode } from "next-auth/jwt";
import { beforeAll, expect, it, vi } from "vitest";
import { findSessionUser, isOpen } from "@/lib/account/auth/queries";
import { parseSession } from "@/lib/account/auth/session";
import { listSites } from "@/lib/account/sites/queries";
import { findTokenHolder } from "@/lib/account/tokens/mutations";
import { shareStorage } from "@/lib/edits/shares/browser-shares";
import { readTheme } from "@/lib/edits/themes/queries";
import { themeStorage } from "@/lib/edits/themes/theme-storage";
import { createDraftStorage } from "@/lib/edits/versions/draft-storage";
import { findNewestVersion } from "@/lib/edits/versions/queries";
import { resolveSavedVersion } from "@/lib/edits/versions/resolve-saved-version";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";

// What people have from before an update goes on working: rows, cookies, tokens, and what their browsers keep.
// Copies of earlier versions are read by lib/code/parse/older-copies.test.ts.

const samples = join(import.meta.dirname, "samples/earlier-version");
const owner = toUserId("5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01");
const session = { id: "0d5e7c1a-3a55-4c4e-9a43-6a1d5d0b9c02", userId: owner };

beforeAll(async () => {
  await getDb().user.deleteMany({ where: { id: owner } });
  const statements = readFileSync(join(samples, "rows.sql"), "utf8")
    .split(/;\s*\n/)
    .filter((one) => one.trim());
  for (const statement of statements) await getDb().$executeRawUnsafe(statement);
});

it("opens the session of a cookie that was signed before", async () => {
  const token = await decode({
    token:
      "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..fI2Wwvp8anY_VDxJ.ESb6LgZWs9r5T8ZqZgeoe4S6on0UFBytgHPtMeQcvIlLnZIi3FyQuTPWDNrkiAkz0OcGXHunqR2i1oAcXAibRqb1V6pHIaXVcqacR8QM3KaV-W_6GvLXyHGD64rBnmpJU6ezEa0hMfSa7L8CSk5lva-nGbWIP7jO5a9V4WVZzxS06pe9ThDj3ecuhjn1_DGVNeUnvH-gc2RLdhsmEKOkbCPBNH8jHYZ-C-o.KfsSqOP29quqOhaEwy-qwA",
    secret: "a secret that the earlier version signed with",
  });
  expect(parseSession(token)).toEqual(session);
  expect(await isOpen(session)).toBe(true);
  expect(await findSessionUser(session)).toMatchObject({ email: "earlier@example.com", isLifetime: true });
});

it("takes an API token that was made before", async () => {
  expect(await findTokenHolder("silcrow_Zm9yIGEgdGVzdCBvZiBlYXJsaWVyIHZlcnNpb25zIDE")).toMatchObject({
    userId: owner,
    scope: "functions",
  });
});

it("knows a site that was added before by its host", async () => {
  expect(await listSites(owner, "super")).toMatchObject([{ siteName: "Tide Café", hostName: "tidecafe.example" }]);
});

it("shows a version that was saved before in its words and its theme", async () => {
  const version = await findNewestVersion(owner, "silcrow-cta-ticket");
  expect(version).toMatchObject({ name: "Harbour" });
  expect(await resolveSavedVersion(owner, version?.id ?? "")).toMatchObject({
    content: { host: "The harbour", title: "Open day on the quay" },
    theme: { paper: "#ffffff", heading: 3, tint: "green" },
  });
});

it("keeps the theme that an account was given before", async () => {
  expect(await readTheme(owner)).toEqual({
    paper: "#faf4e8",
    accent: { dark: "#7fd1b0", light: "#0a7a55" },
    radius: 8,
  });
});

it("reads drafts, theme and links that a browser kept before", () => {
  const kept = JSON.parse(readFileSync(join(samples, "browser-storage.json"), "utf8")) as Record<string, string>;
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept[name] ?? null });
  try {
    expect(createDraftStorage("silcrow-cta-ticket").get({ sectionId: "silcrow-cta-ticket", uid: owner })).toMatchObject(
      {
        content: { host: "The harbour" },
        theme: { paper: "#ffffff", scheme: "dark" },
        base: 1_793_491_200_000,
      },
    );
    expect(themeStorage.get()).toEqual({ paper: "#faf4e8", radius: 8 });
    expect(shareStorage.get()).toEqual({
      browser: "8b1e6a52-7a0f-4c0d-9d3e-4f5a6b7c8d08",
      codes: ["abcdefghijklmnopqr"],
    });
  } finally {
    vi.unstubAllGlobals();
  }
});
