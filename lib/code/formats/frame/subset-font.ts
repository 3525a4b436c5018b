import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, decompress } from "woff2-encoder";

/** What is called of HarfBuzz's subsetter (hb-subset.h): values are places in its memory, lengths and codes. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  free(place: number): void;
  hb_blob_create(place: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const readOnly = 1;
const sets = { names: 4, features: 6 };
/** What is drawn for a character that no typeface has keeps its outline. */
const notdefOutline = 0x40;
/** Of a font's names, its licence and the licence's address: the OFL wants them kept. */
const licenceNames = [13, 14];

let loaded: Promise<HarfBuzz> | undefined;

/** From where it lies: harfbuzzjs has calls for shaping alone. next.config.ts has it come along with the standalone server. */
async function loadHarfBuzz(): Promise<HarfBuzz> {
  const file = "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm";
  const { instance } = await WebAssembly.instantiate(
    await readFile(join(/* turbopackIgnore: true */ process.cwd(), file)),
  );
  const harfBuzz = instance.exports as unknown as HarfBuzz;
  harfBuzz._initialize();
  return harfBuzz;
}

/**
 * A WOFF2 file with those of some characters that it has, the glyphs that may stand in their place, and how all of these vary.
 * @throws Error for what is no font
 */
export async function subsetFont(file: Uint8Array, characters: Iterable<number>): Promise<Buffer> {
  loaded ??= loadHarfBuzz();
  const harfBuzz = await loaded;
  return Buffer.from(await compress(subset(harfBuzz, await decompress(file), characters)));
}

function subset(harfBuzz: HarfBuzz, font: Uint8Array, characters: Iterable<number>): Uint8Array {
  const place = harfBuzz.malloc(font.length);
  new Uint8Array(harfBuzz.memory.buffer).set(font, place);
  const blob = harfBuzz.hb_blob_create(place, font.length, readOnly, 0, 0);
  const face = harfBuzz.hb_face_create(blob, 0);
  const input = createInput(harfBuzz, characters);
  const cut = harfBuzz.hb_subset_or_fail(face, input);
  const result = harfBuzz.hb_face_reference_blob(cut);
  // Its memory is another one once it has grown, and a copy is made before it is given back.
  const from = harfBuzz.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(harfBuzz.memory.buffer).slice(from, from + harfBuzz.hb_blob_get_length(result));
  harfBuzz.hb_blob_destroy(result);
  harfBuzz.hb_face_destroy(cut);
  harfBuzz.hb_subset_input_destroy(input);
  harfBuzz.hb_face_destroy(face);
  harfBuzz.hb_blob_destroy(blob);
  harfBuzz.free(place);
  if (bytes.length === 0) throw new Error("a font that can't be cut");
  return bytes;
}

/** All features stay, whether or not they are on by themselves: styles may turn them on. */
function createInput(harfBuzz: HarfBuzz, characters: Iterable<number>): number {
  const input = harfBuzz.hb_subset_input_create_or_fail();
  harfBuzz.hb_subset_input_set_flags(input, notdefOutline);
  const wanted = harfBuzz.hb_subset_input_unicode_set(input);
  for (const character of characters) harfBuzz.hb_set_add(wanted, character);
  const names = harfBuzz.hb_subset_input_set(input, sets.names);
  for (const name of licenceNames) harfBuzz.hb_set_add(names, name);
  const features = harfBuzz.hb_subset_input_set(input, sets.features);
  harfBuzz.hb_set_clear(features);
  harfBuzz.hb_set_invert(features);
  return input;
}
