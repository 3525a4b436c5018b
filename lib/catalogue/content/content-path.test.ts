import { describe, expect, it } from "vitest";
import { getValueAt, placeInList, setValueAt, toFieldPath } from "./content-path";

const content = { title: "One", facts: [{ label: "A" }, { label: "B" }], names: ["x", "y"] };

describe("a path of content", () => {
  it("leads through groups and lists", () => {
    expect(getValueAt(content, "facts.1.label")).toBe("B");
    expect(getValueAt(content, "names.0")).toBe("x");
    expect(getValueAt(content, "")).toBe(content);
  });

  it.each(["facts.2.label", "title.length", "nothing", "names.length", "facts.__proto__", "constructor"])(
    "leads to nothing: %s",
    (path) => expect(getValueAt(content, path)).toBeUndefined(),
  );

  it("changes one value and nothing beside it", () => {
    const changed = setValueAt(content, "facts.0.label", "C");
    expect(changed).toEqual({ ...content, facts: [{ label: "C" }, { label: "B" }] });
    expect(changed.names).toBe(content.names);
    expect(content.facts[0]).toEqual({ label: "A" });
  });

  it("changes nothing where it leads to nothing, or to the same", () => {
    expect(setValueAt(content, "facts.7.label", "C")).toBe(content);
    expect(setValueAt(content, "title", "One")).toBe(content);
    expect(setValueAt(content, "names.length", 9)).toBe(content);
  });

  it("knows its place in the innermost list, and the field it belongs to", () => {
    expect(placeInList("groups.2.items.0.label")).toEqual({ list: "groups.2.items", index: 0 });
    expect(placeInList("primary.label")).toBeNull();
    expect(toFieldPath("groups.2.items.0.label")).toBe("groups.items.label");
  });
});
