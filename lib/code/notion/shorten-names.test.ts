import { parse } from "postcss";
import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { drawBoth } from "@/tools/test/samples/notion/compiled-components";
import { loadCompiledComponent } from "./load-compiled";
import { shortenNames } from "./shorten-names";

describe("short class names of a compiled component", () => {
  it.each(["cta-reply-slip", "hero-corkboard", "pricing-comparison-table", "featured-editorial-bento", "stats-tally"])(
    "draw %s as its own do",
    async (slug) => {
      const section = findSection(`silcrow-${slug}`);
      const { expected, shortened } = await drawBoth(await loadCompiledComponent(section as never), section?.sample);
      expect(shortened).toBe(expected);
    },
  );

  it("leave texts, and what isn't a whole word of a class list", () => {
    const css = parse(".flex{a:b} .mt-4{a:b} .\\@2xl\\:mt-4{a:b} .mt-4\\.5{a:b}");
    const component = 'h("p",{className:"flex mt-4 @2xl:mt-4 mt-4.5","data-x":"flex-mt-4"},"see §mt-4")';
    const { component: short, css: styles } = shortenNames(css, component);
    expect(short).toBe('h("p",{className:"flex _0 _1 _2","data-x":"flex-mt-4"},"see §mt-4")');
    expect(styles.toString()).toBe(".flex{a:b} ._0{a:b} ._1{a:b} ._2{a:b}");
  });

  it("don't stand in the code of a component that has none to shorten", () => {
    const css = parse(".flex{a:b}");
    expect(shortenNames(css, 'h("p",{className:"flex"})').component).toBe('h("p",{className:"flex"})');
  });
});
