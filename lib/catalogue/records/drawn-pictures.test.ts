import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import drawn from "./drawn-pictures.json";

it.each(Object.entries(drawn.categories))("the picture of %s is there", (slug, version) => {
  for (const kind of ["light", "dark", "small-light", "small-dark"]) {
    expect(existsSync(`public/thumbnails/categories/${slug}-${kind}.${version}.webp`), kind).toBe(true);
  }
});
