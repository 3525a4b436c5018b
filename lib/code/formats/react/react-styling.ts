import { appDark } from "@/lib/code/formats/html/custom-element";
import { isSticky } from "@/lib/code/formats/html/mount-snippet";
import { buildResetRules, classPrefix, getProjectCss, lightByDefault } from "@/lib/code/formats/html/scoped-css";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { formatAsJsx } from "@/lib/code/metadata/marker";
import { type Rendered, resolveThemeVariables } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls } from "@/lib/urls/urls";
import { prefixClass } from "./app-classes";
import { buildAppTheme } from "./app-theme";
import type { RenameClass } from "./react-source";

/** How a React copy gets its looks. */
export interface ReactStyling {
  rename: RenameClass;
  /** What a project needs besides, said in the first line. */
  note?: string;
  /** Stylesheets that the copy has and imports. */
  styles: readonly DeliveredFile[];
  /** The attributes of the elements that its section stands in, from the outermost on. */
  frame: readonly string[];
  /** The constant `look` that the frame is styled by, where it is. */
  look?: string | undefined;
  /** What is made of each file at the end. */
  finish?: (source: string) => string;
}

/** A stylesheet of its own, scoped to the section: for any project. */
export function buildOwnStyles(rendered: Rendered, file: string): ReactStyling {
  const { name } = rendered;
  return {
    rename: (className) => classPrefix + className,
    styles: [{ name: `${file}.css`, language: "css", code: getProjectCss(rendered) }],
    frame: [`data-sc-frame="${name}"${printMarker(rendered)}`, `data-sc="${name}"`],
  };
}

/** Other names for class names than the theme's own, and variables that these read. */
interface OtherNames {
  rename: RenameClass;
  /** By their values; read when the frame is printed. */
  variables: ReadonlyMap<string, string>;
}

/** Tailwind's class names: for a project that has Tailwind 4, and our theme (`printThemeFile`). */
export function buildTailwindStyling(rendered: Rendered, theme: Theme, other?: OtherNames): ReactStyling {
  const { name, fontFaces } = rendered;
  const { variables, declarations } = resolveThemeVariables(theme);
  const camel = (property: string) => property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const style = () => ({
    ...variables,
    ...Object.fromEntries(Object.entries(declarations).map(([property, value]) => [camel(property), value])),
    ...Object.fromEntries([...(other?.variables ?? [])].map(([value, variable]) => [variable, value])),
  });
  const isStyled = () => Object.keys(style()).length > 0;
  const rename = other?.rename ?? prefixClass;
  const placed = isSticky(rendered) ? ["sticky", "top-0", "z-10"].map((one) => rename(one, false)) : [];
  const classes = ["sc", ...placed].join(" ");
  return {
    note: `// Its classes are those of Tailwind 4 with silcrow-theme.css: ${getAbsoluteUrl(programUrls.theme)}\n`,
    rename,
    styles: fontFaces ? [{ name: "fonts.css", language: "css", code: `${fontFaces}\n` }] : [],
    get frame() {
      return [`className="${classes}" data-sc="${name}"${printMarker(rendered)}${isStyled() ? " style={look}" : ""}`];
    },
    get look() {
      return isStyled()
        ? `\n/** Its look: variables of silcrow-theme.css. */\nconst look = ${JSON.stringify(style(), null, 2)} as CSSProperties;\n`
        : undefined;
    },
  };
}

/** What the copy says of itself, as a further attribute. */
const printMarker = ({ marker }: Rendered) => (marker ? ` ${formatAsJsx(marker)}` : "");

/** The Tailwind theme that all sections with Tailwind's class names share. */
export function printThemeFile(): DeliveredFile {
  return {
    name: "silcrow-theme.css",
    language: "css",
    code: buildAppTheme(appDark, `${buildResetRules(".sc")}\n${lightByDefault}`),
  };
}
