export interface Stage<T> {
  name: string;
  /** How much of the machine it keeps busy, 0 to 1. Stages run side by side as long as that is at most 1 in all. */
  share: number;
  /** Stages that must have ended before, however they ended; those that aren't run don't count. */
  after?: readonly string[];
  run(): Promise<T>;
}

export interface StageResult<T> {
  name: string;
  /** Undefined when it did not begin, or was stopped before its end. */
  value?: T;
  seconds: number;
  state: "ended" | "stopped" | "not run";
}

/**
 * Runs stages in their order, several at a time where the machine has room for them. A stage must not throw, unless it was
 * stopped.
 * @returns what became of each, in the same order
 */
export async function runStages<T>(stages: readonly Stage<T>[], signal: AbortSignal): Promise<StageResult<T>[]> {
  const results = new Map<string, StageResult<T>>();
  const running = new Map<Stage<T>, Promise<void>>();
  const pending = [...stages];
  const hasEnded = (name: string) => results.has(name) || !stages.some((stage) => stage.name === name);
  const fits = ({ share, after = [] }: Stage<T>) => {
    const busy = [...running.keys()].reduce((sum, stage) => sum + stage.share, 0);
    return after.every(hasEnded) && (running.size === 0 || busy + share <= 1.001);
  };
  const begin = async (stage: Stage<T>) => {
    const began = performance.now();
    const ended = await stage.run().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    const result = { name: stage.name, seconds: (performance.now() - began) / 1000 };
    const isWhole = ended && !signal.aborted;
    results.set(stage.name, isWhole ? { ...result, ...ended, state: "ended" } : { ...result, state: "stopped" });
    running.delete(stage);
  };
  while (pending.length + running.size > 0) {
    const next = signal.aborted ? -1 : pending.findIndex(fits);
    const stage = pending[next];
    if (stage) {
      pending.splice(next, 1);
      running.set(stage, begin(stage));
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  return stages.map(({ name }) => results.get(name) ?? { name, seconds: 0, state: "not run" });
}
