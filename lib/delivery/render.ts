import type { Root as Markup } from "hast";
import type { Root as Stylesheet } from "postcss";
import { createElement } from "react";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { parseContent } from "@/lib/catalogue/content";
import { loadComponent } from "@/lib/catalogue/modules";
import { AppError } from "@/lib/errors";
import { hasForm, readyMarkup } from "./forms";
import { classNames, refuseTooLarge, sectionMarkup } from "./markup";
import { sectionStylesheet } from "./stylesheet";
import { type Theme, themeSchema, themeVariables } from "./theme";

/** A section with its content and theme, rendered once; the printers of the formats start from here. */
export interface Rendered {
  /** `<category>-<slug>` */
  name: string;
  markup: Markup;
  css: Stylesheet;
  /** What it was rendered with. */
  content: Record<string, Content>;
  /** Whether it has a form that was addressed by `answers`. */
  isAddressed: boolean;
}

export interface RenderOptions {
  section: Section;
  /** The section's own sample when absent. */
  content?: unknown;
  theme?: Theme;
  /** Put in front of the addresses of our own pictures; "" keeps them relative to the page. */
  origin: string;
  /** Where the section's form, if it has one that posts, sends what is filled in; as its content says when absent. */
  answers?: string;
}

/**
 * Renders a section on the server.
 * @throws AppError `invalid` whose sentence names the field of content or theme that does not fit
 */
export async function renderSection(options: RenderOptions): Promise<Rendered> {
  const { section, theme = {}, origin, answers } = options;
  const Component = await loadComponent(section);
  if (!Component) throw new AppError("internal", `${section.id} has no component`);
  // React's server renderer must not become part of a client graph, hence the import at the place of use.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const render = (props: Record<string, Content>) => {
    const html = renderToStaticMarkup(createElement(Component, props));
    refuseTooLarge(html);
    return html;
  };
  let content = checkedContent(section, options.content);
  let html = render(content);
  const isAddressed = answers !== undefined && hasForm(html);
  if (isAddressed) {
    // A form takes its address from the prop `action`; the contract test sees to it.
    content = { ...content, action: answers };
    html = render(content);
  }
  const name = nameOf(section);
  const markup = sectionMarkup(html, name, origin);
  if (isAddressed) readyMarkup(markup);
  const css = await sectionStylesheet(classNames(markup), markup, checkedTheme(theme));
  return { name, markup, css, content, isAddressed };
}

/** `hero-simple-centered`: what element, files and scopes of a section are called. */
export function nameOf(section: Pick<Section, "category" | "slug">): string {
  return `${section.category}-${section.slug}`;
}

/** Content as given, if it fits the section; its sample if none is given. */
export function checkedContent(section: Section, content: unknown): Record<string, Content> {
  if (content === undefined || content === section.sample) return section.sample;
  const checked = parseContent(section, content);
  if (checked.problems) {
    throw new AppError("invalid", checked.problems.join("; "), {
      sentence: `This content does not fit. ${checked.problems.join(" ")}`,
    });
  }
  return checked.content;
}

/** A theme's variables and declarations. */
export function checkedTheme(theme: Theme): ReturnType<typeof themeVariables> {
  const parsed = themeSchema.safeParse(theme);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .map((issue) => `${issue.path.join(".") || "theme"}: ${issue.message}`)
      .join(" ");
    throw new AppError("invalid", problems, { sentence: `This theme does not fit. ${problems}` });
  }
  return themeVariables(parsed.data);
}
