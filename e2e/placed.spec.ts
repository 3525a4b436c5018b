import { parse } from "postcss";
import { sectionMarkup } from "../lib/delivery/markup";
import { type MountPosition, mountSnippet } from "../lib/delivery/mount-snippet";
import { expect, test } from "./support/host-test";
import type { HostName } from "./support/hosts/host";
import { keepsItsPlace } from "./support/proofs/placed";

/** The snippet that places a header or footer, with markup that a template engine or a parser could stumble over. */
const snippetOf = (position: MountPosition, product: "bullet" | "super") =>
  mountSnippet(position, product, {
    name: `${position}-fixture`,
    markup: sectionMarkup(`<${position}><b>{{ ours }} </script></b></${position}>`, `${position}-fixture`, ""),
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
  for (const position of ["header", "footer"] as const) {
    test(`a ${position} keeps its place in a ${host} page`, async ({ page, hosts }) => {
      await keepsItsPlace({ page, hosts }, { placement: position, host }, snippetOf(position, product));
      await expect(page.locator(`sc-${position}-fixture b`)).toHaveCSS("color", "rgb(1, 2, 3)");
    });
  }
}
