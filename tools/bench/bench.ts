import { benchCatalogue } from "./catalogue";
import { benchCompression } from "./compression";
import { benchLoad } from "./load";
import { benchNotion } from "./notion";
import { benchPages } from "./pages";
import { benchSections } from "./sections";

const toStatus = (isGood: boolean) => (isGood ? 0 : 1);

/** Each ends with a status: 1 when the shop misses what it promises. */
const benches: Record<string, (args: string[]) => Promise<number>> = {
  /** What rendering and printing sections costs; this one when nothing is said. */
  sections: () => benchSections().then(() => 0),
  /** `pages [address]`: what the main pages weigh and how fast they are, of the shop at that address or of one built for it. */
  pages: ([address]) => benchPages(address).then(toStatus),
  /** `catalogue 1000`: what the shop costs with that many sections, beside today's number. */
  catalogue: (counts) => benchCatalogue(counts.map(Number)).then(() => 0),
  /** Prerendered pages in each coding, from the server itself, against a bare page. */
  compression: () => benchCompression().then(toStatus),
  /** What a section whose words are in Notion costs a visitor's main thread. */
  notion: () => benchNotion().then(toStatus),
  /** `load [seconds]`: what the shop answers in a second, and how long one waits. */
  load: ([seconds]) => benchLoad(seconds ? Number(seconds) : undefined).then(toStatus),
};

const [name = "sections", ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) throw new Error(`There is no bench "${name}". Say one of: ${Object.keys(benches).join(", ")}`);
process.exitCode = await bench(args);
