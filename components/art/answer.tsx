/** What a text of several lines is made of: a paragraph, the items of a list, or the rows of a table. */
export interface Block {
  kind: "text" | "list" | "table";
  lines: string[];
}

/** Before its hyphen an item has at most what nobody sees. */
const isItem = (line: string) => /^[^\p{L}\p{N}\p{P}\p{S}]*- /u.test(line);

/** Lines that begin with “- ” are one list, lines with “ | ” one table whose first row is its head, any other is a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter((one) => one.trim())) {
    const kind = isItem(line) ? "list" : line.includes(" | ") ? "table" : "text";
    const last = blocks.at(-1);
    if (last?.kind === kind && kind !== "text") last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks;
}

/** What follows the hyphen of an item. */
export const itemOf = (line: string) => line.replace("- ", "");

/** Paragraphs, lists and tables of a text, with its links. */
export function Answer({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, lines }, index) => {
    if (kind === "table") return <Table key={index} lines={lines} />;
    if (kind === "text")
      return (
        <p key={index} className="mt-3 first:mt-0">
          <Words text={lines[0] ?? ""} />
        </p>
      );
    return (
      <ul key={index} className="mt-3 list-none first:mt-0">
        {lines.map((line, item) => (
          // The dot is drawn: engines place their own differently.
          <li
            key={item}
            className="relative mt-1 ps-5.5 first:mt-0 before:absolute before:start-1.5 before:text-muted before:content-['•']"
          >
            <Words text={itemOf(line)} />
          </li>
        ))}
      </ul>
    );
  });
}

/** Lines whose cells are parted by “ | ”, the first of them its head. */
export function Table({ lines }: { lines: string[] }) {
  const [head = [], ...rows] = lines.map((line) => line.split(" | "));
  // On a phone a column has room for words of so many letters: longer ones may break.
  const room = Math.floor(30 / Math.max(1, head.length));
  const breaks = (cell: string) => (longestWord(cell) > room ? "[overflow-wrap:anywhere]" : "");
  return (
    <table className="mt-3 w-full text-start text-small tabular-nums first:mt-0 @4xl:text-[.9375rem]">
      <thead>
        <tr className="border-b border-ink">
          {head.map((cell, index) => (
            <th
              key={index}
              scope="col"
              className={`py-1.5 pe-3 text-start align-bottom font-semibold text-ink last:pe-0 ${breaks(cell)}`}
            >
              <Words text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line} className="border-b border-hairline">
            {head.map((_, index) => (
              <td key={index} className={`py-1.5 pe-3 align-top first:text-ink last:pe-0 ${breaks(row[index] ?? "")}`}>
                <Words text={row[index] ?? ""} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const longestWord = (text: string) =>
  Math.max(
    0,
    ...text
      .replace(/\]\([^()]*\)/g, "")
      .split(/\s/)
      .map((word) => word.length),
  );

/** A text with its links: [words](address), where the address is of the web, the site, mail or phone. */
export function Words({ text }: { text: string }) {
  const parts = text.split(/\[([^[\]]+)\]\(((?:https?:|mailto:|tel:|\/|#)[^()\s]*)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    return (
      <a key={index} href={parts[index + 1] ?? ""} className="link">
        {part}
      </a>
    );
  });
}
