import { test } from "@/e2e/support/host-test";
import { restylesCallouts } from "@/e2e/support/proofs/callout";
import { standsInLightDom } from "@/e2e/support/proofs/light";
import { expectedNoise, standsAsInPreview } from "@/e2e/support/proofs/pasted";
import { keepsItsPlace } from "@/e2e/support/proofs/placed";
import { filesOf, type Tools } from "@/e2e/support/proofs/tools";
import { isWide } from "@/e2e/support/proofs/wide";
import { tagSmokeUnless } from "@/e2e/support/scope";
import { findSections, isAsked, isDueAtLength, isDueOnModelPages, isRepresentative } from "@/e2e/support/sections";
import type { Product } from "@/lib/hosts/products";
import { listCases, type ProofCase } from "@/tools/sections/proof-cases";

/**
 * What a buyer pastes stands in their site as in its preview: every section, line, format and model page, each a test of
 * its own. `npm test` says in E2E_EVIDENCE which sections are due (decision 0044); `npm run evidence` tries
 * every case and notes in the section's folder that all of them passed.
 */
const sections = (await findSections()).filter((section) => isDueOnModelPages(section) && isAsked(section));

/** `npm test -- --changed` tries what the author of a section waits for; `npm test` all that is due. */
const isChosen = process.env.E2E_SECTIONS !== undefined;

for (const { id, folder, ...section } of sections) {
  for (const one of listCases(section)) {
    test(`${folder} ${titleOf(one)}`, {
      tag: [
        "@evidence",
        ...tagSmokeUnless(
          (isChosen || isRepresentative({ folder })) && isVariation(one, { folder, lines: section.lines }),
        ).tag,
      ],
      annotation: { type: "section", description: folder },
    }, async ({ page, hosts, studio, allowConsole }) => {
      const { findSection } =
        await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
      const found = findSection(id);
      if (!found) throw new Error(`${folder} is not in the catalogue`);
      if (one.proof === "pasted") allowConsole(expectedNoise);
      await prove({ page, hosts, studio, section: found }, one);
    });
  }
}

/**
 * Whether a case of a section that every run tries is left to full runs: another content, width, line or model page. Of one section
 * each format is tried in the browser; of the others lib/code's proofs try them.
 */
function isVariation(
  one: ProofCase,
  { folder, lines: [first] }: { folder: string; lines: readonly Product[] },
): boolean {
  if (one.proof === "light")
    return (!isChosen && !isDueAtLength({ folder })) || (one.format === "no-script" && one.host !== first);
  if ("trade" in one && one.trade) return true;
  if (one.proof === "wide" || one.product !== first) return true;
  return one.proof !== "callout" && one.host !== first;
}

async function prove(tools: Tools, one: ProofCase): Promise<void> {
  if (one.proof === "pasted") return standsAsInPreview(tools, one);
  if (one.proof === "wide") return isWide(tools, one);
  if (one.proof === "light") return standsInLightDom(tools, one);
  if (one.proof === "callout") return restylesCallouts(tools, one);
  const [file] = await filesOf(tools, { product: one.product });
  return keepsItsPlace(tools, one, file?.code ?? "");
}

function titleOf(one: ProofCase): string {
  const content = "trade" in one && one.trade ? ` with its content for ${one.trade}` : "";
  if (one.proof === "pasted") return `for ${one.product}${content} stands in a ${one.host} page as in its preview`;
  if (one.proof === "wide") return `for ${one.product} may be ${one.width} in a window of ${one.window} px`;
  if (one.proof === "light") return `as ${one.format} stands in a ${one.host} page as in its preview`;
  if (one.proof === "callout") return `for ${one.product}${content} restyles its callouts and nothing else`;
  return `for ${one.product} keeps its place in a ${one.host} page`;
}
