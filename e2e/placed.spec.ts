import { parse } from "postcss";
import { sectionMarkup } from "../lib/delivery/markup";
import { type Placement, placed } from "../lib/delivery/placed";
import { expect, test } from "./support/host-test";
import type { HostName } from "./support/hosts/host";
import { keepsItsPlace } from "./support/proofs/placed";

/** The snippet that places a header or footer, with markup that a template engine or a parser could stumble over. */
const snippetOf = (placement: Placement, product: "bullet" | "super") =>
  placed(placement, product, {
    name: `${placement}-fixture`,
    markup: sectionMarkup(`<${placement}><b>{{ ours }} </script></b></${placement}>`, `${placement}-fixture`, ""),
    css: parse("b { color: rgb(1, 2, 3) }"),
    content: {},
    hasForm: false,
    isAddressed: false,
  });

const cases: [HostName, "bullet" | "super"][] = [
  ["bullet", "bullet"],
  ["super", "super"],
  ["hostile", "super"],
];

for (const [host, product] of cases) {
  for (const placement of ["header", "footer"] as const) {
    test(`a ${placement} keeps its place in a ${host} page`, async ({ page, hosts }) => {
      await keepsItsPlace({ page, hosts }, { placement, host }, snippetOf(placement, product));
      await expect(page.locator(`sc-${placement}-fixture b`)).toHaveCSS("color", "rgb(1, 2, 3)");
    });
  }
}
