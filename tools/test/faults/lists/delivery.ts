import type { Fault } from "./fault.ts";

export const delivery: Fault[] = [
  {
    file: "lib/code/metadata/marker.ts",
    find: "${escapeHtml(marker, \"&'<\")}'`;",
    plant: '${escapeHtml(marker, "&<")}\'`;',
    breaks: "A quotation mark in somebody's words ends the attribute of a copy.",
  },
  {
    file: "lib/code/metadata/marker.ts",
    find: '`/* ${brand.slug} ${marker.replace(/\\*\\//g, "*\\\\u002f")} */`;',
    plant: "`/* ${brand.slug} ${marker} */`;",
    breaks: "Somebody's words end the comment of a stylesheet.",
  },
  {
    file: "lib/code/metadata/marker.ts",
    find: '/["&{]/.test(marker) ? `',
    plant: '/["{]/.test(marker) ? `',
    breaks: "An ampersand in a marker of JSX is read as an entity.",
  },
  {
    file: "lib/code/formats/html/copy-marker.ts",
    find: "version: findPart(part)?.version ?? section.version,",
    plant: "version: section.version,",
    breaks: "Copies of a page say the version of something else.",
  },
  {
    file: "lib/code/metadata/format.ts",
    find: 'return section.category === "callout-card" ? ["paste"] : formats;',
    plant: "return formats;",
    breaks: "Callout cards are offered in formats that they do not have.",
  },
  {
    file: "lib/code/formats/deliver.ts",
    find: "const answers = site && ((form: string) => options.origin + urls.form(site.id, form));",
    plant: "const answers = site && ((form: string) => urls.form(site.id, form));",
    breaks: "The form of a copy posts to the site it stands on.",
  },
  {
    file: "lib/code/formats/deliver.ts",
    find: '"no-script": () => html(forBlock(product, printNoScript(copy, instance))),',
    plant: '"no-script": () => html(forBlock(product, printNoScript(copy, undefined))),',
    breaks: "Two copies without script on one page have the same ids.",
  },
  {
    file: "lib/code/formats/deliver.ts",
    find: 'const inColumn = format === "no-script" || (format === "paste" && !getMountPosition(section));',
    plant: 'const inColumn = format === "no-script";',
    breaks: "Pasted sections ignore their width.",
  },
  {
    file: "lib/code/formats/deliver.ts",
    find: "const forBlock = (product: Product, html: string) => hosts[product].pasting.marker + html;",
    plant: "const forBlock = (_: Product, html: string) => html;",
    breaks: "A Super block is pasted without its marker.",
  },
  {
    file: "lib/code/markup/forms.ts",
    find: "form.children.push(...(fromHtml(trap, { fragment: true }).children as Element[]));",
    plant: "",
    breaks: "Forms of copies have no trap for machines.",
  },
  {
    file: "lib/code/markup/forms.ts",
    find: 'if (input.properties.type === "checkbox") input.properties.value ??= "yes";',
    plant: 'if (input.properties.type === "radio") input.properties.value ??= "yes";',
    breaks: "A ticked box of a copy says “on”.",
  },
  {
    file: "lib/code/theme/theme.ts",
    find: ".refine((text) => notation.test(text) && parseColour(text) !== undefined, {",
    plant: ".refine((text) => text.length > 0, {",
    breaks: "A colour of somebody's theme ends a declaration.",
  },
  {
    file: "lib/code/theme/theme.ts",
    find: "const family = /^(?:[\\w -]+|\"[\\w -]+\"|'[\\w -]+')$/;",
    plant: "const family = /^(?:[\\w -]+|\"[^;]+\"|'[\\w -]+')$/;",
    breaks: "A font of somebody's theme holds markup.",
  },
  {
    file: "lib/code/theme/theme.ts",
    find: 'if (scheme !== "host") {',
    plant: 'if (scheme === "dark") {',
    breaks: "A section that is to be light follows its host.",
  },
  {
    file: "lib/code/theme/theme.ts",
    find: "return themeSchema.safeParse(theme).success ? (theme as Theme) : {};",
    plant: "return theme as Theme;",
    breaks: "A stored look that no longer fits breaks its section.",
  },
  {
    file: "lib/code/metadata/settings.ts",
    find: ".findLast((text) => !/^(Canvas|Highlight)(Text)?$/.test(text));",
    plant: ".find((text) => !/^(Canvas|Highlight)(Text)?$/.test(text));",
    breaks: "Which value a setting has is read from the wrong declaration.",
  },
  {
    file: "lib/forms/submit.ts",
    find: "const fields = parseFields(entries);",
    plant: "const fields = parseFields(entries.slice(0, 20));",
    breaks: "Answers lose fields after the twentieth.",
  },
];
