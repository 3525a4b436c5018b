/** Browsers of another make than the one the shop is photographed in; a machine may lack either. */
export const otherEngines = ["firefox", "webkit"] as const;

export type EngineName = (typeof otherEngines)[number];

export type Scheme = "light" | "dark";

/** One page in one engine: as much of a browser as a comparison needs. */
export interface EnginePage {
  /** Shows an address at a width, fonts and pictures there, animations at their end. */
  open(address: string, width: number): Promise<void>;
  resize(width: number): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** All of the page as a PNG, one pixel to one CSS pixel. */
  picture(): Promise<Buffer>;
}

export interface Engine extends EnginePage {
  name: EngineName | "chromium";
  /** As it names itself: "153.7". */
  version: string;
  close(): Promise<void>;
}

/** Height of every window: what is drawn against the window's foot stands alike in all engines. */
export const windowHeight = 900;

/** An expression that calls a function of ours in a page, with arguments that survive JSON. */
export function formatCall<Arguments extends unknown[]>(
  call: (...values: Arguments) => unknown,
  ...values: Arguments
): string {
  // esbuild, which runs us, marks inner functions with a helper that pages don't have.
  return `(() => { const __name = (it) => it; return (${call})(...${JSON.stringify(values)}); })()`;
}
