/** How many numbers each command of a path takes. */
const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Point {
  x: number;
  y: number;
}

/**
 * The same drawing in other words: what a path (`d`) says in absolute coordinates is said relative to where the pen is,
 * and the other way round, in thousandths. What it cannot read stays as it is.
 */
export function rewritePath(path: string): string {
  const segments = read(path);
  if (!segments) return path;
  // Where the path is and where, after rounding, the printed one is: roundings must not add up.
  let pen: Point = { x: 0, y: 0 };
  let printed = pen;
  let start = { pen, printed };
  let before = "";
  let text = "";
  for (const [index, { command, numbers }] of segments.entries()) {
    const letter = command.toUpperCase();
    if (letter === "Z") {
      text += "z";
      before = "z";
      ({ pen, printed } = start);
      continue;
    }
    const isRelative = command !== letter;
    const absolute = isRelative ? moved(letter, numbers, pen, 1) : numbers;
    const rounded = absolute.map(thousandths);
    // The first command counts as absolute in any case.
    const wanted = isRelative || index === 0 ? letter : letter.toLowerCase();
    const said = wanted === letter ? rounded : moved(letter, rounded, printed, -1).map(thousandths);
    // Further pairs after a moveto are lines.
    const implied = before === "M" ? "L" : before === "m" ? "l" : before;
    text += wanted === implied ? joined(said, text) : wanted + joined(said, "");
    before = wanted;
    pen = endOf(letter, absolute, pen);
    printed = endOf(letter, rounded, printed);
    if (letter === "M") start = { pen, printed };
  }
  return text;
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** The numbers of a command moved by the pen's position, there (1) or back (-1). */
function moved(letter: string, numbers: readonly number[], at: Point, way: 1 | -1): number[] {
  const by = { x: at.x * way, y: at.y * way };
  if (letter === "H") return numbers.map((x) => x + by.x);
  if (letter === "V") return numbers.map((y) => y + by.y);
  // Of an arc the radii, the rotation and the flags stay.
  const from = letter === "A" ? 5 : 0;
  return numbers.map((value, index) => (index < from ? value : value + ((index - from) % 2 === 0 ? by.x : by.y)));
}

function endOf(letter: string, numbers: readonly number[], at: Point): Point {
  const last = numbers.at(-1) ?? 0;
  if (letter === "H") return { x: last, y: at.y };
  if (letter === "V") return { x: at.x, y: last };
  return { x: numbers.at(-2) ?? 0, y: last };
}

/** Numbers one after another, with no more between them than it takes to tell them apart. */
function joined(numbers: readonly number[], before: string): string {
  return numbers.reduce((text, value) => {
    const written = String(value).replace(/^(-?)0\./, "$1.");
    const apart = /\d$/.test(before + text) && !written.startsWith("-") ? " " : "";
    return text + apart + written;
  }, "");
}

/** A path as single commands; undefined when it is none. */
function read(path: string): { command: string; numbers: number[] }[] | undefined {
  const segments: { command: string; numbers: number[] }[] = [];
  for (const part of path.trim().match(/[a-z][^a-df-z]*/gi) ?? []) {
    let command = part[0] ?? "";
    const size = sizes[command.toUpperCase()];
    const numbers = numbersOf(part, command.toUpperCase() === "A");
    if (size === undefined || !numbers || (size === 0 ? numbers.length > 0 : numbers.length % size !== 0)) return;
    if (size === 0) segments.push({ command, numbers });
    else if (numbers.length === 0) return;
    for (let from = 0; from < numbers.length; from += size) {
      segments.push({ command, numbers: numbers.slice(from, from + size) });
      if (command === "M") command = "L";
      if (command === "m") command = "l";
    }
  }
  return segments.length > 0 ? segments : undefined;
}

const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;

/** The numbers behind a command; undefined when there is something else. */
function numbersOf(part: string, isArc: boolean): number[] | undefined {
  const numbers: number[] = [];
  const end = part.trimEnd().length;
  for (let at = 1; at < end; ) {
    // Flags of an arc may stand without anything between them.
    const token = isArc && [3, 4].includes(numbers.length % 7) ? flag : number;
    token.lastIndex = at;
    const match = token.exec(part);
    if (!match) return undefined;
    numbers.push(Number(match[1]));
    at = token.lastIndex;
  }
  return numbers;
}
