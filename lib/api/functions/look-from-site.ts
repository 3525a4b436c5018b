import "server-only";
import { z } from "zod";
import { themeSchema } from "@/lib/code/theme/theme";
import { createCaller, formatSubjectKey } from "@/lib/server/limits/subject";
import { withPageErrors } from "@/lib/sites/actions/page-errors";
import { fetchPageOnce } from "@/lib/sites/fetch/pages";
import { readSheets } from "@/lib/sites/fetch/sheets";
import { readSiteInWorker } from "@/lib/sites/run-jobs";
import type { SiteThemes } from "@/lib/sites/theme/suggest-themes";
import { type CallContext, createCallable } from "./callable";

export const lookFromSiteInput = z.strictObject({
  url: z.string().max(2_000).describe("A public page, like example.com/about. https:// may be left out."),
});

const pixels = z.number().nullable().describe("Corners, in pixels.");

export const lookFromSiteAnswer = z.object({
  looks: z
    .array(
      z.object({
        name: z.string(),
        words: z.string().describe("What was taken from the page, and what was changed so that it can be read."),
        theme: themeSchema.describe("What the other functions take as theme."),
      }),
    )
    .describe("Three of them, each readable in light and dark."),
  found: z
    .object({
      scheme: z.enum(["light", "dark"]),
      colours: z.array(z.string()).describe("Its colors that are no grays, like #d4351c, the one used most first."),
      paper: z.string().nullable(),
      fonts: z.object({ text: z.string().nullable(), heading: z.string().nullable() }),
      corners: z.object({ button: pixels, card: pixels }),
      words: z.string().describe("What is to be said where there was hardly any color; else empty."),
    })
    .describe("What was seen on the page."),
});

/**
 * Three themes made of somebody's own page: fetched as any visitor would see it, with the stylesheets that it links
 * (docs/site-preview.md). Each can be read in both schemes.
 */
export const lookFromSite = createCallable(lookFromSiteInput, suggestForCaller, { limit: "lookFromSite" });

async function suggestForCaller(
  { url: typed }: z.output<typeof lookFromSiteInput>,
  caller: CallContext,
): Promise<SiteThemes> {
  const { url, html } = await fetchPageOnce(typed, formatSubjectKey(createCaller(caller)));
  const page = { url: url.href, html };
  return withPageErrors(typed, async () => {
    const addresses = await readSiteInWorker("sheetsOf", page, caller);
    const sheets = await readSheets(page.url, addresses);
    return readSiteInWorker("suggestThemes", { ...page, sheets }, caller);
  });
}
