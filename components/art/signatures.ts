import type { Drawing } from "./drawing";

type Point = readonly [x: number, y: number];

/** Between two points of a stroke so many are drawn. */
const parts = 7;
/** How much a hand leans to the right. */
const slant = 0.34;

/** A place on the smooth curve through b and c, whose neighbours are a and d. */
const between = (a: number, b: number, c: number, d: number, t: number) =>
  b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

const rounded = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A stroke of a pointed pen through these points: hair-thin upwards and along, heavy downwards, and thin at its ends. */
function stroke(points: readonly Point[], heavy: number): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const line = Array.from({ length: (points.length - 1) * parts + 1 }, (_, index): Point => {
    const from = Math.floor(index / parts);
    const t = (index % parts) / parts;
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    return [between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)];
  });
  const sides = line.map(([x, y], index) => {
    const [before, after] = [
      line[Math.max(0, index - 1)] ?? [x, y],
      line[Math.min(line.length - 1, index + 1)] ?? [x, y],
    ];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const end = Math.min(1, index / 6, (line.length - 1 - index) / 10);
    const half = 0.35 + (0.3 + heavy * Math.max(0, dy / length) ** 1.6) * end;
    return {
      there: [x - (dy / length) * half, y + (dx / length) * half],
      back: [x + (dy / length) * half, y - (dx / length) * half],
    } as const;
  });
  const outline = [...sides.map(({ there }) => there), ...sides.map(({ back }) => back).reverse()];
  return `M${outline.map(rounded).join("L")}Z`;
}

/** Points as they were written upright, leaning. */
const leaning = (base: number, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [x + (base - y) * slant, y]);

/** Handwriting that says no name: loops and a wave, as of somebody who signs often. */
export const swift: Drawing = {
  size: [236, 76],
  marks: [
    [
      "solid",
      stroke(
        leaning(60, [
          [2, 50],
          [16, 30],
          [40, 10],
          [54, 14],
          [44, 40],
          [24, 64],
          [10, 66],
          [12, 54],
          [40, 36],
          [80, 14],
          [96, 12],
          [94, 28],
          [76, 52],
          [56, 68],
          [46, 66],
          [56, 54],
          [92, 44],
          [104, 47],
          [112, 54],
          [124, 49],
          [136, 55],
          [147, 51],
          [156, 54],
          [168, 55],
          [186, 50],
          [214, 42],
        ]),
        1.5,
      ),
    ],
  ],
};

export const round: Drawing = {
  size: [262, 98],
  marks: [
    [
      "solid",
      stroke(
        leaning(70, [
          [48, 44],
          [30, 50],
          [16, 42],
          [22, 22],
          [44, 12],
          [60, 28],
          [54, 56],
          [30, 74],
          [4, 66],
          [-2, 38],
          [18, 10],
          [54, 2],
          [80, 22],
          [76, 54],
          [62, 74],
          [70, 80],
          [90, 64],
          [108, 50],
          [122, 52],
          [120, 66],
          [130, 70],
          [146, 62],
          [158, 62],
          [166, 68],
          [180, 66],
          [196, 62],
          [212, 64],
          [226, 60],
          [204, 82],
          [138, 90],
          [48, 92],
          [26, 87],
          [48, 82],
          [138, 80],
          [234, 72],
        ]),
        1.9,
      ),
    ],
  ],
};

export const tall: Drawing = {
  size: [188, 90],
  marks: [
    [
      "solid",
      stroke(
        leaning(66, [
          [2, 62],
          [20, 46],
          [38, 14],
          [34, 3],
          [24, 18],
          [22, 52],
          [32, 66],
          [46, 46],
          [56, 18],
          [50, 8],
          [40, 24],
          [38, 54],
          [48, 67],
          [62, 52],
          [70, 32],
          [65, 24],
          [56, 38],
          [55, 58],
          [64, 67],
          [76, 58],
          [82, 48],
          [78, 43],
          [72, 52],
          [74, 64],
          [84, 67],
          [100, 60],
          [124, 56],
          [136, 60],
          [110, 76],
          [60, 84],
          [30, 84],
          [34, 78],
          [84, 73],
          [160, 62],
        ]),
        1.7,
      ),
    ],
  ],
};

/** One letter and a wave, for names that begin with it. */
const initial = (width: number, ...strokes: readonly (readonly Point[])[]): Drawing => ({
  size: [width, 82],
  marks: strokes.map((points) => ["solid", stroke(leaning(66, points), 1.7)] as const),
});

export const v = initial(230, [
  [2, 22],
  [10, 12],
  [18, 20],
  [26, 46],
  [34, 66],
  [46, 44],
  [58, 10],
  [66, 8],
  [64, 20],
  [56, 40],
  [62, 56],
  [72, 54],
  [82, 48],
  [90, 56],
  [101, 50],
  [112, 56],
  [124, 52],
  [140, 56],
  [160, 54],
  [200, 44],
]);

export const n = initial(210, [
  [2, 64],
  [10, 40],
  [22, 8],
  [28, 14],
  [38, 46],
  [50, 66],
  [60, 40],
  [74, 6],
  [84, 4],
  [80, 18],
  [70, 46],
  [78, 62],
  [90, 54],
  [102, 34],
  [106, 22],
  [98, 30],
  [94, 56],
  [106, 62],
  [118, 54],
  [128, 62],
  [150, 60],
  [186, 48],
]);

export const h = initial(
  224,
  [
    [6, 30],
    [20, 14],
    [28, 12],
    [24, 34],
    [16, 68],
  ],
  [
    [70, 4],
    [58, 20],
    [50, 46],
    [50, 66],
    [60, 56],
    [56, 42],
    [30, 42],
    [14, 46],
    [30, 50],
    [70, 42],
    [84, 50],
    [82, 62],
    [92, 66],
    [104, 54],
    [110, 62],
    [122, 66],
    [130, 54],
    [124, 78],
    [116, 80],
    [126, 66],
    [150, 58],
    [190, 48],
  ],
);
