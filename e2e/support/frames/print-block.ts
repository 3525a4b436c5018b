import type { FrameOptions } from "@/lib/code/formats/frame/print-frame";
import type { Studio } from "@/tools/sections/server";

/** The shop's address in a block. */
export const blockOrigin = "https://silcrow.example";

/** The file of a section, or of several as one page. */
export async function printBlock(
  { load }: Studio,
  ids: readonly string[],
  options: Partial<FrameOptions> = {},
): Promise<string> {
  const [{ printFrame }, { findDrawable }, { formatCompositionId }] = await Promise.all([
    load<typeof import("@/lib/code/formats/frame/print-frame")>("lib/code/formats/frame/print-frame.ts"),
    load<typeof import("@/lib/catalogue/pages/composition")>("lib/catalogue/pages/composition.ts"),
    load<typeof import("@/lib/catalogue/content/composition-id")>("lib/catalogue/content/composition-id.ts"),
  ]);
  const section = findDrawable(ids.length > 1 ? formatCompositionId(ids) : (ids[0] ?? ""));
  if (!section) throw new Error(`there is no ${ids.join(" with ")}`);
  return (await printFrame({ section, origin: blockOrigin, ...options })).code;
}
