import { z } from "zod";
import { trades } from "@/components/sections/define";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { maxSearchLength } from "@/lib/catalogue/search/search";
import { getItemName, namespace } from "./names";

/** What the registry takes and answers, as the shadcn CLI writes and reads it (docs/registry.md). */

const createWholeNumber = (least: number, most: number) =>
  z.coerce.number().int("Use a whole number.").min(least).max(most);

/** Of /r/registry.json. */
export const registryQuery = z.object({
  q: z.string().max(maxSearchLength).optional().describe("What to search for; everything without."),
  type: z.string().max(300).optional().describe("Types of items, with commas between: registry:block,registry:item."),
  limit: createWholeNumber(1, 1_000).optional().describe("How many items to list, 1 to 1,000; all when absent."),
  offset: createWholeNumber(0, 100_000).default(0).describe("How many of them to leave out first."),
});

/** Of an item. The first three are ways to have other words and another theme in it, one at a time. */
export const itemQuery = z
  .object({
    version: z.string().min(1).max(100).optional().describe("A saved section of the account, by its id."),
    share: z.string().min(1).max(40).optional().describe("The code of a shared edit: what stands after /s/."),
    trade: z
      .enum(Object.keys(trades) as [keyof typeof trades])
      .optional()
      .describe("The trade whose example content to have, where the section has one of it."),
    // No path is refused: the CLI would print nothing of why.
    css: z
      .string()
      .optional()
      .describe(
        "The project's stylesheet, as under tailwind.css in components.json. The theme is put beside it and imported there; where that can't be, the item says what to import.",
      ),
  })
  .refine(({ version, share, trade }) => [version, share, trade].filter(Boolean).length < 2, {
    path: ["trade"],
    message: "say one of version, share and trade, not several.",
  });

export type ItemQuery = z.infer<typeof itemQuery>;

const registryFile = z.object({
  path: z.string().describe("Its name, in a folder of the item's name."),
  type: z.enum(["registry:component", "registry:file"]),
  target: z
    .string()
    .describe("Where the CLI writes it; @components/ is the project's folder of components, ~/ its root."),
  content: z.string(),
});

const example = getItemName({ id: exampleIds.paid });

/** What is said of an item in the list, and in the item itself. */
const itemFacts = z.object({
  name: z.string().describe(`What is installed: ${example} is ${namespace}/${example}.`),
  type: z
    .enum(["registry:block", "registry:item", "registry:theme"])
    .describe("A section or a category, a callout card, or the theme."),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  categories: z.array(z.string()).optional(),
  registryDependencies: z.array(z.string()).optional().describe("Items that are installed with it."),
  meta: z.object({
    price: z
      .number()
      .nullable()
      .optional()
      .describe("In US dollars; null when it is free. A category has none: each of its sections has its own."),
    url: z.string().describe("Its page in the shop."),
    updated: z.string().optional().describe("The day it was last changed."),
  }),
});

export const registryItem = itemFacts.extend({
  $schema: z.string(),
  files: z.array(registryFile).optional(),
  css: z.record(z.string(), z.object({})).optional().describe("What the CLI writes into the project's stylesheet."),
  docs: z.string().optional().describe("What the CLI says once it is installed."),
});

export const registryIndex = z.object({
  $schema: z.string(),
  name: z.string(),
  homepage: z.string(),
  items: z.array(itemFacts),
  pagination: z.object({ total: z.number(), offset: z.number(), limit: z.number(), hasMore: z.boolean() }),
});

/** What is answered in place of an item: of a 401, 403 or 404 the CLI prints `[error] message`. */
export const registryProblem = z.object({
  error: z.string().describe("What kind of problem it is: unauthenticated, forbidden, not_found, rate_limited …"),
  message: z.string().describe("What is wrong and what to do about it."),
});

export type ItemFacts = z.infer<typeof itemFacts>;
export type RegistryItem = z.infer<typeof registryItem>;
export type RegistryIndex = z.infer<typeof registryIndex>;
