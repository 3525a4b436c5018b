import type { Trade } from "@/components/sections/define";
import type { Format } from "@/lib/code/metadata/format";
import type { HostModel } from "@/lib/hosts/models";
import type { Product } from "@/lib/hosts/products";

/** What stands in a page without a root of its own. */
export type LightFormat = Exclude<Format, "paste" | "tailwind">;

/** One thing that is tried of a section in a browser, on model pages of the builders. */
export type ProofCase =
  | { proof: "pasted"; product: Product; host: HostModel; trade?: Trade }
  | { proof: "wide"; product: Product; width: "wide" | "full"; window: 375 | 1440 }
  | { proof: "light"; format: LightFormat; host: HostModel }
  | { proof: "placed"; placement: "header" | "footer"; product: Product; host: HostModel }
  | { proof: "callout"; product: Product; trade?: Trade };

export interface Tried {
  category: string;
  slug: string;
  lines: readonly Product[];
  examples: readonly { trade: Trade }[];
}

const lightCases: [LightFormat, HostModel][] = [
  ["no-script", "bullet"],
  ["no-script", "super"],
  ["no-script", "framework"],
  ["react", "framework"],
  ["vue", "framework"],
];

const placedIn: Record<Product, HostModel[]> = { bullet: ["bullet"], super: ["super", "hostile"] };

/**
 * Everything that is tried of a section: each is a test of its own, and all of them together are its evidence. The sample on
 * every model page, contents of other trades on one.
 */
export function listCases({ category, lines, examples }: Tried): ProofCase[] {
  const [first = "bullet"] = lines;
  if (category === "callout-card") {
    return [
      ...lines.map((product): ProofCase => ({ proof: "callout", product })),
      ...examples.map(({ trade }): ProofCase => ({ proof: "callout", product: first, trade })),
    ];
  }
  const light = lightCases.map(([format, host]): ProofCase => ({ proof: "light", format, host }));
  if (category === "header" || category === "footer") {
    const placed = lines.flatMap((product) =>
      placedIn[product].map((host): ProofCase => ({ proof: "placed", placement: category, product, host })),
    );
    return [...placed, ...light];
  }
  const pasted = lines.flatMap((product) => [
    ...(["bullet", "super", "hostile"] as const).map((host): ProofCase => ({ proof: "pasted", product, host })),
    ...(["wide", "full"] as const).flatMap((width) =>
      ([375, 1440] as const).map((window): ProofCase => ({ proof: "wide", product, width, window })),
    ),
  ]);
  const others = examples.map(({ trade }): ProofCase => ({ proof: "pasted", product: first, host: first, trade }));
  return [...pasted, ...others, ...light];
}

/** `hero/portal-window`: what a section is called on a command line. */
export function getFolder({ category, slug }: { category: string; slug: string }): string {
  return `${category}/${slug}`;
}
