import { describe, expect, test } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { checkFoundCopy, type FormSiteState } from "./check";
import type { FoundCopy } from "./checked-copy";

const withNames = findSection("silcrow-stats-with-names") as Section;
const site = "0b9c1f4e-8a55-4f6c-9d0e-2f6f3b1c7a11";

const found = (changes: Partial<FoundCopy> = {}): FoundCopy => ({
  sectionId: withNames.id,
  version: withNames.version,
  product: "bullet",
  format: "paste",
  theme: {},
  words: "",
  faults: [],
  actions: [],
  code: "<p></p>",
  ...changes,
});
const none = () => undefined;

describe("a copy that was found", () => {
  test("is older with what changed since, or of no version there was", () => {
    expect(checkFoundCopy(found(), "bullet", none).standing).toEqual({ kind: "newest" });
    const older = checkFoundCopy(found({ version: "1.0.0" }), "bullet", none);
    expect(older.standing).toEqual({ kind: "older", changes: withNames.changes.slice(0, -1) });
    for (const version of ["9.0.0", undefined])
      expect(checkFoundCopy(found({ version }), "bullet", none).standing).toEqual({ kind: "unknown" });
  });

  test("is copied anew for the builder of its page, and pasted where that wants it", () => {
    expect(checkFoundCopy(found(), "super", none)).toMatchObject({ line: "super", isOnce: false });
    expect(checkFoundCopy(found({ product: "super" }), "other", none).line).toBe("super");
    const header = checkFoundCopy(found({ sectionId: "silcrow-header-marker-strip" }), "super", none);
    expect(header).toMatchObject({ isOnce: true, instruction: "Paste it into your site’s code, under Head" });
  });

  test.each<[action: string | undefined, state: FormSiteState | undefined, kind: object]>([
    [undefined, undefined, { kind: "none" }],
    ["", undefined, { kind: "nowhere" }],
    ["#", undefined, { kind: "nowhere" }],
    ["https://example.com/send", undefined, { kind: "nowhere" }],
    ["https://forms.other.example/1", undefined, { kind: "elsewhere" }],
    [`https://shop.example/api/forms/${site}/ticket`, undefined, { kind: "stopped" }],
    [`https://shop.example/api/forms/${site}/ticket`, { isThere: false, isOwn: false }, { kind: "stopped" }],
    [
      `https://shop.example/api/forms/${site}/ticket`,
      { isThere: true, isOwn: false },
      { kind: "kept", siteId: undefined },
    ],
    [`https://shop.example/api/forms/${site}/ticket`, { isThere: true, isOwn: true }, { kind: "kept", siteId: site }],
  ])("has a form that sends to %s", (action, state, form) => {
    const copy = found({ actions: action === undefined ? [] : [action] });
    expect(checkFoundCopy(copy, "bullet", (id) => (id === site ? state : undefined)).form).toEqual(form);
  });
});
