import "server-only";
import { checkPageTool } from "./check-page";
import { composePage } from "./compose-page";
import { getCode } from "./get-code";
import { getSection } from "./get-section";
import { searchSections } from "./search-sections";
import type { Tool } from "./tool";

/** Every tool that agents can call, by its name. */
export const tools = {
  search_sections: searchSections,
  get_section: getSection,
  get_code: getCode,
  compose_page: composePage,
  check_page: checkPageTool,
} as const satisfies Record<string, Tool>;

/** The tool of this name, if there is one. */
export function findTool(name: string): Tool | undefined {
  return Object.hasOwn(tools, name) ? tools[name as keyof typeof tools] : undefined;
}
