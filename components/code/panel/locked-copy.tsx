import { AllAccessLink } from "@/components/billing/all-access-link";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { ForBuyers } from "@/components/billing/for-buyers";
import { Icon } from "@/components/ui/icons";
import type { Section } from "@/lib/catalogue/catalogue";
import { formatPrice, formatSize } from "@/lib/catalogue/words";
import type { CopySummary, FileMinimap } from "@/lib/code/view/code-minimap";
import { codeHeight, FileHead } from "./code-frame";

/** Pixels from one stroke to the next. */
const pitch = 4;
/** How many strokes have room below each other, all drawn files together, besides the heads of all files: at least one for each. */
const computeRoom = (files: number, drawn: number, isClose: boolean) =>
  Math.max(drawn, Math.floor((448 - files * 49 - drawn * (isClose ? 16 : 32)) / pitch));
/** Lines longer than this are drawn as long as this, in characters. */
const longest = 72;

/**
 * A copy that is not its reader's: the names of its files, their sizes, and every line of those with words to change as a stroke.
 * What sections share has none of them and would leave the others no room.
 */
export function LockedCopy({ copy: { files } }: { copy: CopySummary }) {
  // The drawings of many files stand closer to the lines above them.
  const isClose = files.length > 4;
  const withWords = files.filter((file) => countWords(file) > 0);
  const drawn = withWords.length > 0 ? withWords : files;
  const columns = countColumns(drawn, computeRoom(files.length, drawn.length, isClose));
  return (
    <div className={`flex flex-col ${codeHeight} overflow-hidden`}>
      {files.map((file) => (
        <div
          key={file.name}
          className={`flex flex-col not-first:border-t not-first:border-hairline ${drawn.includes(file) ? "grow" : ""}`}
        >
          <FileHead name={file.name} lines={file.lines} size={formatSize(file.bytes)}>
            {countWords(file) > 0 && (
              <p className="pr-2 text-right leading-tight @max-md:max-w-[9.5rem] text-muted">
                <span className="text-accent-ink">Red</span>: words you can change
              </p>
            )}
          </FileHead>
          {drawn.includes(file) && <Drawing file={file} columns={columns} isClose={isClose} />}
        </div>
      ))}
    </div>
  );
}

/** How many lines hold words that a buyer changes. */
const countWords = ({ minimap }: FileMinimap) => minimap.filter(({ words }) => words).length;

/** The fewest columns in which all files fit. */
function countColumns(files: readonly FileMinimap[], rows: number): number {
  let columns = 1;
  while (files.reduce((sum, { lines }) => sum + Math.ceil(lines / columns), 0) > rows) columns++;
  return columns;
}

/** Columns of strokes, as wide as the sheet: two characters are one unit across, and the columns stretch. */
function Drawing(props: { file: FileMinimap; columns: number; isClose: boolean }) {
  const { columns, isClose } = props;
  const { name, lines, minimap } = props.file;
  const rows = Math.ceil(lines / columns);
  const width = longest / 2;
  // Each stroke begins where the last one ended, and a row is one unit high: packed, half as long as with addresses.
  const path = (words: boolean) => {
    let [x, y] = [0, -1];
    const moves = minimap.map(({ start, end, words: has }, index) => {
      if (has !== words || end <= start) return "";
      const left = Math.min(Math.round(start / 2), width - 2);
      const length = Math.max(1, Math.min(Math.round(end / 2), width) - left);
      const [toX, toY] = [Math.floor(index / rows) * (width + 6) + left, index % rows];
      const move = `m${toX - x} ${toY - y}h${length}`;
      [x, y] = [toX + length, toY];
      return move;
    });
    return `M0-.5${moves.join("")}`;
  };
  const count = countWords(props.file);
  return (
    <svg
      viewBox={`0 0 ${columns * (width + 6) - 6} ${rows}`}
      preserveAspectRatio="none"
      className={`${isClose ? "my-2" : "my-4"} block w-full grow px-4`}
      // Grows into the room that is left, which is less than a few rows.
      style={{ height: rows * pitch }}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`${name} from afar, a stroke for each of its ${lines} lines.${count > 0 ? ` ${count} ${count === 1 ? "holds" : "hold"} words you change.` : ""}`}
    >
      <path d={path(false)} strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="text-muted opacity-60" />
      <path d={path(true)} strokeWidth="2" vectorEffect="non-scaling-stroke" className="text-accent-ink" />
    </svg>
  );
}

/** Below a locked copy: what it shows, and how one gets the code. */
export function LockedNote({ section }: { section: Section }) {
  return (
    <ForBuyers className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-2.5">
      <p className="flex flex-1 basis-[17rem] items-center gap-2.5">
        <Icon name="lock" className="size-4 shrink-0 text-muted" weight={1.8} />
        You can see and copy the code after you buy.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <AllAccessLink variant="line" size="small" />
        <LazyBuyButton item={section.id} size="small">
          Buy for {formatPrice(section.price)}
          <span className="sr-only">: {section.title}</span>
        </LazyBuyButton>
      </div>
    </ForBuyers>
  );
}
