import type { Section } from "@/lib/catalogue/catalogue";
import type { Setting } from "@/lib/delivery/settings";

/** What each variable of a theme paints, whatever the section. */
const jobs: Record<string, string> = {
  "--sc-paper": "The ground. Your site’s own, where it names one",
  "--sc-accent": "Surfaces and marks in the accent",
  "--sc-accent-ink": "Text and thin lines in the accent, and the focus ring",
  "--sc-accent-bg": "A quiet ground in the accent",
  "--sc-on-accent": "What stands on the accent",
  "--sc-radius-xs": "Corners of labels",
  "--sc-radius-sm": "Corners of buttons and fields",
  "--sc-radius": "Corners of cards",
  "--sc-radius-lg": "Corners of large sheets and windows",
  "--sc-font-display": "The face of headings",
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
          ? "Each colour follows the background you give the callout in Notion. The rest are variables at the top of the code: change a value there and the card follows."
          : "Its face and its scheme come from your site. The rest are variables near the top of the code: change a value there and the whole section follows, in light and in dark."}
      </p>
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
