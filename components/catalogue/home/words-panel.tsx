import type { Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { editNote } from "@/lib/code/formats/html/custom-element";
import { buildExcerpt } from "@/lib/code/view/excerpt";
import { superPasting } from "@/lib/hosts/super";
import { ProductRadios } from "./product-radios";

/** What one pastes and what of it is one's own to change: taken from the code that is really delivered. */
export async function WordsPanel({ section }: { section: Section }) {
  const { code } = await deliver({ section, product: "bullet", origin: "" });
  const { element, words, rest } = buildExcerpt(code, section.sample, 4);
  return (
    <div className="overflow-hidden rounded-md bg-paper-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] @4xl:col-span-7">
      <div className="flex items-center gap-2 border-b border-hairline px-4 py-2.5 text-small">
        <span className="font-semibold text-ink">§ {section.number}</span>
        <span className="truncate">{section.title}</span>
        <fieldset className="ml-auto flex rounded-[7px] bg-paper-3 p-0.5 text-caption font-[550]">
          <legend className="sr-only">Site builder</legend>
          <ProductRadios name="words-for" />
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
            <span className="text-accent-ink bullet:hidden">{`${superPasting.marker}\n`}</span>
            {`<`}
            <span className="text-ink">{element}</span>
            {`>\n    ${editNote}\n`}
            {words.map(({ tag, text }) => (
              <span key={text}>
                {`    <${tag} …>`}
                <mark className="tint-yellow rounded-xs bg-tint-wash px-1 text-ink">{shorten(text)}</mark>
                {`</${tag}>\n`}
              </span>
            ))}
            {`    … ${rest} more lines\n</`}
            <span className="text-ink">{element}</span>
            {`>`}
          </code>
        </pre>
      </section>
    </div>
  );
}

const shorten = (text: string) => (text.length > 58 ? `${text.slice(0, text.lastIndexOf(" ", 54))} …` : text);
