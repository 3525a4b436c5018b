import { tints } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { loadSharedSource, loadSource, sharedFiles } from "@/lib/catalogue/modules";
import { printMinified } from "@/lib/code/css/css-print";
import { buildSectionStylesheet } from "@/lib/code/css/stylesheet";
import { buildFrameRules } from "@/lib/code/formats/html/custom-element";
import { prepareSource } from "@/lib/code/markup/forms";
import { setTopHeading } from "@/lib/code/markup/headings";
import { findUsedDrawings } from "@/lib/code/markup/used-drawings";
import { getSectionName, resolveTheme, resolveThemeVariables } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { darkSelectors } from "@/lib/hosts/hosts";
import { AppError } from "@/lib/server/errors";
import { buildWordsPlan } from "./build-plan";
import { bundleRuntime, compileComponent } from "./bundle";
import { type Group, listSettings } from "./plan";

/** A section as it is put into the code of a site. Its content gives the settings that stay in the code, and the drawings. */
export interface NotionCopy {
  section: Section;
  content: Group;
  theme?: Theme | undefined;
  marker: string;
}

/**
 * The code of a site whose sections have their words in Notion: what finds and reads them, once, and each section. It goes where code for all
 * pages goes, and may be run any number of times.
 */
export async function printNotionCode(copies: readonly NotionCopy[]): Promise<string> {
  const sections = await Promise.all(copies.map(printSection));
  return `<script>(()=>{const S=window.silcrowNotion??=${await bundleRuntime()};${sections.map((text) => `S.add(${text});`).join("")}})()</script>\n`;
}

async function printSection({ section, content, theme, marker }: NotionCopy): Promise<string> {
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  const own = resolveThemeVariables(resolveTheme(section, theme));
  const shown = own.heading ? setTopHeading(source, own.heading) : source;
  const hasForm = source.includes("<form");
  const plan = buildWordsPlan(section);
  const css = await buildStyles(shown, own);
  const name = getSectionName(section);
  const values = {
    marker: addTheme(marker, theme),
    plan,
    settings: listSettings(plan, content),
    css: `${buildFrameRules(".frame")}.frame.dark{color-scheme:dark}${css}`,
    dark: darkSelectors.join(),
    frame: { class: "sc", "data-sc": name, "data-fit": "column" },
  };
  const component = await compileComponent(hasForm ? prepareSource(shown) : shown);
  const draw = `(h,F)=>(${component.trim()})(h,F,${escapeScript(JSON.stringify(findUsedDrawings(content)))})`;
  return `Object.assign(${escapeScript(JSON.stringify(values))},{draw:${draw}})`;
}

/** A marker with the theme behind it, as other copies have it: nothing else of the code says it so that it can be read back. */
const addTheme = (marker: string, theme: Theme = {}) =>
  Object.keys(theme).length > 0 ? `${marker} ${JSON.stringify({ theme })}` : marker;

/** Every class that the section can have, whatever its content. */
async function buildStyles(source: string, own: ReturnType<typeof resolveThemeVariables>): Promise<string> {
  const imported = sharedFiles.filter((file) => source.includes(`/art/${file}"`));
  // Marks are drawn as pictures.
  const files = imported.includes("mark") ? [...imported, "picture" as const] : imported;
  const text = [source, ...(await Promise.all(files.map(loadSharedSource)))].join("\n");
  // A class may have any sign in it but a blank, and what it stands between is one, too.
  const words = new Set(
    [/[^\s"'`{}()]+/g, /[^\s"'`{}]+/g, /[^\s"'`]+/g, /[^\s"`]+/g].flatMap((word) => text.match(word) ?? []),
  );
  const tinted = text.includes("tint-$") ? tints.map((tint) => `tint-${tint}`) : [];
  return printMinified(await buildSectionStylesheet(["sc", ...words, ...tinted], text, own));
}

/** What may stand in a script: the sign that would end it is written otherwise. */
const escapeScript = (json: string) =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
