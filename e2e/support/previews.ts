import type { Page } from "@playwright/test";
import type { HostModel } from "@/lib/hosts/models";
import { type Box, measureSection, previewed } from "./geometry";

/** Sections stand on the paper of their host: what each host calls its dark page, where it is not our own. */
const papers: Partial<Record<HostModel, string>> = { bullet: "#2f3437" };

/** The section of the preview that a page shows, in one scheme, on the host's paper. */
export async function previewIn(page: Page, host: HostModel, scheme: "light" | "dark"): Promise<Box[]> {
  await page.evaluate(
    ([theme, color]) => {
      document.documentElement.setAttribute("data-theme", theme);
      if (color) document.documentElement.style.setProperty("--bg-color", color);
    },
    [scheme, scheme === "dark" ? papers[host] : undefined] as const,
  );
  return (await measureSection(page, previewed)) ?? [];
}
