import type { ExtendedRecordMap } from "notion-types";
import { renderToStaticMarkup } from "react-dom/server";
import { NotionRenderer } from "react-notion-x";
import { Collection } from "react-notion-x/third-party/collection";
import type { Block, Run } from "../../../../lib/code/notion/words/blocks";
import { type Around, getWordsOf, type OtherBlock, type WrittenCallout } from "./written";

// A page of react-notion-x, whose own markup Bullet's pages have (docs/hosts.md §3).

/** As its own, which brings KaTeX. */
const Equation = ({ block }: { block: { properties: { title: string[][] } } }) => (
  <span className="notion-equation notion-equation-block">{block.properties.title[0]?.[0]}</span>
);

type Decorated = [string, ...unknown[]];

const decorate = (runs: readonly Run[]): Decorated[] =>
  runs.map(({ text, bold, href }): Decorated => {
    const marks = [...(bold ? [["b"]] : []), ...(href ? [["a", href]] : [])];
    return marks.length > 0 ? [text, marks] : [text];
  });

/** A callout on a page of react-notion-x. */
export const renderBulletCallout = (line: string, blocks: readonly Block[]): string =>
  renderToStaticMarkup(<BulletPage callouts={[{ line, blocks }]} />);

/** A page of react-notion-x that has these callouts. */
export function BulletPage({ callouts, around }: { callouts: readonly WrittenCallout[]; around?: Around }) {
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
        return addOther(block.name as OtherBlock);
    }
  };
  const addText = (words: string) => add("text", { title: [[words]] });
  const addColumns = (content: string[]) => {
    const columns = [content, [addText("Beside it")]];
    const ratio = { column_ratio: 0.5 };
    return add(
      "column_list",
      {},
      { content: columns.map((ids) => add("column", {}, { content: ids, format: ratio })) },
    );
  };
  const addToggle = (title: string, content: string[]) => add("toggle", { title: [[title]] }, { content });
  const gallery = { collection: {}, view: {}, query: {} };
  const addOther = (name: OtherBlock): string => {
    const title = [[getWordsOf(name)]];
    switch (name) {
      case "toggle":
      case "open toggle":
        return addToggle(getWordsOf(name), [addText("Words in it")]);
      case "columns":
        return addColumns([addText(getWordsOf(name))]);
      case "quote":
        return add("quote", { title });
      case "to-do":
        return add("to_do", { title, checked: [["Yes"]] });
      case "bookmark":
        return add("bookmark", { title, link: [["https://example.com/bookmark"]], description: [["Told"]] });
      case "page link":
        return add("page", { title });
      case "video":
        return add("video", { source: [["https://example.com/v.mp4"]] }, { format: { display_source: "about:blank" } });
      case "equation":
        return add("equation", { title });
      case "gallery": {
        const card = add("page", { title });
        const id = "33333333-3333-4333-8333-333333333333";
        const schema = { title: { name: "Name", type: "title" } };
        const one = (value: object) => ({ [id]: { role: "reader", value: { id, ...value } } });
        gallery.collection = one({ schema, name: [["Gallery"]], format: {} });
        gallery.view = one({ type: "gallery", name: "All", format: { gallery_properties: [] } });
        const results = { type: "results", blockIds: [card], hasMore: false };
        gallery.query = { [id]: { [id]: { ...results, collection_group_results: results } } };
        return add("collection_view", {}, { collection_id: id, view_ids: [id] });
      }
      case "divider":
        return add("divider", {});
    }
  };
  const written = callouts.map(({ line, blocks }) =>
    add("callout", { title: [[line]] }, { content: blocks.map(addBlock), format: { page_icon: "💡" } }),
  );
  const ids =
    around === "column" ? [addColumns(written)] : around === "toggle" ? [addToggle("Around it", written)] : written;
  const id = "11111111-1111-4111-8111-111111111111";
  const page = { id, type: "page", properties: { title: [["A page"]] }, content: ids, parent_table: "space" };
  const recordMap = {
    block: { [id]: { role: "reader", value: page }, ...records },
    collection: gallery.collection,
    collection_view: gallery.view,
    collection_query: gallery.query,
    notion_user: {},
    signed_urls: {},
  } as unknown as ExtendedRecordMap;
  return (
    <NotionRenderer
      fullPage
      disableHeader
      recordMap={recordMap}
      mapImageUrl={(url) => url ?? ""}
      components={{ Collection, Equation }}
    />
  );
}
