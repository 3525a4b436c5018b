import { describe, expect, test } from "vitest";
import type { CheckedCopy } from "@/lib/sites/check/checked-copy";
import { sortFoundCopies } from "./found-copies";
import { describeFaults, describeReading, getCondition } from "./messages";

const copy = (changes: Partial<CheckedCopy> = {}): CheckedCopy => ({
  ...{ sectionId: "silcrow-cta-ticket", version: "1.0.0", product: "super", format: undefined, theme: {}, words: "" },
  ...{ faults: [], actions: [], code: "", title: "Ticket", href: undefined, picture: undefined, newest: "1.0.0" },
  ...{ price: 4, line: "super", instruction: "Paste it into Head", isOnce: false, isCard: false },
  ...{ standing: { kind: "newest" }, form: { kind: "none" } },
  ...changes,
});
const inNotion = (reading: string | undefined, names: string[] = ["Ticket"]) => ({
  notion: { name: "Ticket", reading, names },
});
const pageOf = (path: string, ...copies: CheckedCopy[]) => {
  const url = `https://boats.example/${path}`;
  const page = { url, title: "", builder: "super" as const, copies, lost: [], more: 0, strangers: 0, links: [] };
  return { address: url, page };
};

describe("a section whose words are in Notion", () => {
  test("is told where its words are, of the pages that have its code", () => {
    const [unused, used] = [copy(inNotion(undefined)), copy(inNotion("3 of 3 blocks were read."))];
    expect(sortFoundCopies([pageOf("a", unused), pageOf("b", used)])).toMatchObject([
      { copy: used, pages: ["https://boats.example/b"] },
    ]);
    const [alone] = sortFoundCopies([pageOf("a", unused), pageOf("c", unused)]);
    expect(alone).toMatchObject({ condition: "fine", pages: ["https://boats.example/a", "https://boats.example/c"] });
    expect(describeReading(unused)).toContain("That is no fault");
  });

  test("is broken without its code, and not for a block that has no place", () => {
    expect(getCondition(copy({ ...inNotion("2 of 3"), faults: ["unread", "folded"] }))).toBe("unread");
    const without = copy({ ...inNotion("3 of 3"), faults: ["noCode"] });
    expect(getCondition(without)).toBe("broken");
    expect(describeFaults(without).join()).toContain("The code has this section: Ticket.");
    expect(describeFaults({ ...without, ...inNotion("3 of 3", []) }).join()).not.toContain("The code has");
  });
});
