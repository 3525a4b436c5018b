import type { ExtendedRecordMap } from "notion-types";
import { NotionRenderer } from "react-notion-x";
import { bulletHost } from "../../../lib/hosts/bullet";
import type { HostProps } from "./state";

const c = bulletHost.classes;

/**
 * A Bullet-like page: react-notion-x under a Bulma-like navbar (docs/hosts.md §2–3). Its HTML block mounts by innerHTML;
 * whether Bullet runs a script it mounts after loading is not known, so this page does not.
 */
export function BulletHost({ page, snippet, navigate }: HostProps) {
  return (
    <div>
      <nav className={`${c.navbar} ${c.bulletNavbar}`}>
        <div className={c.navbarBrand}>Host site</div>
        <div className={c.navbarMenu}>
          {(["home", "other"] as const).map((to) => (
            <button key={to} type="button" className={`${c.navbarItem} button`} onClick={() => navigate(to)}>
              {to}
            </button>
          ))}
        </div>
      </nav>
      <NotionRenderer
        key={page}
        fullPage
        disableHeader
        recordMap={recordMap(page)}
        components={{ Code: () => <HtmlBlock html={snippet} /> }}
      />
    </div>
  );
}

function HtmlBlock({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an HTML block holds the buyer's own HTML
  return <div id="block-embed" className={c.html} dangerouslySetInnerHTML={{ __html: html }} />;
}

const pageId = "11111111-1111-4111-8111-111111111111";

/** A small page in Notion's own record format: text, our code block, a heading, a callout, a list. */
function recordMap(page: HostProps["page"]): ExtendedRecordMap {
  const blocks: [type: string, text: string, format?: object][] = [
    ["text", "Two of them, both older than the captain."],
    ...(page === "home" ? ([["code", "html"]] as [string, string][]) : []),
    ["header", "A heading of the host"],
    ["callout", "A callout of the host.", { page_icon: "💡", block_color: "gray_background" }],
    ["bulleted_list", "A list of the host"],
  ];
  const ids = blocks.map((_, index) => `22222222-2222-4222-8222-${String(index).padStart(12, "0")}`);
  const value = (id: string, type: string, title: string, extra: object) => ({
    role: "reader",
    value: {
      id,
      type,
      properties: { title: [[title]] },
      parent_id: pageId,
      parent_table: "block",
      alive: true,
      ...extra,
    },
  });
  return {
    block: {
      [pageId]: value(pageId, "page", page === "home" ? "About the boats" : "Another page", {
        content: ids,
        parent_table: "space",
      }),
      ...Object.fromEntries(
        blocks.map(([type, text, format], index) => [ids[index], value(ids[index] ?? "", type, text, { format })]),
      ),
    },
    collection: {},
    collection_view: {},
    collection_query: {},
    notion_user: {},
    signed_urls: {},
  } as unknown as ExtendedRecordMap;
}
