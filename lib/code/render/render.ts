import type { Root as Markup } from "hast";
import type { Root as Stylesheet } from "postcss";
import { createElement } from "react";
import type { Content } from "@/components/sections/define";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { parseContent } from "@/lib/catalogue/content/content";
import { createContentError } from "@/lib/catalogue/content/content-form";
import { getValueAt } from "@/lib/catalogue/content/content-path";
import { openContent, parseWrittenPieces } from "@/lib/catalogue/content/written";
import { loadComponent } from "@/lib/catalogue/modules";
import { buildSectionStylesheet } from "@/lib/code/css/stylesheet";
import { hasForm, prepareMarkup } from "@/lib/code/markup/forms";
import { setTopHeading } from "@/lib/code/markup/headings";
import { listClassNames, pageMarkupScale, parseSectionMarkup, refuseTooLarge } from "@/lib/code/markup/markup";
import { joinParts } from "@/lib/code/markup/parts";
import { buildQuestionsData } from "@/lib/code/markup/questions-data";
import type { Width } from "@/lib/code/markup/width";
import { annotateContent, noteEditable } from "@/lib/code/metadata/edit-annotations";
import { addFieldClasses } from "@/lib/code/metadata/field-classes";
import type { Settings } from "@/lib/code/metadata/marker";
import { buildFontFaces } from "@/lib/code/theme/fonts";
import { buildThemeVariables, type Theme, themeSchema } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";

/** A section with its content and theme, rendered once; the printers of the formats start from here, and change nothing in it. */
export interface Rendered {
  /** `<category>-<slug>` */
  name: string;
  markup: Markup;
  css: Stylesheet;
  /** Rules for the page around it that bring the typefaces chosen for it, where some were. */
  fontFaces?: string;
  /** What it was rendered with. */
  content: Record<string, Content>;
  width?: Width;
  /** The level of its highest heading, where that was chosen. */
  heading?: number;
  /** Its questions as data, where they were asked for and it has any (questions-data.ts). */
  data?: string;
  /** Whether it has a form that collects answers. */
  hasForm: boolean;
  /** Whether that form was addressed by `answers`. */
  isAddressed: boolean;
  /** What a copy says of itself (marker.ts). */
  marker?: string;
}

export interface RenderOptions {
  section: Section;
  /** The section's own sample when absent. */
  content?: unknown;
  theme?: Theme;
  /** Put in front of the addresses of our own pictures; "" keeps them relative to the page. */
  origin: string;
  /** Where a form that posts, by its name, sends what is filled in; as the content says when absent. */
  answers?: (form: string) => string;
  /** As wide as what it stands in, with a margin of its own, when absent. */
  width?: Width | undefined;
}

/** Samples as they are, rendered before: every page and every copy of a section begins with the same. */
const samples = new Map<string, Promise<Rendered>>();
const mostSamples = 100;

/**
 * Renders a section on the server; its sample in the standard theme once for all who ask.
 * @throws AppError `invalid` whose sentence says what the field of content or theme that does not fit is called
 */
export function renderSection(options: RenderOptions): Promise<Rendered> {
  const { section, content, theme, origin, answers, width } = options;
  // Pages of somebody's own are as many as there are ways to put sections together, and another's id may be borrowed.
  const isOfCatalogue = findSection(section.id) === section;
  const isSample = isOfCatalogue && content === undefined && (theme === undefined || Object.keys(theme).length === 0);
  if (!isSample || answers !== undefined) return render(options);
  const key = [section.id, origin, width].join(" ");
  const known = samples.get(key);
  if (known) return known;
  const rendered = render(options);
  samples.set(key, rendered);
  const [oldest] = samples.keys();
  if (samples.size > mostSamples && oldest !== undefined) samples.delete(oldest);
  // A failure is not kept.
  rendered.catch(() => samples.delete(key));
  return rendered;
}

/**
 * The same with notes of what in it can be edited, as attributes `data-edit-…` (edit-annotations.ts). It is drawn twice, once with
 * marks in its texts: what is shown is never what was marked.
 */
export async function renderEditable(options: RenderOptions): Promise<Rendered> {
  const rendered = await renderSection(options);
  const { section, origin } = options;
  const { twin, paths } = await renderTwin(
    section,
    rendered,
    origin,
    parseWrittenPieces(rendered.content, section.fields),
  );
  const markup = structuredClone(rendered.markup);
  const content = openContent(rendered.content, section.fields);
  noteEditable(markup, twin, paths, (path) => String(getValueAt(content, path) ?? ""));
  return { ...rendered, markup };
}

/** What was rendered, for a copy: with marks that say which element holds which text (field-classes.ts), and what they leave out. */
export async function renderMarked(section: Section, rendered: Rendered, origin: string): Promise<MarkedRendering> {
  const known = markedBefore.get(rendered);
  if (known) return known;
  const done = renderTwin(section, rendered, origin).then(({ twin, paths }) => {
    const { markup, settings } = addFieldClasses(
      { markup: rendered.markup, twin, paths },
      rendered.content,
      section.sample,
      // Where answers go is said by the form itself, and is one site's.
      (path) => rendered.isAddressed && /(?:^|\.)action$/.test(path),
    );
    return { rendered: { ...rendered, markup }, settings };
  });
  markedBefore.set(rendered, done);
  done.catch(() => markedBefore.delete(rendered));
  return done;
}

interface MarkedRendering {
  rendered: Rendered;
  settings: Settings;
}

/** Samples, which are rendered once, are marked once. */
const markedBefore = new WeakMap<Rendered, Promise<MarkedRendering>>();

/** The same markup with marks in its texts, and the paths they stand for. */
async function renderTwin(
  section: Section,
  { content, heading, name, width, isAddressed }: Rendered,
  origin: string,
  pieces?: ReturnType<typeof parseWrittenPieces>,
) {
  const { content: withMarks, paths } = annotateContent(content, section.fields, pieces);
  const html = await renderMarkup(section, withMarks);
  const twin = parseSectionMarkup(heading ? setTopHeading(html, heading) : html, name, origin, width);
  if (isAddressed) prepareMarkup(twin);
  return { twin, paths };
}

/** A section's component with a content that was checked, as HTML. */
async function renderMarkup(section: Section, content: Record<string, Content>): Promise<string> {
  const Component = await loadComponent(section);
  if (!Component)
    throw new AppError("internal", `components/sections/${section.category}/${section.slug} has no component.tsx`);
  // React's server renderer must not become part of a client graph, hence the import at the place of use.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return nameErrors(section, () => renderToStaticMarkup(createElement(Component, content)));
}

/**
 * The content with the address that answers go to, of a page in each section that has a form, under that section's name; undefined where there is none. A form takes
 * its address from the prop `action` (the contract test sees to it); elsewhere that may be a button.
 */
function addressForms(
  answers: (form: string) => string,
  provided: Record<string, Content>,
  { sample, parts, slug }: Section,
): Record<string, Content> | undefined {
  if (!parts) return typeof sample.action === "string" ? { ...provided, action: answers(slug) } : undefined;
  const groups = parts.map(({ key }) => [key, provided[key] as Record<string, Content>] as const);
  const forms = groups.filter(([, group]) => typeof group.action === "string");
  if (forms.length === 0) return undefined;
  return { ...provided, ...Object.fromEntries(forms.map(([key, group]) => [key, { ...group, action: answers(key) }])) };
}

async function render({ section, theme = {}, origin, answers, width, ...options }: RenderOptions): Promise<Rendered> {
  const provided = checkContent(section, options.content);
  const sent = answers === undefined ? undefined : addressForms(answers, provided, section);
  const addressed = sent ?? provided;
  const own = resolveThemeVariables(resolveTheme(section, theme));
  const plain = await renderMarkup(section, addressed);
  const html = own.heading ? setTopHeading(plain, own.heading) : plain;
  refuseTooLarge(html, section.parts ? pageMarkupScale : 1);
  const withForm = hasForm(html);
  const isAddressed = sent !== undefined && withForm;
  const content = isAddressed ? addressed : provided;
  const name = getSectionName(section);
  const markup = parseSectionMarkup(html, name, origin, width);
  if (section.parts) joinParts(markup, own.isTinted);
  if (isAddressed) prepareMarkup(markup);
  const css = await buildSectionStylesheet(listClassNames(markup), markup, own);
  const { heading } = own;
  const data = own.questions && (await buildQuestionsData(content));
  return {
    name,
    markup,
    css,
    content,
    hasForm: withForm,
    isAddressed,
    ...(width && { width }),
    ...(heading && { heading }),
    ...(data && { data }),
    ...(own.fonts && { fontFaces: buildFontFaces(css.toString(), origin) }),
  };
}

/** What a component throws says nothing of whose it is: the error that goes on names the section and its folder. */
export function nameErrors<T>({ category, slug, title }: Section, draw: () => T): T {
  try {
    return draw();
  } catch (cause) {
    // Content and themes that don't fit are their writer's, not the section's.
    if (cause instanceof AppError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`components/sections/${category}/${slug}: “${title}” can’t be drawn: ${why}`, { cause });
  }
}

/** `hero-simple-centered`: what element, files and scopes of a section are called. */
export function getSectionName(section: { category: string; slug: string }): string {
  return `${section.category}-${section.slug}`;
}

/** Content as given, if it fits the section; its sample if none is given. */
export function checkContent(section: Section, content: unknown): Record<string, Content> {
  if (content === undefined || content === section.sample) return section.sample;
  const checked = parseContent(section, content);
  if (checked.problems) throw createContentError(section, checked.problems);
  return checked.content;
}

/** A theme for a section, which has a tint of its own where the theme says none. */
export const resolveTheme = ({ tint }: Pick<Section, "tint">, theme: Theme = {}): Theme =>
  tint ? { tint, ...theme } : theme;

/** A theme's variables and declarations, the level of heading it asks for, and whether it brings data and typefaces. */
export function resolveThemeVariables(theme: Theme): ReturnType<typeof buildThemeVariables> & {
  heading?: number | undefined;
  questions?: "data" | undefined;
  fonts: boolean;
  isTinted: boolean;
} {
  const parsed = themeSchema.safeParse(theme);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .map((issue) => `${issue.path.join(".") || "theme"}: ${issue.message}`)
      .join(" ");
    throw new AppError("invalid", problems, { sentence: `This theme does not fit. ${problems}` });
  }
  const { heading, questions, fonts, tint } = parsed.data;
  return {
    ...buildThemeVariables(parsed.data),
    heading,
    questions,
    fonts: fonts !== undefined,
    isTinted: tint !== undefined,
  };
}
