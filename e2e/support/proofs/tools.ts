import type { Page } from "@playwright/test";
import type { Hosts } from "@/e2e/support/hosts/server";
import type { Section } from "@/lib/catalogue/catalogue";
import type { DeliverOptions } from "@/lib/code/formats/deliver";
import type { Studio } from "@/tools/sections/server";

/** What a proof works with. */
export interface Tools {
  page: Page;
  hosts: Hosts;
  studio: Studio;
  section: Section;
}

/** Tall enough that nothing sticks to the window's edge, which previews and hosts have in different places. */
export const viewport = { width: 1440, height: 4000 };

/** The files of a copy, made from the sources as the shop makes them (copies.spec.ts). */
export async function filesOf({ studio, section }: Tools, options: Omit<DeliverOptions, "section" | "origin">) {
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  return (await deliver({ ...options, section, origin: "" })).files;
}

/** Opens a model page and waits until its builder has taken it over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor();
}
