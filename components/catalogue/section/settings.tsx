import { widthChoice } from "@/components/code/draft/chosen-width";
import type { Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { type Width, widths } from "@/lib/code/markup/width";
import type { Setting } from "@/lib/code/metadata/settings";

/** What each variable of a theme paints, whatever the section. */
const jobs: Record<string, string> = {
  "--sc-paper": "The background. Your site’s own, where it names one",
  "--sc-accent": "Surfaces and marks in the accent",
  "--sc-accent-ink": "Text and thin lines in the accent, and the focus ring",
  "--sc-accent-bg": "A pale background in the accent",
  "--sc-on-accent": "Text on the accent",
  "--sc-radius-xs": "Corners of labels",
  "--sc-radius-sm": "Corners of buttons and fields",
  "--sc-radius": "Corners of cards",
  "--sc-radius-lg": "Corners of large sheets and windows",
  "--sc-font-display": "The typeface of headings",
};

/** The variables that a section's theme is made of, with the values they come with. */
export function Settings({ section, settings }: { section: Section; settings: readonly Setting[] }) {
  const isCallout = section.category === "callout-card";
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="text-heading">
        What you can set
      </h2>
      <p className="mt-3 max-w-[62ch]">
        {isCallout
          ? "Each color follows the background you give the callout in Notion. The rest are variables at the top of the code: change a value there and the card follows."
          : `The typeface comes from your site, and so does light or dark. The rest are settings in the code, each beginning with --sc-: change a value and the whole ${getItemKind(section)} follows, in light and in dark.`}
      </p>
      {getPasteTarget(section.category) === "block" && <WidthChoice />}
      <dl className="mt-4 border-t border-hairline">
        {settings.map(({ token, value }) => (
          <div
            key={token}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 border-b border-hairline py-3 @2xl:grid-cols-[11.5rem_1fr_auto]"
          >
            <dt className="font-code text-[.8125rem] text-ink">{token}</dt>
            <dd className="text-small @max-2xl:col-start-1 @max-2xl:row-start-2">{jobs[token]}</dd>
            <dd className="flex items-center gap-2.5 text-small tabular-nums text-muted @max-2xl:row-span-2 @max-2xl:row-start-1">
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const choices: Record<Width, { name: string; meaning: string }> = {
  column: { name: "Text column", meaning: "In line with your text" },
  wide: { name: "Wide", meaning: "Up to 1280 px, past the column on both sides" },
  full: { name: "Full width", meaning: "From one edge of the window to the other" },
};

/** How wide the copies of this page are; components/code/draft/chosen-width.ts reads it when something is copied. */
function WidthChoice() {
  return (
    <fieldset className="mt-5" data-needs-script="">
      <legend className="text-small text-ink">Width on your page</legend>
      <div className="mt-2 grid gap-2 @2xl:grid-cols-3">
        {widths.map((width) => (
          <label
            key={width}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-sm border border-hairline px-3.5 py-2.5 text-small has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--sc-focus)"
          >
            <input
              type="radio"
              name={widthChoice}
              value={width}
              defaultChecked={width === "column"}
              className="size-4 translate-y-[.15em] accent-(--sc-ink) outline-none"
            />
            <span className="font-[550] text-ink">{choices[width].name}</span>
            <span className="col-start-2 text-muted">{choices[width].meaning}</span>
          </label>
        ))}
      </div>
      <p className="mt-2.5 text-small text-muted">
        Wide and full need a page whose text stands in the middle, without a sidebar. React and Vue copies are as wide
        as what you put them in.
      </p>
    </fieldset>
  );
}

function Value({ value }: { value: Setting["value"] }) {
  if (typeof value === "string") return <>{value.startsWith("#") ? <Colours values={[value]} /> : value}</>;
  return <Colours values={value.light === value.dark ? [value.light] : [value.light, value.dark]} />;
}

/** A colour, or that of light beside that of dark. */
function Colours({ values }: { values: string[] }) {
  return (
    <>
      <span className="@max-md:sr-only">{values.join(" / ")}</span>
      <span
        className="flex overflow-hidden rounded-[6px] forced-color-adjust-none shadow-[0_0_0_1px_var(--sc-line)]"
        aria-hidden="true"
      >
        {values.map((colour) => (
          <span key={colour} className="block h-6 w-4 first:last:w-6" style={{ background: colour }} />
        ))}
      </span>
    </>
  );
}
