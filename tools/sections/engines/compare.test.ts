import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compareBoxes, comparePictures } from "./compare";

const box = { path: "section>p:1", left: 20, top: 40, width: 300, height: 48 };

describe("compareBoxes", () => {
  it("lets a few pixels pass", () => {
    expect(compareBoxes([box], [{ ...box, left: 24, top: 45, height: 44 }])).toEqual([]);
  });

  it.each([
    [{ ...box, left: 60 }, "section>p:1 left +40"],
    [{ ...box, height: 90 }, "section>p:1 height +42"],
    [{ ...box, path: "section>p:2" }, "section>p:1 missing"],
  ])("names what stands elsewhere: %j", (other, difference) => {
    expect(compareBoxes([box], [other])).toEqual([difference]);
  });

  it("names the outermost only", () => {
    const inner = { ...box, path: `${box.path}>b:1` };
    expect(compareBoxes([box, inner], [])).toEqual(["section>p:1 missing"]);
  });
});

describe("comparePictures", () => {
  const paper = { create: { width: 320, height: 240, channels: 3, background: "#ffffff" } } as const;
  const ruler = (top: number, lines: string) =>
    sharp(paper)
      .composite([
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path d="${lines}" stroke="#bdbcbb"/></svg>`,
          ),
          left: 0,
          top: 0,
        },
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>`,
          ),
          left: 40,
          top,
        },
      ])
      .png()
      .toBuffer();
  const lines = Array.from({ length: 60 }, (_, line) => `M${10.5 + line * 5} 150v60`).join("");

  it("finds alike what stands a few pixels lower", async () => {
    expect(await comparePictures(await ruler(20, lines), await ruler(26, lines))).toEqual([]);
  });

  it("finds thin lines that are missing", async () => {
    const [found, ...others] = await comparePictures(await ruler(20, lines), await ruler(20, ""));
    expect(found).toMatch(/^2\d\d × 48 px at \d+, 160$/);
    expect(others).toEqual([]);
  });

  it("finds a drawing of another size", async () => {
    const small = await sharp(await ruler(20, ""))
      .resize(160, 120)
      .extend({ right: 160, bottom: 120, background: "#ffffff" })
      .png()
      .toBuffer();
    expect(await comparePictures(await ruler(20, ""), small)).toHaveLength(1);
  });
});
