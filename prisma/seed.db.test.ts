import { afterAll, describe, expect, it } from "vitest";
import { templates } from "@/lib/catalogue/pages/templates";
import { getDb } from "@/lib/server/db";
import { seed } from "./seed";

const url = process.env.DATABASE_URL ?? "";

afterAll(() => getDb().$disconnect());

describe("seed", () => {
  it("writes the catalogue's templates, and then touches nothing", async () => {
    expect(await seed(url)).toBe(templates.length);
    const before = await getDb().template.findMany({ orderBy: { id: "asc" } });
    expect(before.map(({ id }) => id)).toEqual(templates.map(({ id }) => id).sort());
    expect(await seed(url)).toBe(0);
    expect(await getDb().template.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  it("repairs what was changed, removes what is gone, and gives a number back to its template", async () => {
    await seed(url);
    const [first] = templates;
    if (!first) throw new Error("no templates");
    const { id, product, number } = first;
    await getDb().template.delete({ where: { id } });
    await getDb().template.create({
      data: { id: "squatter", product, number, title: "", summary: "", sections: [], thumbnail: "" },
    });
    expect(await seed(url)).toBe(2);
    expect(await getDb().template.findUnique({ where: { product_number: { product, number } } })).toMatchObject({ id });
  });

  it("may be run by two at once", async () => {
    await getDb().template.deleteMany();
    expect((await Promise.all([seed(url), seed(url)])).sort()).toEqual([0, templates.length]);
  });
});
