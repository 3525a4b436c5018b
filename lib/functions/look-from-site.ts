import "server-only";
import { z } from "zod";
import { callerOf, keyOf } from "@/lib/limits/subject";
import type { LooksOfSite } from "@/lib/looks/looks-of";
import { readPage, refusePage } from "@/lib/site-preview/pages";
import { isOfPage, problem } from "@/lib/site-preview/problems";
import { readSheets } from "@/lib/site-preview/sheets";
import { JobEnded, runInWorker } from "@/lib/workers/run";
import { type CallContext, callable } from "./callable";

const input = z.strictObject({ url: z.string().max(2_000) });

/**
 * Three looks made of somebody's own page: fetched as any visitor would see it, with the stylesheets that it links
 * (docs/site-preview.md). Each is a theme that can be read in both schemes.
 */
export const lookFromSite = callable(input, look, { limit: "lookFromSite" });

async function look({ url: typed }: z.output<typeof input>, caller: CallContext): Promise<LooksOfSite> {
  const { url, html } = await readPage(typed, keyOf(callerOf(caller)));
  const page = { url: url.href, html };
  try {
    const addresses = await runInWorker("sheetsOf", page, caller);
    const sheets = await readSheets(page.url, addresses);
    return await runInWorker("looksOf", { ...page, sheets }, caller);
  } catch (error) {
    const refusal = error instanceof JobEnded ? problem("intricate", error) : error;
    if (isOfPage(refusal)) refusePage(typed, refusal);
    throw refusal;
  }
}
