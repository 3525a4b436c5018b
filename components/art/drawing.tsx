/**
 * A drawing in ink. Its marks are painted in the section's own colours: `line` and `fine` are strokes of ink, `solid` is filled
 * with it, `dark` with what is dark in both schemes, `wash` and `paper` are grounds, `red` is a stroke and `seal` a ground in the accent.
 * A stroke may have a width of its own.
 */
export interface Drawing {
  /** Width and height of what its paths are drawn on. */
  size: readonly [number, number];
  marks: readonly (readonly [
    kind: "line" | "fine" | "solid" | "dark" | "wash" | "paper" | "red" | "seal",
    path: string,
    width?: number,
  ])[];
}
