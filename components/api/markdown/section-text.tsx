import { Fragment } from "react";
import { Inside } from "@/components/catalogue/section/code-stats";
import { listFacts } from "@/components/catalogue/section/facts";
import { MadeOf } from "@/components/catalogue/section/included-sections";
import { Install } from "@/components/catalogue/section/install";
import { Settings } from "@/components/catalogue/section/settings";
import { WhatChanged } from "@/components/catalogue/section/what-changed";
import { installLines } from "@/lib/api/registry/commands";
import { type Category, findCategory, listTrades, type Section } from "@/lib/catalogue/catalogue";
import { describeBounds, describeKind } from "@/lib/catalogue/content/field-kinds";
import type { Field } from "@/lib/catalogue/content/form-field";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { describePriceTerms, formatPrice } from "@/lib/catalogue/words";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { copyMeasures } from "@/lib/code/view/code-minimap";
import { type Product, productTitles } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";

/**
 * A section as its Markdown says it: what its page says, and what its content is made of.
 * @param lines the lines it is described for; what is the same in all of them is said once, with the figures of the first
 */
export async function SectionText({ section, lines }: { section: Section; lines: readonly Product[] }) {
  const categories = lines.flatMap((line) => findCategory(line, section.category) ?? []);
  const [first] = categories;
  if (!first) return null;
  const { product } = first;
  const { copies, settings, hasForm } = await copyMeasures(section, product);
  return (
    <>
      <h1>{section.title}</h1>
      <blockquote>{section.summary}</blockquote>
      <dl>
        <dt>Number</dt>
        <dd>§ {section.number}</dd>
        <dt>Id</dt>
        <dd>
          <code>{section.id}</code>
        </dd>
        <dt>Price</dt>
        <dd>
          {formatPrice(section.price)}, {describePriceTerms(section.price)}
          {section.price !== null && (
            <>
              , or with <a href={urls.pricing}>all-access</a>
            </>
          )}
        </dd>
        {listFacts({ section, product, copies }).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Links section={section} categories={categories} />
      <MadeOf section={section} product={product} />
      {isDrawnInPage(section) && <Contents section={section} />}
      {hasForm && (
        <p>
          It has a form. <a href={`${urls.howTo}#forms`}>Where its answers go</a> is chosen before copying.
        </p>
      )}
      <Inside section={section} product={product} copies={copies} />
      <Settings section={section} settings={settings} />
      {lines.map((line) => (
        <Install key={line} section={section} product={line} />
      ))}
      <Command section={section} />
      <WhatChanged changes={section.changes} />
    </>
  );
}

/** Its pages and previews: addresses to look at, not to read. */
function Links({ section, categories }: { section: Section; categories: readonly Category[] }) {
  const [own, ...others] = listTrades(section);
  return (
    <>
      <h2>For whom</h2>
      <p>
        For any trade: the words are yours to write.{" "}
        {others.length > 0
          ? "It comes with words of several, each with a live preview."
          : "It comes with words of one, with a live preview."}
      </p>
      <ul>
        {categories.map((category) => (
          <Fragment key={category.product}>
            <li>
              Page for {productTitles[category.product]}: {getAbsoluteUrl(urls.section(category, section))} (in the
              category <a href={category.href}>{category.title}</a>)
            </li>
            {own && (
              <li>
                Preview for {productTitles[category.product]}, {own.label}:{" "}
                {getAbsoluteUrl(urls.preview(category.product, section.id))}
              </li>
            )}
            {others.map(({ trade, label }) => (
              <li key={trade}>
                Preview for {productTitles[category.product]}, {label}:{" "}
                {getAbsoluteUrl(urls.preview(category.product, section.id, trade))}
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </>
  );
}

/** The command that puts it into a project, and what agents are connected to. */
function Command({ section }: { section: Section }) {
  const [npm] = installLines(section);
  const isCallout = section.category === "callout-card";
  const category = section.lines[0] && findCategory(section.lines[0], section.category);
  return (
    <>
      <h2>{isCallout ? "Get it with a command" : "Install in React"}</h2>
      <pre data-language="sh">{npm?.line}</pre>
      <p>
        {isCallout ? "This writes its CSS" : "This writes its files, for React with Tailwind 4,"} into your project. Set
        up <code>components.json</code> once before, as{" "}
        {category ? `${getAbsoluteUrl(urls.section(category, section))}#command` : "its page"} says
        {section.price !== null && ", with a token of the account that has bought it"}. Agents get the same from the{" "}
        <a href={urls.agents}>MCP server</a> at {getAbsoluteUrl(programUrls.mcp)}.
      </p>
    </>
  );
}

/** The fields of its content, and the sample in that shape. */
async function Contents({ section }: { section: Section }) {
  const { fields } = await getEditorData(section);
  return (
    <>
      <h2>Content</h2>
      <p>
        What can be written into it, by the names that the content has as JSON. {describeBounds(section)} An address is
        one like https://…, /page, #block, mailto:… or tel:…; that of a picture can also be <code>drawn:</code> and the
        name of one of our drawings.
      </p>
      <Fields fields={fields} />
      <p>The sample it comes with:</p>
      <pre data-language="json">{JSON.stringify(section.sample, null, 2)}</pre>
    </>
  );
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.name}>
          <code>{field.name}</code> ({field.label}): {describeKind(field)}
          {field.hint && `. ${field.hint.replace(/\.$/, "")}`}
          {listInnerFields(field).length > 0 && <Fields fields={listInnerFields(field)} />}
        </li>
      ))}
    </ul>
  );
}

/** The fields of a group, or of each thing in a list. */
function listInnerFields(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  return field.kind === "list" ? listInnerFields(field.item) : [];
}
