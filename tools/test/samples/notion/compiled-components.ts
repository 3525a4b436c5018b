import { collectClassNames } from "../../../../lib/code/css/class-selectors";
import { buildSectionStylesheet } from "../../../../lib/code/css/stylesheet";
import { shortenNames } from "../../../../lib/code/notion/shorten-names";

// A compiled component (lib/code/notion/compile.ts), drawn with its own class names and with the short ones.

interface Drawn {
  type: unknown;
  properties: Record<string, unknown>;
  children: unknown[];
}

type Component = (properties: unknown) => unknown;

function draw(compiled: string, content: unknown): unknown {
  const make = (type: unknown, properties: Record<string, unknown> | null, ...children: unknown[]): unknown =>
    typeof type === "function"
      ? (type as Component)({ ...properties, children })
      : ({ type, properties: properties ?? {}, children } satisfies Drawn);
  const component = new Function(`return (${compiled})`)() as (...given: unknown[]) => Component;
  return component(make, "fragment", {})(content);
}

/** What a component makes of a content: as it is, with the names changed as its styles say; and with the short names. */
export async function drawBoth(compiled: string, content: unknown): Promise<{ expected: string; shortened: string }> {
  const words = compiled.match(/[^\s"'`]+/g) ?? [];
  const css = await buildSectionStylesheet(["sc", ...words], compiled, { variables: {}, declarations: {} });
  const before = [...collectClassNames(css)];
  const shortened = shortenNames(css, compiled);
  const after = [...collectClassNames(shortened.css)];
  if (new Set(after).size !== before.length) throw new Error("Two class names became one");
  const names = new Map(before.map((name, index) => [name, after[index] ?? ""]));
  const rename = (to: ReadonlyMap<string, string>) => (_: string, value: unknown) => {
    if (typeof value !== "object" || value === null || !("className" in value)) return value;
    const className = String(value.className).split(/\s+/);
    return { ...value, className: className.map((name) => to.get(name) ?? name).join(" ") };
  };
  return {
    expected: JSON.stringify(draw(compiled, content), rename(names)),
    shortened: JSON.stringify(draw(shortened.component, content), rename(new Map())),
  };
}
