import { load } from "cheerio";
import type { ExtendedRecordMap } from "notion-types";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NotionRenderer } from "react-notion-x";
import type { Block, Run } from "../../../lib/code/notion/words/blocks";
import { type Callout, type PageNode, readCallout } from "../../../lib/code/notion/words/read-page";

// Callouts as both hosts serve them: react-notion-x's own markup, and Super's as docs/hosts.md has it.

/** What a page says in the one callout that it has. */
export function readServedCallout(html: string): Callout {
  const [node] = load(html)(".notion-callout").toArray() as unknown as PageNode[];
  const callout = node && readCallout(node);
  if (!callout) throw new Error("There is no callout that can be read");
  return callout;
}

type Decorated = [string, ...unknown[]];

const decorate = (runs: readonly Run[]): Decorated[] =>
  runs.map(({ text, bold, href }): Decorated => {
    const marks = [...(bold ? [["b"]] : []), ...(href ? [["a", href]] : [])];
    return marks.length > 0 ? [text, marks] : [text];
  });

/** What somebody has written in a callout: its own line, and the blocks in it. */
export interface WrittenCallout {
  line: string;
  blocks: readonly Block[];
}

/** A callout on a page of react-notion-x. */
export const renderBulletCallout = (line: string, blocks: readonly Block[]): string =>
  renderToStaticMarkup(<BulletPage callouts={[{ line, blocks }]} />);

/** The same on a page of Super. */
export const renderSuperCallout = (line: string, blocks: readonly Block[]): string =>
  renderToStaticMarkup(<SuperPage callouts={[{ line, blocks }]} />);

/** A page of react-notion-x that has these callouts. */
export function BulletPage({ callouts }: { callouts: readonly WrittenCallout[] }) {
  const records: Record<string, object> = {};
  const add = (type: string, properties: object, extra: object = {}): string => {
    const id = `22222222-2222-4222-8222-${String(Object.keys(records).length).padStart(12, "0")}`;
    records[id] = { role: "reader", value: { id, type, properties, parent_table: "block", alive: true, ...extra } };
    return id;
  };
  const headings = ["header", "sub_header", "sub_sub_header"];
  const addBlock = (block: Block): string => {
    switch (block.kind) {
      case "heading":
        return add(headings[block.level - 1] ?? "header", { title: decorate(block.runs) });
      case "paragraph":
        return add("text", { title: decorate(block.runs) });
      case "bullet":
        return add("bulleted_list", { title: decorate(block.runs) });
      case "picture":
        return add(
          "image",
          { source: [[block.src]], caption: [[block.alt]] },
          { format: { display_source: block.src } },
        );
      case "table": {
        const columns = block.rows[0]?.map((_, at) => `c${at}`) ?? [];
        const content: string[] = [];
        const format = { table_block_column_order: columns, table_block_column_header: true };
        const table = add("table", {}, { content, format });
        for (const cells of block.rows) {
          const filled = cells.flatMap((cell, at) => (cell.length > 0 ? [[`c${at}`, decorate(cell)] as const] : []));
          content.push(add("table_row", Object.fromEntries(filled), { parent_id: table }));
        }
        return table;
      }
      default:
        return add(block.name, { title: [["x"]] });
    }
  };
  const ids = callouts.map(({ line, blocks }) =>
    add("callout", { title: [[line]] }, { content: blocks.map(addBlock), format: { page_icon: "💡" } }),
  );
  const id = "11111111-1111-4111-8111-111111111111";
  const page = { id, type: "page", properties: { title: [["A page"]] }, content: ids, parent_table: "space" };
  const recordMap = {
    block: { [id]: { role: "reader", value: page }, ...records },
    collection: {},
    collection_view: {},
    collection_query: {},
    notion_user: {},
    signed_urls: {},
  } as unknown as ExtendedRecordMap;
  return <NotionRenderer fullPage disableHeader recordMap={recordMap} mapImageUrl={(url) => url ?? ""} />;
}

/** A page of Super that has these callouts (docs/hosts.md §1.3). */
export const SuperPage = ({ callouts }: { callouts: readonly WrittenCallout[] }) => (
  <article className="notion-root max-width">
    {callouts.map(({ line, blocks }, index) => (
      <div key={index} id={`block-${index}`} className="notion-callout bg-gray-light border">
        <div className="notion-callout__icon">
          <span className="notion-icon">💡</span>
        </div>
        <div className="notion-callout__content">
          <span className="notion-semantic-string">{line}</span>
          {groupBullets(blocks).map((block, at) => (
            <Fragment key={at}>{drawSuperBlock(block)}</Fragment>
          ))}
        </div>
      </div>
    ))}
  </article>
);

function groupBullets(blocks: readonly Block[]): (Block | Run[][])[] {
  const grouped: (Block | Run[][])[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind !== "bullet") grouped.push(block);
    else if (Array.isArray(last)) last.push(block.runs);
    else grouped.push([block.runs]);
  }
  return grouped;
}

function drawSuperBlock(block: Block | Run[][]): ReactNode {
  if (Array.isArray(block))
    return (
      <ul className="notion-bulleted-list">
        {block.map((runs, at) => (
          <li key={at} className="notion-list-item notion-semantic-string">
            {drawRuns(runs)}
          </li>
        ))}
      </ul>
    );
  switch (block.kind) {
    case "heading": {
      const Tag = `h${block.level}` as "h1";
      return (
        <>
          <span className="notion-heading__anchor" id="x" />
          <Tag className="notion-heading notion-semantic-string">{drawRuns(block.runs)}</Tag>
        </>
      );
    }
    case "picture":
      return (
        <div className="notion-image align-start">
          <span data-full-size={block.src} data-lightbox-src={block.src} style={{ display: "contents" }}>
            <img alt="" src={`/_next/image?url=${encodeURIComponent(block.src)}&w=1920&q=75`} />
          </span>
          <figcaption className="notion-caption notion-semantic-string">{block.alt}</figcaption>
        </div>
      );
    case "table":
      return (
        <div className="notion-table__wrapper">
          <table className="notion-table col-header">
            <tbody>
              {block.rows.map((cells, at) => (
                <tr key={at}>
                  {cells.map((runs, column) => (
                    <td key={column}>
                      <div className="notion-table__cell">
                        <span className="notion-semantic-string">{drawRuns(runs)}</span>
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "paragraph":
    case "bullet":
      return <p className="notion-text notion-text__content notion-semantic-string">{drawRuns(block.runs)}</p>;
    default:
      return <div className={`notion-${block.name}`}>x</div>;
  }
}

const drawRuns = (runs: readonly Run[]): ReactNode =>
  runs.map(({ text, bold, href }, at) => {
    const words = bold ? <strong>{text}</strong> : text;
    if (!href) return <Fragment key={at}>{words}</Fragment>;
    return (
      <a key={at} href={href} className="notion-link link">
        {words}
      </a>
    );
  });
