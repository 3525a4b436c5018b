import type { Section } from "@/lib/catalogue/catalogue";
import { productTitles } from "@/lib/catalogue/products";
import { deliver } from "@/lib/delivery/deliver";
import { excerpt } from "@/lib/delivery/excerpt";

const lines = ["super", "bullet"] as const;

/** What one pastes and what of it is one's own to change: taken from the code that is really delivered. */
export async function WordsPanel({ section }: { section: Section }) {
  const { code } = await deliver({ section, product: "super", origin: "" });
  const { element, words, rest } = excerpt(code, section.sample, 4);
  return (
    <div className="group/p overflow-hidden rounded-md bg-paper-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] @4xl:col-span-7">
      <div className="flex items-center gap-2 border-b border-hairline px-4 py-2.5 text-small">
        <span className="font-semibold text-ink">§ {section.number}</span>
        <span className="truncate">{section.title}</span>
        <fieldset className="ml-auto flex rounded-[7px] bg-paper-3 p-0.5 text-caption font-[550]">
          <legend className="sr-only">Site builder</legend>
          {lines.map((line) => (
            <label
              key={line}
              className="relative flex min-h-7 cursor-pointer items-center rounded-[5px] px-2.5 text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
            >
              <input
                type="radio"
                name="words-for"
                value={line}
                defaultChecked={line === "super"}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {productTitles[line]}
            </label>
          ))}
        </fieldset>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="The code, with the words to change marked"
        className="overflow-x-auto outline-offset-[-3px]"
      >
        <pre className="p-5 font-code text-[.8125rem] leading-[1.85] text-muted">
          <code>
            <span className="text-accent-ink group-has-[[value=bullet]:checked]/p:hidden">super-embed:</span>
            {`<`}
            <span className="text-ink">{element}</span>
            {`>\n`}
            {words.map(({ tag, text }) => (
              <span key={text}>
                {`    <${tag} …>`}
                <mark className="tint-yellow rounded-xs bg-tint-wash px-1 text-ink">{shortened(text)}</mark>
                {`</${tag}>\n`}
              </span>
            ))}
            {`    … ${rest} more lines you never touch\n</`}
            <span className="text-ink">{element}</span>
            {`>`}
          </code>
        </pre>
      </section>
    </div>
  );
}

const shortened = (text: string) => (text.length > 58 ? `${text.slice(0, text.lastIndexOf(" ", 54))} …` : text);
