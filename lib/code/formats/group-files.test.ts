import { expect, it } from "vitest";
import { groupFiles, pieceLength } from "./group-files";

it("puts files together as long as one job can colour them, in their order", () => {
  const lengths = [0.5, 0.5, 0.1, 1.5, 0.2, 0.9, 0.05].map((part) => part * pieceLength);
  const files = lengths.map(
    (length, index) => ({ name: `${index}`, language: "tsx", code: "x".repeat(length) }) as const,
  );
  expect(groupFiles(files).map((piece) => piece.map(({ name }) => name).join())).toEqual(["0,1", "2", "3", "4", "5,6"]);
  expect(groupFiles([])).toEqual([]);
});
