import { z } from "zod";
import { installLines } from "@/lib/api/registry/commands";
import { findCategory, listTrades } from "@/lib/catalogue/catalogue";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getTestSummary, listBrowsers, type TestedSection } from "@/lib/catalogue/records/test-summary";
import { formats, listFormats } from "@/lib/code/metadata/format";
import { themeSchema } from "@/lib/code/theme/theme";
import { type HostModel, modelTitles } from "@/lib/hosts/models";
import { products, productTitles } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { buildContentJsonSchema } from "./content-json-schema";
import { line, price, sectionId } from "./fields";
import { buildInputSchema } from "./input-schema";
import { getKnownSection } from "./known-section";
import { readSectionPhotograph } from "./picture";
import { createTool } from "./tool";

const schema = z.record(z.string(), z.unknown());

export const sectionInput = z.strictObject({
  section: sectionId,
  line,
  picture: z.boolean().default(true).describe("Whether its picture comes along: a JPEG of some 60 KB."),
});

export const sectionAnswer = z.object({
  id: z.string(),
  title: z.string(),
  number: z.string().describe("What the shop numbers it: 4.2"),
  category: z.string(),
  summary: z.string(),
  lines: z.array(z.enum(products)).describe("The site builders it is made for."),
  price,
  page: z.url().describe("Its page in the shop, where it can be bought."),
  preview: z.url().describe("It alone, live, to look at."),
  formats: z.array(z.enum(formats)).describe("What get_code can give it as."),
  paste: z.string().describe("Where code of the format paste goes."),
  install: z
    .string()
    .describe(
      `The shadcn command that puts it into a project as React with Tailwind 4; set up as ${getAbsoluteUrl(urls.react)} says.`,
    ),
  trades: z.array(z.object({ trade: z.string(), label: z.string() })).describe("Trades it has words for."),
  content: schema.describe("JSON schema of its content: what get_code and compose_page take."),
  sample: schema.describe("A content that fits: begin with it and change what should be different."),
  settings: schema.describe("JSON schema of a theme."),
  quality: z
    .object({
      accessibilityViolations: z
        .number()
        .describe("Rules of axe that failed, at 375, 768 and 1280 pixels, light and dark."),
      lowestContrast: z.number().describe("The lowest contrast ratio of any text, 1 to 21."),
      overflows: z.number().describe("Cases in which it had to be scrolled sideways."),
      elements: z.number(),
      bytes: z
        .record(z.string(), z.number())
        .describe("The length of its code in bytes, by format; tailwind isn’t measured."),
      measuredIn: z.array(z.string()).describe("The browsers it was measured in."),
      measuredOn: z.string().describe("The day it was measured: 2026-11-26"),
      isCurrent: z.boolean().describe("Whether this is of the section as it is; else it has changed since."),
    })
    .nullable()
    .describe("What was measured of it; null where nothing was yet."),
  tested: z
    .object({
      testedOn: z.string().describe("The day of the tests: 2026-11-26"),
      version: z.string().describe("The version of the section that was tested."),
      browser: z.string(),
      tests: z.number().describe("How many tests there were; all of them passed."),
      formats: z
        .record(z.string(), z.array(z.string()))
        .describe("The formats that were tried, each with the sample pages it stood on as in the preview."),
      pages: z.record(z.string(), z.number()).describe("The versions of these sample pages."),
      isCurrent: z
        .boolean()
        .describe("Whether this is of the section and the pages as they are; else they have changed since."),
    })
    .nullable()
    .describe("When its copies were last tried on sample pages of the site builders; null where they never were."),
});

const settings = buildInputSchema(themeSchema);

/** All that is known of a section but its code. */
export const getSection = createTool(
  {
    title: "Read a section",
    description:
      "Everything about one section or whole page but its code: what it shows, a picture, the JSON schema of its content with a sample, its settings, formats, price, and what was measured and tested of it, and when. Free.",
    input: sectionInput,
    answer: sectionAnswer,
    readsOnly: true,
  },
  async ({ section: asked, line: product, picture }) => {
    const section = getKnownSection(asked);
    const category = findCategory(product, section.category);
    if (!category || !section.lines.includes(product)) throw createWrongProductError(section.title, product);
    const { id, title, number, summary, lines, sample } = section;
    const tested = getTestSummary(section);
    const answer = {
      id,
      title,
      number,
      category: category.title,
      summary,
      lines: [...lines],
      price: section.price,
      page: getAbsoluteUrl(urls.section(category, section)),
      preview: getAbsoluteUrl(urls.preview(product, id)),
      formats: [...listFormats(section)],
      paste: getPasteInstruction(product, section.category),
      install: installLines(section)[0]?.line ?? "",
      trades: listTrades(section),
      content: { ...(await buildContentJsonSchema(section)) },
      sample,
      settings,
      quality: describeMeasured(tested),
      tested: describeTried(tested),
    };
    return { answer, picture: picture ? await readSectionPhotograph(section) : undefined };
  },
);

/** The refusal of a section that a line doesn't sell. */
export function createWrongProductError(title: string, product: (typeof products)[number]): AppError {
  const other = products.filter((one) => one !== product).map((one) => `line: "${one}"`);
  const sentence = `“${title}” isn't made for ${productTitles[product]}. Ask with ${other.join(" or ")}.`;
  return new AppError("not_found", sentence, { sentence });
}

function describeMeasured({ preview }: TestedSection) {
  if (!preview) return null;
  const { violations, lowestContrast, overflow, nodes, bytes, date } = preview.record;
  return {
    accessibilityViolations: violations.length,
    lowestContrast,
    overflows: overflow.length,
    elements: nodes,
    bytes,
    measuredIn: listBrowsers(preview.record),
    measuredOn: date,
    isCurrent: preview.isCurrent,
  };
}

function describeTried({ copies }: TestedSection) {
  if (!copies) return null;
  const { date, version, chromium, cases, formats, models } = copies.record;
  const titled = (model: string) => modelTitles[model as HostModel];
  return {
    testedOn: date,
    version,
    browser: `Chromium ${chromium}`,
    tests: cases,
    formats: Object.fromEntries(Object.entries(formats).map(([format, on]) => [format, on.map(titled)])),
    pages: Object.fromEntries(Object.entries(models).map(([model, its]) => [titled(model), its])),
    isCurrent: copies.isCurrent,
  };
}
