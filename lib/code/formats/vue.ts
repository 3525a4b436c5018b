import { printMarkup } from "@/lib/code/markup/markup";
import type { Rendered } from "@/lib/code/render/render";
import { AppError } from "@/lib/server/errors";
import { buildLightMarkup } from "./html/light-dom";
import { getProjectCss } from "./html/scoped-css";

/**
 * The Vue copy: a single-file component of the rendered markup, in which no text is an expression (merge tags are broken
 * up). Where the page must have a name once, Vue gives the id.
 */
export function printVue(rendered: Rendered): string {
  const mark = markFor(rendered);
  const marked = new RegExp(` ([\\w-]+)="([^"${mark}]*${mark}[^"]*)"`, "g");
  const template = printMarkup(buildLightMarkup(rendered, (name) => mark + name)).replace(
    marked,
    (_, attribute, value: string) => ` :${attribute}="\`${escapeLiteral(value).replaceAll(mark, `\${id}-`)}\`"`,
  );
  const script = template.includes(`\${id}-`)
    ? `<script setup>\nimport { useId } from "vue";\n\nconst id = useId();\n</script>\n\n`
    : "";
  // A template may hold no script element of its own.
  const data = rendered.data
    ? `\n  <component :is="'script'" type="application/ld+json">${rendered.data}</component>`
    : "";
  return `${script}<template>\n${template.replace(/^(?=.)/gm, "  ")}${data}\n</template>\n\n<style>\n${getProjectCss(rendered).trimEnd()}\n</style>\n`;
}

/** Stands where Vue puts its id: a private character that neither the content nor a name of the section holds. */
function markFor({ markup }: Rendered): string {
  const text = JSON.stringify(markup);
  for (let code = 0xe000; code <= 0xf8ff; code++) {
    const mark = String.fromCharCode(code);
    if (!text.includes(mark)) return mark;
  }
  throw new AppError("invalid", "every private character is taken", {
    sentence: "This content has too many characters of icon fonts. Take some of them out.",
  });
}

/** A text as it stands in a template literal. */
const escapeLiteral = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, "\\$&");
