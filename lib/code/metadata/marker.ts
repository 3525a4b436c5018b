import type { Content } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import type { Theme } from "@/lib/code/theme/theme";
import { escapeHtml } from "@/lib/server/text";

/** What stands in no text of a copy. Absent parts are as the section has them. */
export interface Settings {
  theme?: Theme;
  /** The lengths of lists that have another than in the sample, by their paths. */
  lists?: Record<string, number>;
  /** Values by their paths: choices, numbers, and texts that stand nowhere as they are. */
  values?: Record<string, Content>;
}

/** The attribute that holds it. */
export const markerAttribute = "data-silcrow";

/** Stands before the sections of a page that somebody composed. */
export const composedPrefix = "page:";

/** A marker as an attribute of HTML, with a blank in front. */
export const formatAsAttribute = (marker: string) => ` ${markerAttribute}='${escapeHtml(marker, "&'<")}'`;

/** A marker as an attribute of JSX. */
export const formatAsJsx = (marker: string) =>
  /["&{]/.test(marker) ? `${markerAttribute}={${JSON.stringify(marker)}}` : `${markerAttribute}="${marker}"`;

/** A marker as a comment of CSS. */
export const formatAsComment = (marker: string) => `/* ${brand.slug} ${marker.replace(/\*\//g, "*\\u002f")} */`;
