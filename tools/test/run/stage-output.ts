export interface StageOutput {
  print(line: string): void;
  /** Nothing more is printed. */
  close(): void;
}

/**
 * Keeps the output of stages that run side by side apart: that of the stage that began first is written as it comes, that of
 * each other one in one piece when all before it have ended.
 * @returns a function that opens the output of one more stage
 */
export function createStageOutputs(write: (line: string) => void): () => StageOutput {
  const waiting: { lines: string[]; isOpen: boolean }[] = [];
  const writeDue = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      for (const line of first.lines.splice(0)) write(line);
      if (first.isOpen) return;
      waiting.shift();
    }
  };
  return () => {
    const own = { lines: [] as string[], isOpen: true };
    waiting.push(own);
    return {
      print(line) {
        own.lines.push(line);
        writeDue();
      },
      close() {
        own.isOpen = false;
        writeDue();
      },
    };
  };
}
