import { sizeLabel } from "@/lib/catalogue/words";
import type { CopySummary, FileMinimap } from "@/lib/delivery/code-minimap";
import { codeHeight, FileHead } from "./code-frame";

/** Pixels from one stroke to the next. */
const pitch = 4;
/** How many strokes have room below each other, all files of a copy together, besides the lines above them. */
const roomFor = (files: number) => Math.floor((448 - files * 81) / pitch);
/** Lines longer than this are drawn as long as this, in characters. */
const longest = 72;

/** A copy that is not its reader's: the names of its files, their sizes, and every line of them as a stroke. */
export function LockedCopy({ copy: { files } }: { copy: CopySummary }) {
  const columns = columnsFor(files, roomFor(files.length));
  return (
    <div className={`${codeHeight} overflow-hidden`}>
      {files.map((file) => (
        <div key={file.name} className="not-first:border-t not-first:border-hairline">
          <FileHead name={file.name} lines={file.lines} size={sizeLabel(file.bytes)} />
          <Drawing file={file} columns={columns} />
        </div>
      ))}
    </div>
  );
}

/** The fewest columns in which all files fit. */
function columnsFor(files: readonly FileMinimap[], rows: number): number {
  let columns = 1;
  while (files.reduce((sum, { lines }) => sum + Math.ceil(lines / columns), 0) > rows) columns++;
  return columns;
}

/** Columns of strokes, as wide as the sheet: two characters are one unit across, and the columns stretch. */
function Drawing({ file: { name, lines, minimap }, columns }: { file: FileMinimap; columns: number }) {
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
  const count = minimap.filter(({ words }) => words).length;
  return (
    <svg
      viewBox={`0 0 ${columns * (width + 6) - 6} ${rows}`}
      preserveAspectRatio="none"
      className="my-4 block w-full px-4"
      style={{ height: rows * pitch }}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`${name} from afar, a stroke for each of its ${lines} lines. ${count} hold words you change.`}
    >
      <path d={path(false)} strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="text-muted opacity-60" />
      <path d={path(true)} strokeWidth="2" vectorEffect="non-scaling-stroke" className="text-accent-ink" />
    </svg>
  );
}
