"use client";

import { useMemo, useState } from "react";
import { HtmlBlock } from "@/components/code/notion/html-block";
import { WordsRecipe } from "@/components/code/notion/words-recipe";
import { CodeFrame } from "@/components/code/panel/code-frame";
import { copyKind, copyName, getFileInstruction } from "@/components/code/panel/copy-names";
import { type InFrame, OwnedCopies } from "@/components/code/panel/owned-copies";
import { Link } from "@/components/ui/navigation/link";
import { hasForm, type PagePart } from "@/lib/catalogue/content/arrangement";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { formatCount } from "@/lib/catalogue/words";
import { hosts } from "@/lib/hosts/hosts";
import { type Product, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { CopyStep } from "./copy-step";
import type { PageEdit } from "./initial-page";
import { getPartTitle } from "./page-data";

/** Ways to have the page as files of a project. */
const projects = ["react", "tailwind", "vue"] as const;
type Project = (typeof projects)[number];

/** What a page comes as, in a sentence for whoever hasn't bought it yet. */
export function describeFormats(product: Product): string {
  const names = projects.map((format) => copyName(format, product));
  return `You get it for ${productTitles[product]}, and as ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
}

type How = "whole" | "each" | "notion" | "frame" | Project;

/** The copies of a page in the order in which they are pasted, or its files for a project. */
export function Copies(props: {
  product: Product;
  listed: readonly ComposeSection[];
  parts: readonly PagePart[];
  edit: PageEdit;
}) {
  const { product, listed, parts, edit } = props;
  const [asked, setHow] = useState<How>("whole");
  const line = productTitles[product];
  const all = listed.flatMap((section, index) => {
    const part = parts[index];
    return part ? [{ section, part }] : [];
  });
  const middle = all.filter(({ section }) => section.place === "middle");
  const how = asked === "whole" && middle.length < 2 ? "each" : asked;
  const ways: [How, string][] = [
    ["whole", "The whole page in one block"],
    ["each", middle.length > 1 ? "One block for each section" : `For ${line}`],
    ["notion", "Words kept in Notion"],
    ["frame", "Notion’s HTML block"],
    ...projects.map((format): [How, string] => [format, copyName(format, product)]),
  ];
  const steps =
    how === "whole"
      ? [{ title: `The page, ${formatCount(middle.length, "section")}`, parts: middle.map(({ part }) => part) }]
      : middle.map(({ section, part }) => ({ title: getPartTitle(section), parts: [part] }));
  const placed = (place: "header" | "footer") =>
    all
      .filter(({ section }) => section.place === place)
      .map(({ section, part }) => (
        <CopyStep
          key={section.id}
          title={getPartTitle(section)}
          product={product}
          parts={[part]}
          theme={edit.theme}
          place={place}
          where="For the whole site"
        />
      ));
  return (
    <div className="mt-6">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">How it is copied</legend>
        {ways
          .filter(([value]) => value !== "whole" || middle.length > 1)
          .map(([value, label]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="how"
                checked={how === value}
                onChange={() => setHow(value)}
                className="size-4 accent-(--sc-ink)"
              />
              {label}
            </label>
          ))}
      </fieldset>
      {how === "notion" || how === "frame" ? (
        <ForNotion
          key={how}
          how={how}
          product={product}
          edit={edit}
          hasForm={parts.some(({ content }) => hasForm(content))}
        />
      ) : how !== "whole" && how !== "each" ? (
        <Files key={how} product={product} edit={edit} format={how} />
      ) : (
        <div className="max-w-[44rem]">
          <ol className="mt-4 border-t border-hairline">
            {placed("header")}
            {steps.map((step, index) => (
              <CopyStep
                key={`${step.title} ${index}`}
                title={step.title}
                product={product}
                parts={step.parts}
                theme={edit.theme}
                place="middle"
                where={describePlace(
                  steps.map(({ title }) => title),
                  index,
                )}
              />
            ))}
            {placed("footer")}
          </ol>
          <p className="mt-4 max-w-[54ch] text-small text-pretty text-muted">
            Headers and footers are pasted once for the whole site. Everything else goes into code blocks of your Notion
            page for {line}.
          </p>
        </div>
      )}
    </div>
  );
}

/** Where one of several copies is pasted. */
function describePlace(titles: readonly string[], index: number): string {
  if (titles.length === 1) return "Paste it where you want the page";
  return titles[index - 1] === undefined ? "Paste this one first" : `Paste this one after ${titles[index - 1]}`;
}

/** The page with its words in Notion, one text to paste and one code, or as one file for Notion's HTML block. */
function ForNotion(props: { how: "notion" | "frame"; product: Product; edit: PageEdit; hasForm: boolean }) {
  const { how, product, edit, hasForm } = props;
  const section = { id: edit.sectionId, title: "Your page", price: null, hasForm };
  if (how === "frame") {
    return (
      <div className="mt-4 max-w-[44rem]">
        <p className="mb-4 max-w-[54ch] text-small text-pretty text-muted">
          One file for the HTML block of a Notion page, also without a builder: type /html there, press Enter, and
          paste. Search engines don’t read its words, and links open in a new window.
        </p>
        <HtmlBlock section={section} product={product} edit={edit} offer={null} />
      </div>
    );
  }
  return (
    <div className="max-w-[60rem]">
      <WordsRecipe
        section={section}
        product={product}
        line={productTitles[product]}
        area={hosts[product].pasting.areas.head}
        edit={edit}
        offer={null}
      />
    </div>
  );
}

/** The page as files of a project, header and footer among them. */
function Files({ product, edit, format }: { product: Product; edit: PageEdit; format: Project }) {
  const [drawn, setDrawn] = useState<InFrame | null>(null);
  // The same objects for as long as they say the same: what is drawn of them is drawn again only then.
  const section = useMemo(() => ({ id: edit.sectionId, title: "your page" }), [edit.sectionId]);
  const tab = useMemo(
    () => ({
      format,
      name: copyName(format, product),
      instruction: getFileInstruction(format, product, "landing-pages"),
      locked: null,
    }),
    [format, product],
  );
  return (
    <div className="max-w-[60rem]">
      <p className="mt-2 max-w-[54ch] text-small text-muted">
        {copyKind(format, "landing-pages")}.{" "}
        {format !== "vue" && (
          <Link href={format === "tailwind" ? `${urls.react}#theme` : urls.react} className="link">
            Use it in React
          </Link>
        )}
      </p>
      <OwnedCopies section={section} product={product} tab={tab} onDrawn={setDrawn} />
      <div className="mt-4 text-small">{drawn?.note}</div>
      <CodeFrame>{drawn?.content}</CodeFrame>
    </div>
  );
}
