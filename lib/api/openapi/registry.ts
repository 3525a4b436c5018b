import { z } from "zod";
import { findSectionByName } from "@/lib/api/registry/names";
import { itemQuery, registryIndex, registryItem, registryQuery } from "@/lib/api/registry/schema";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { exampleFree, examplePaid } from "./examples";
import type { OperationGroup } from "./operation";

const item = { name: "RegistryItem", schema: registryItem };
const stylesheet = { name: "Stylesheet", schema: z.string() };
const index = { name: "RegistryIndex", schema: registryIndex };

/** What is said of an item, as an example of it. */
function createFacts(name: string) {
  const section = findSectionByName(name);
  return {
    name,
    type: section?.price === null ? "registry:item" : "registry:block",
    title: section?.title ?? name,
    description: section?.summary ?? "",
    author: "Silcrow",
    meta: { price: section?.price ?? null, url: getAbsoluteUrl(urls.components("bullet")) },
  };
}

const itemSchema = "https://ui.shadcn.com/schema/registry-item.json";
const createFile = (name: string, file: string) => ({
  path: `${name}/${file}`,
  type: "registry:file",
  target: `~/silcrow/${name}/${file}`,
  content: "…",
});

/** Sections as the shadcn CLI installs them (docs/registry.md). */
export const registryGroup: OperationGroup = {
  id: "registry",
  title: "Registry",
  description: `What the shadcn CLI reads, and any program that wants the files of a section as React for Tailwind 4. An item is called like the section without our name: ${examplePaid}. A category is an item, too, and so is the theme.`,
  operations: [
    {
      id: "listItems",
      method: "get",
      path: programUrls.registryItem("registry"),
      title: "List and search items",
      description: "Every item without its files, the same for everybody.",
      inQuery: registryQuery,
      parts: [{ title: "Answer", ...index }],
      answers: [{ status: 200, description: "The list.", type: "application/json", schema: index }],
      errors: ["not_found", "rate_limited", "internal"],
      problem: "RegistryProblem",
      limits: ["registry"],
      calls: [
        {
          title: "Sections with prices",
          inQuery: { q: "price list", limit: "5" },
          status: 200,
          answer: {
            $schema: "https://ui.shadcn.com/schema/registry.json",
            name: "silcrow",
            homepage: getAbsoluteUrl(urls.home),
            items: [createFacts(examplePaid)],
            pagination: { total: 9, offset: 0, limit: 5, hasMore: true },
          },
        },
      ],
    },
    {
      id: "getItem",
      method: "get",
      path: programUrls.registryItem("{name}"),
      title: "Get an item with its files",
      description:
        "Free items are for everybody. What is for sale is for the token of an account that has bought it, and so is a version saved in that account. A share or a trade changes the words and nothing about who may have them.",
      inPath: z.object({ name: z.string().describe("The name of an item, as the list has it.") }),
      inQuery: itemQuery,
      parts: [{ title: "Answer", ...item }],
      answers: [{ status: 200, description: "The item.", type: "application/json", schema: item }],
      errors: ["unauthenticated", "forbidden", "not_found", "rate_limited", "unavailable", "internal"],
      problem: "RegistryProblem",
      token: { scope: "install", wantedFor: "what is for sale, and a saved version" },
      limits: ["registry", "registryOwn"],
      calls: [
        {
          title: "A free one",
          inPath: { name: exampleFree },
          status: 200,
          answer: { $schema: itemSchema, ...createFacts(exampleFree), files: [createFile(exampleFree, "super.css")] },
        },
        {
          title: "One that you have bought",
          inPath: { name: examplePaid },
          hasToken: true,
          status: 200,
          answer: {
            $schema: itemSchema,
            ...createFacts(examplePaid),
            registryDependencies: [getAbsoluteUrl(programUrls.registryItem("theme"))],
            files: [
              {
                path: `${examplePaid}/ticket.tsx`,
                type: "registry:component",
                target: `@components/silcrow/${examplePaid}/ticket.tsx`,
                content: "export default function Ticket() { …",
              },
            ],
          },
        },
      ],
    },
    {
      id: "getTheme",
      method: "get",
      path: programUrls.theme,
      title: "Get the theme of the Tailwind copies",
      description:
        "The stylesheet that all React copies with Tailwind’s classes share: import it once, after tailwindcss. The registry has it as the item “theme”. Get it again when you add a section.",
      parts: [],
      answers: [{ status: 200, description: "The stylesheet.", type: "text/css", schema: stylesheet }],
      errors: ["internal"],
      problem: "Problem",
      limits: [],
      calls: [{ title: "The theme", status: 200, answer: "…" }],
    },
  ],
};
