import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import { type HostModel, hostModels } from "@/lib/hosts/models";
import type { ProofCase } from "@/tools/sections/proof-cases";

/** The sample pages that a case stands on. A callout card is held against those of the other builder, too: it leaves them alone. */
function modelsOf(one: ProofCase): HostModel[] {
  if (one.proof === "wide") return [one.product];
  if (one.proof !== "callout") return [one.host];
  return one.product === "super" ? ["super", "hostile", "bullet"] : ["bullet", "super"];
}

/** What cases try, as a record says it: formats with the sample pages they stand on, and the versions of these. */
export function summarizeTried(
  cases: readonly ProofCase[],
  models: Readonly<Record<HostModel, { version: number }>> = hostModels,
): Pick<EvidenceRecord, "formats" | "models"> {
  const all = Object.keys(models) as HostModel[];
  const found = new Map<string, Set<HostModel>>();
  for (const one of cases) {
    const format = one.proof === "light" ? one.format : "paste";
    found.set(format, new Set([...(found.get(format) ?? []), ...modelsOf(one)]));
  }
  const stood = new Set([...found.values()].flatMap((these) => [...these]));
  return {
    formats: Object.fromEntries([...found].map(([format, these]) => [format, all.filter((model) => these.has(model))])),
    models: Object.fromEntries(all.filter((model) => stood.has(model)).map((model) => [model, models[model].version])),
  };
}
