import { type ById, getDrawable } from "@/lib/code/jobs";
import { compareCopy } from "./check/compare";
import { readPageOfSite } from "./check/read-page";
import { showSection } from "./preview/show-section";
import { listStylesheets, suggestSiteThemes } from "./theme/suggest-themes";

/** What is made of somebody's own page: each runs in a worker (lib/sites/run-jobs.ts), and nowhere else. */
export const siteJobs = {
  /** What of ours stands on a page of somebody's site. */
  readPageOfSite,
  /** A copy that was found there, beside the same words in today's section. */
  compareCopy,
  /** Somebody's own page with a section in it. */
  showSection: ({ sectionId, ...options }: ById<Parameters<typeof showSection>[0]>) =>
    showSection({ section: getDrawable(sectionId), ...options }),
  /** What somebody's own page looks like: first where its stylesheets are, then what can be made of them. */
  sheetsOf: listStylesheets,
  suggestThemes: suggestSiteThemes,
};

export type SiteJobs = typeof siteJobs;
