import { createContext, Fragment, type ReactNode, useContext, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Block, Run } from "../../../../lib/code/notion/words/blocks";
import { type Around, getWordsOf, type OtherBlock, type WrittenCallout } from "./written";

// A page of Super with callouts, as docs/hosts.md §1.3 has its blocks.

/** A callout on a page of Super. */
export const renderSuperCallout = (line: string, blocks: readonly Block[]): string =>
  renderToStaticMarkup(<SuperPage callouts={[{ line, blocks }]} />);

/** The same as Super had it until about 2024: each run of text in an element, within another one for the block. */
export const renderEarlierSuperCallout = (line: string, blocks: readonly Block[]): string =>
  renderToStaticMarkup(
    <IsEarlier value={true}>
      <SuperPage callouts={[{ line, blocks }]} />
    </IsEarlier>,
  );

const IsEarlier = createContext(false);

/** A page of Super that has these callouts (docs/hosts.md §1.3). */
export function SuperPage({ callouts, around }: { callouts: readonly WrittenCallout[]; around?: Around }) {
  const written = callouts.map(({ line, blocks }, index) => (
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
  ));
  return (
    <article className="notion-root max-width">
      {around === "column" ? (
        <Columns>{written}</Columns>
      ) : around === "toggle" ? (
        <Toggle title="Around it">{written}</Toggle>
      ) : (
        written
      )}
    </article>
  );
}

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
    case "heading":
      return <Heading tag={`h${block.level}` as "h1"} runs={block.runs} />;
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
      return <Text>{drawRuns(block.runs)}</Text>;
    default:
      return drawOther(block.name as OtherBlock);
  }
}

const Text = ({ children }: { children: ReactNode }) =>
  useContext(IsEarlier) ? (
    <div className="notion-text">
      <p className="notion-text__content">
        <span className="notion-semantic-string">{children}</span>
      </p>
    </div>
  ) : (
    <p className="notion-text notion-text__content notion-semantic-string">{children}</p>
  );

function Heading({ tag: Tag, runs }: { tag: "h1"; runs: readonly Run[] }) {
  const anchor = <span className="notion-heading__anchor" id="x" />;
  return useContext(IsEarlier) ? (
    <Tag className="notion-heading">
      {anchor}
      <span className="notion-semantic-string">{drawRuns(runs)}</span>
    </Tag>
  ) : (
    <>
      {anchor}
      <Tag className="notion-heading notion-semantic-string">{drawRuns(runs)}</Tag>
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="notion-column-list">
    <div className="notion-column" style={{ width: "50%" }}>
      {children}
    </div>
    <div className="notion-column" style={{ width: "50%" }}>
      <Text>Beside it</Text>
    </div>
  </div>
);

/** What is in it is in the page while it is open, and not before. */
function Toggle({
  title,
  isFirstOpen = false,
  children,
}: {
  title: string;
  isFirstOpen?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <div className={`notion-toggle ${isOpen ? "open" : "closed"}`}>
      {/* biome-ignore lint/a11y: it is as Super has it */}
      <div className="notion-toggle__summary" onClick={() => setOpen(!isOpen)}>
        <div className="notion-toggle__trigger">
          <div className="notion-toggle__trigger_icon">
            <span>‣</span>
          </div>
        </div>
        <span className="notion-semantic-string">{title}</span>
      </div>
      {isOpen && <div className="notion-toggle__content">{children}</div>}
    </div>
  );
}

function drawOther(name: OtherBlock): ReactNode {
  const words = <span className="notion-semantic-string">{getWordsOf(name)}</span>;
  switch (name) {
    case "toggle":
    case "open toggle":
      return (
        <Toggle title={getWordsOf(name)} isFirstOpen={name === "open toggle"}>
          <Text>Words in it</Text>
        </Toggle>
      );
    case "columns":
      return (
        <Columns>
          <Text>{getWordsOf(name)}</Text>
        </Columns>
      );
    case "quote":
      return <blockquote className="notion-quote">{words}</blockquote>;
    case "to-do":
      return (
        <div className="notion-to-do">
          <div className="notion-to-do__content">
            <div className="notion-to-do__icon">
              <div className="notion-checkbox checked" />
            </div>
            <div className="notion-to-do__title checked">{words}</div>
          </div>
        </div>
      );
    case "bookmark":
      return (
        <div className="notion-bookmark">
          <a href="https://example.com/bookmark" className="notion-link link">
            <div className="notion-bookmark__content">
              <h5 className="notion-bookmark__title">{getWordsOf(name)}</h5>
              <p className="notion-bookmark__description">Told</p>
              <div className="notion-bookmark__link">
                <p>example.com</p>
              </div>
            </div>
            <div className="notion-bookmark__cover">
              <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
            </div>
          </a>
        </div>
      );
    case "gallery":
      return (
        <div className="notion-collection inline">
          <div className="notion-collection-gallery medium">
            <div className="notion-collection-card gallery">
              <a className="notion-link link notion-collection-card__anchor" href="/card">
                {getWordsOf(name)}
              </a>
              <div className="notion-collection-card__cover medium">
                <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
              </div>
              <div className="notion-collection-card__content">
                <div className="notion-property notion-property__title">{words}</div>
              </div>
            </div>
          </div>
        </div>
      );
    case "page link":
      return (
        <a className="notion-link link notion-page" href="/page">
          <span className="notion-page__icon">📄</span>
          <span className="notion-page__title">{words}</span>
        </a>
      );
    case "video":
      return (
        <div className="notion-video">
          <iframe title="A video" src="about:blank" />
        </div>
      );
    case "equation":
      return <span className="notion-equation notion-equation__block">{getWordsOf(name)}</span>;
    case "divider":
      return <div className="notion-divider" />;
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
