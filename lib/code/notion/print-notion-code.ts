import type { Root } from "postcss";
import { tints } from "@/components/sections/define";
import { loadSharedSource, loadSource, sharedFiles } from "@/lib/catalogue/modules";
import { printMinified } from "@/lib/code/css/css-print";
import { buildSectionStylesheet } from "@/lib/code/css/stylesheet";
import { formatMarker } from "@/lib/code/formats/html/copy-marker";
import { buildFrameRules, joinLines } from "@/lib/code/formats/html/custom-element";
import { findTopHeading } from "@/lib/code/markup/headings";
import { findUsedDrawings } from "@/lib/code/markup/used-drawings";
import { getSectionName, resolveTheme, resolveThemeVariables } from "@/lib/code/render/render";
import { buildFontFaces } from "@/lib/code/theme/fonts";
import { darkSelectors } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import type { WordsCallout } from "./list-callouts";
import { loadCompiledComponent, loadRuntime } from "./load-compiled";
import { listSettings } from "./words/plan";

/** For whom the code is. `origin` is our own address, where typefaces come from. */
interface For {
  product: Product;
  origin: string;
}

/**
 * The code of a site whose sections have their words in Notion: what finds and reads them, once, and each section. It goes where code for all
 * pages goes, and may be run any number of times.
 * @param callouts their contents give the settings that stay in the code, and the drawings; of those named alike the first is taken
 */
export async function printNotionCode(callouts: readonly WordsCallout[], whose: For): Promise<string> {
  const shared = await buildShared();
  const named = new Map(callouts.toReversed().map((callout) => [callout.plan.name, callout]));
  const sections = await Promise.all(
    [...named.values()].reverse().map((callout) => printSection(callout, shared, whose)),
  );
  const frame = `${buildFrameRules(".frame")}.frame.dark{color-scheme:dark}`;
  const base = escapeScript(JSON.stringify(joinLines(frame) + [...shared].join("")));
  const added = sections.map((text) => `S.add(${text},B);`).join("");
  return `<script>(()=>{const W=window,S=W.silcrowNotion?.add?W.silcrowNotion:W.silcrowNotion=${await loadRuntime()},B=${base};${added}})()</script>\n`;
}

/** What a section adds to the code of a site. @param shared rules that stand in the code once */
async function printSection(
  callout: WordsCallout,
  shared: ReadonlySet<string>,
  { product, origin }: For,
): Promise<string> {
  const { section, plan, content, theme } = callout;
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  const own = resolveThemeVariables(resolveTheme(section, theme));
  const css = await buildStyles(source, own);
  const width = theme?.width ?? "column";
  const level = findTopHeading(source);
  const values = {
    marker: formatMarker(section, product, "notion", theme && Object.keys(theme).length > 0 ? { theme } : {}),
    plan,
    settings: listSettings(plan, content),
    css: listNodes(css)
      .filter((text) => !shared.has(text))
      .join(""),
    dark: darkSelectors.join(),
    frame: { class: "sc", "data-sc": getSectionName(section), "data-fit": width },
    ...(own.heading && level && { heading: [own.heading, own.heading - level] }),
    page: [
      ...(own.fonts ? [buildFontFaces(css.toString(), origin)] : []),
      // 100vw counts the scroll bar: nothing of the page moves, but it doesn't scroll sideways for it.
      ...(width === "column" ? [] : ["body{overflow-x:clip}"]),
    ].join(""),
  };
  const component = await loadCompiledComponent(section);
  const draw = `(h,F)=>(${component.trim()})(h,F,${escapeScript(JSON.stringify(findUsedDrawings(content)))})`;
  return `Object.assign(${escapeScript(JSON.stringify(values))},{draw:${draw}})`;
}

/** The rules that every section has, which have none of a theme. */
async function buildShared(): Promise<ReadonlySet<string>> {
  return new Set(listNodes(await buildSectionStylesheet(["sc"], "", { variables: {}, declarations: {} })));
}

const listNodes = ({ nodes }: Root): string[] => nodes.map((node) => printMinified(node));

/** Every class that the section can have, whatever its content. */
async function buildStyles(source: string, own: ReturnType<typeof resolveThemeVariables>): Promise<Root> {
  const imported = sharedFiles.filter((file) => source.includes(`/art/${file}"`));
  // Marks are drawn as pictures.
  const files = imported.includes("mark") ? [...imported, "picture" as const] : imported;
  const text = [source, ...(await Promise.all(files.map(loadSharedSource)))].join("\n");
  // A class may have any sign in it but a blank, and what it stands between is one, too.
  const words = new Set(
    [/[^\s"'`{}()]+/g, /[^\s"'`{}]+/g, /[^\s"'`]+/g, /[^\s"`]+/g].flatMap((word) => text.match(word) ?? []),
  );
  const tinted = text.includes("tint-$") ? tints.map((tint) => `tint-${tint}`) : [];
  return buildSectionStylesheet(["sc", ...words, ...tinted], text, own);
}

/** What may stand in a script: the sign that would end it is written otherwise. */
const escapeScript = (json: string) =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
