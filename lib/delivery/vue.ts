import { appDark } from "./custom-element";
import { lightMarkup } from "./light-dom";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";
import { scopedCss } from "./scoped-css";

/** Stands where Vue puts its id; a character that no name holds. */
const mark = "\ue000";
const marked = new RegExp(` ([\\w-]+)="([^"${mark}]*${mark}[^"]*)"`, "g");

/**
 * The Vue copy: a single-file component of the rendered markup, in which no text is an expression (merge tags are broken
 * up). Where the page must have a name once, Vue gives the id.
 */
export function vue(rendered: Rendered): string {
  const template = printMarkup(lightMarkup(rendered, (name) => mark + name)).replace(
    marked,
    (_, attribute, value: string) => ` :${attribute}="\`${value.replaceAll(mark, `\${id}-`)}\`"`,
  );
  const script = template.includes(`\${id}-`)
    ? `<script setup>\nimport { useId } from "vue";\n\nconst id = useId();\n</script>\n\n`
    : "";
  return `${script}<template>\n${template.replace(/^(?=.)/gm, "  ")}\n</template>\n\n<style>\n${scopedCss(rendered, appDark).trimEnd()}\n</style>\n`;
}
