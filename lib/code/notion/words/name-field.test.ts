import { describe, expect, it } from "vitest";
import { listWordSections } from "@/tools/test/samples/notion/words";
import { buildWordsPlan, listSettingLabels } from "./build-plan";
import { joinLabels, nameField } from "./name-field";
import { type Group, type GroupPlan, normalizeLabel } from "./plan";

describe("a field of a group is called", () => {
  it.each([
    ["Month and year", "Choice by the month", "Choice by the month"],
    ["Total", "Words of the total", "Words of the total"],
    ["The number in dots", "Number", "The number in dots"],
    ["Sender", "Name", "Sender: name"],
    ["What is always in it", "What it is", "What is always in it: what it is"],
    ["Client", "FAQ", "Client: FAQ"],
    ["", "Headline", "Headline"],
  ])("of “%s” “%s”: %s", (group, label, name) => expect(nameField(group, label)).toBe(name));

  it("with the group's label before it, where that is asked for", () => {
    expect(joinLabels("Left page", "Head of the page")).toBe("Left page: head of the page");
  });
});

const listGroups = (plan: GroupPlan): GroupPlan[] => [plan, ...plan.lists.flatMap(({ item }) => listGroups(item))];

describe.each(listWordSections().map((section) => [section.id, section] as const))("the labels of %s", (_, section) => {
  const plan = buildWordsPlan(section);

  it("are each once in their group, and have no name of the program in them", () => {
    for (const { leaves, lists } of listGroups(plan)) {
      const labels = [...leaves, ...lists].map(({ label }) => label);
      expect(new Set(labels.map(normalizeLabel)).size).toBe(labels.length);
      for (const label of labels) expect(label).not.toMatch(/ \(\w+\)$| \d$/);
    }
  });

  it("name what stays in the code, each once", () => {
    const labels = listSettingLabels(section, section.sample as Group);
    expect(labels.length > 0).toBe(plan.settings.length > 0);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

it("what stays in the code is named group by group", () => {
  const ledger = listWordSections().find(({ id }) => id === "silcrow-pricing-ledger");
  expect(listSettingLabels(ledger as never, ledger?.sample as Group)).toEqual([
    "Month and year: read aloud before the switch (“Billing period”), after a monthly price (“a month”), after a yearly price (“a year”)",
    "Marked column: which one",
    "Beside the prices (“Before tax”)",
  ]);
});
