import type { ChildNode, Root, Rule } from "postcss";
import { tints } from "@/components/sections/define";
import { loadSource } from "@/lib/catalogue/modules";
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
import { shortenNames } from "./shorten-names";
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
  const shared = await getShared();
  const named = new Map(callouts.toReversed().map((callout) => [callout.plan.name, callout]));
  const sections = await Promise.all(
    [...named.values()].reverse().map((callout) => printSection(callout, shared, whose)),
  );
  const frame = `${buildFrameRules(".frame")}.frame.dark{color-scheme:dark}`;
  const base = escapeScript(JSON.stringify(joinLines(frame) + [...shared.rules].join("")));
  const added = sections.map((text) => `S.add(${text},B);`).join("");
  return `<script>(()=>{const W=window,S=W.silcrowNotion?.add?W.silcrowNotion:W.silcrowNotion=${await loadRuntime()},B=${base};${added}})()</script>\n`;
}

/** What a section adds to the code of a site. @param shared rules that stand in the code once */
async function printSection(callout: WordsCallout, shared: Shared, { product, origin }: For): Promise<string> {
  const { section, plan, content, theme } = callout;
  const source = await loadSource(section);
  if (source === undefined) throw new AppError("internal", `${section.id} has no source`);
  const own = resolveThemeVariables(resolveTheme(section, theme));
  const compiled = (await loadCompiledComponent(section)).trim();
  const styles = await buildStyles(compiled, own);
  const fonts = own.fonts ? [buildFontFaces(styles.toString(), origin)] : [];
  const { css, component } = shortenNames(styles, compiled);
  const width = theme?.width ?? "column";
  const level = findTopHeading(source);
  const values = {
    marker: formatMarker(section, product, "notion", theme && Object.keys(theme).length > 0 ? { theme } : {}),
    plan,
    settings: listSettings(plan, content),
    css: listNodes(dropShared(css, shared))
      .filter((text) => !shared.rules.has(text))
      .join(""),
    dark: darkSelectors.join(),
    frame: { class: "sc", "data-sc": getSectionName(section), "data-fit": width },
    ...(own.heading && level && { heading: [own.heading, own.heading - level] }),
    page: [
      ...fonts,
      // 100vw counts the scroll bar: nothing of the page moves, but it doesn't scroll sideways for it.
      ...(width === "column" ? [] : ["body{overflow-x:clip}"]),
    ].join(""),
  };
  const draw = `(h,F)=>(${component})(h,F,${printDrawings(content)})`;
  return `Object.assign(${escapeScript(JSON.stringify(values))},{draw:${draw}})`;
}

/** Without a prototype: what anybody writes as a picture's address is looked up in it. */
const printDrawings = (content: WordsCallout["content"]) =>
  escapeScript(`{__proto__:null,${JSON.stringify(findUsedDrawings(content)).slice(1)}`);

interface Shared {
  /** Rules, and those of the tokens. */
  rules: ReadonlySet<string>;
  /** Declarations of tokens, as `--sc-ink:…`. */
  tokens: ReadonlySet<string>;
}

/** The tokens that most sections use. */
const tokens = [
  ..."paper paper-2 raised ink ink-2 muted hairline line accent accent-ink action on-action focus".split(" "),
  ..."radius-xs radius-sm gutter section wide text-title text-heading text-lede".split(" "),
  ..."ease quick".split(" "),
];

let kept: Promise<Shared> | undefined;

/** The same for every site: built once. */
function getShared(): Promise<Shared> {
  kept ??= buildShared();
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
}

/** The rules that every section has, and tokens that most have, in the shop's own look. */
async function buildShared(): Promise<Shared> {
  const used = tokens.map((name) => `var(--sc-${name})`).join();
  const root = await buildSectionStylesheet(["sc"], used, { variables: {}, declarations: {} });
  const declared = root.nodes.filter(isTokens).flatMap(({ nodes }) => nodes.map(printMinified));
  return { rules: new Set(listNodes(root)), tokens: new Set(declared) };
}

/** Without the tokens whose values are the shop's own. @param css is changed */
function dropShared(css: Root, { tokens }: Shared): Root {
  for (const rule of css.nodes.filter(isTokens))
    rule.each((node) => {
      if (tokens.has(printMinified(node))) node.remove();
    });
  return css;
}

const isTokens = (node: ChildNode): node is Rule => node.type === "rule" && node.selector === ":where(.sc)";

const listNodes = ({ nodes }: Root): string[] => nodes.map((node) => printMinified(node));

/** Rules for every class that the section can have, whatever its content. @param compiled its component, with what that uses of shared files */
function buildStyles(compiled: string, own: ReturnType<typeof resolveThemeVariables>): Promise<Root> {
  // A class may have any sign in it but a blank, and what it stands between is one, too.
  const words = new Set(
    [/[^\s"'`{}()]+/g, /[^\s"'`{}]+/g, /[^\s"'`]+/g, /[^\s"`]+/g].flatMap((word) => compiled.match(word) ?? []),
  );
  const tinted = compiled.includes("tint-$") ? tints.map((tint) => `tint-${tint}`) : [];
  return buildSectionStylesheet(["sc", ...words, ...tinted], compiled, own);
}

/** What may stand in a script: the sign that would end it is written otherwise. */
const escapeScript = (json: string) =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
