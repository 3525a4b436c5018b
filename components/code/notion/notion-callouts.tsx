import { Fragment, type ReactNode } from "react";
import type { WrittenCallout } from "@/lib/code/notion/deliver-words";
import type { Block, Run } from "@/lib/code/notion/words/blocks";

/** Callouts as they stand in a Notion page, in the system's face. A picture of them: links lead nowhere. */
export function NotionCallouts(props: {
  callouts: readonly Pick<WrittenCallout, "name" | "blocks">[];
  /** Pictures at it are this shop's own, under whatever address the shop is open. */
  origin: string;
}) {
  const { callouts, origin } = props;
  return callouts.map(({ name, blocks }, index) => (
    <Fragment key={index}>
      {index > 0 && <hr className="my-5 border-hairline" />}
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 rounded-sm bg-paper-2 p-4 ring-1 ring-hairline ring-inset">
        <svg
          viewBox="0 0 16 16"
          className="mt-0.5 size-4 text-muted"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M8 1.8a4.2 4.2 0 0 0-2.4 7.6c.5.4.8 1 .8 1.6h3.2c0-.6.3-1.2.8-1.6A4.2 4.2 0 0 0 8 1.8ZM6.6 13.6h2.8" />
        </svg>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5 text-ink">
          <p className="font-[550]">§ {name}</p>
          {blocks.map((block, at) => (
            <DrawnBlock key={at} block={block} origin={origin} />
          ))}
        </div>
      </div>
    </Fragment>
  ));
}

const headings: Record<number, string> = {
  1: "mt-3 text-[1.5em] leading-tight font-bold",
  2: "mt-3 text-[1.25em] leading-tight font-bold",
  3: "mt-2 text-[1.1em] leading-tight font-semibold",
};

function DrawnBlock({ block, origin }: { block: Block; origin: string }): ReactNode {
  switch (block.kind) {
    case "heading":
      return <p className={headings[block.level] ?? headings[3]}>{drawRuns(block.runs)}</p>;
    case "bullet":
      return <p className="-mt-1 ml-5 list-item list-disc">{drawRuns(block.runs)}</p>;
    case "table":
      return <DrawnTable rows={block.rows} />;
    case "picture":
      return (
        <div>
          <img
            src={block.src.startsWith(`${origin}/`) ? block.src.slice(origin.length) : block.src}
            alt=""
            loading="lazy"
            className="h-24 w-auto max-w-full rounded-xs object-cover"
          />
          {block.alt && <p className="mt-1 text-[.9em] text-muted">{block.alt}</p>}
        </div>
      );
    default:
      return <p>{"runs" in block && drawRuns(block.runs)}</p>;
  }
}

function DrawnTable({ rows }: { rows: readonly Run[][][] }) {
  return (
    // As in Notion, what is wider than the callout is scrolled in it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" tabIndex={0} aria-label="Table" className="overflow-x-auto outline-offset-[-3px]">
      <table className="w-full border-collapse text-left text-[.93em]">
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={at === 0 ? "bg-paper-3 font-[550]" : ""}>
              {row.map((cell, column) => (
                <td key={column} className="border border-hairline px-2 py-1.5 align-top">
                  {drawRuns(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const drawRuns = (runs: readonly Run[]) =>
  runs.map(({ text, bold, href }, at) => {
    const Tag = bold ? "b" : "span";
    return (
      <Tag key={at} className={`break-words ${bold ? "font-[650]" : ""} ${href ? "underline underline-offset-2" : ""}`}>
        {text}
      </Tag>
    );
  });
