import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { Reader } from "./reader";

/** The names that have a number of their own in a directory of tables (WOFF2, section 4.1). */
const knownTags =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .replaceAll("_", " ")
    .split(/ (?=\S)/);
const ownTag = 63;
const headerLength = 48;
const signature = 0x774f4632;

/** A table as it lies in the file: outlines (`glyf`) in the form that WOFF2 gives them. */
export interface Table {
  tag: string;
  /** The two highest bits of its entry: which form it has. */
  form: number;
  /** Its length once it is a font's table again. */
  fullLength: number;
  bytes: Buffer;
}

export interface Woff2 {
  flavor: number;
  fullLength: number;
  tables: readonly Table[];
}

/** Of outlines and their places the form 3 is the plain one, of all else 0. */
const isTransformed = (tag: string, form: number) => (tag === "glyf" || tag === "loca" ? form !== 3 : form !== 0);

/** Takes a font file apart. @throws Error for what is no WOFF2 of one font */
export function readWoff2(file: Buffer): Woff2 {
  const reader = new Reader(file);
  if (reader.u32() !== signature) throw new Error("no WOFF2");
  const flavor = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.skip(2);
  const fullLength = reader.u32();
  const compressed = reader.u32();
  reader.at = headerLength;
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const data = brotliDecompressSync(file.subarray(reader.at, reader.at + compressed));
  let from = 0;
  const tables = entries.map(({ length, ...entry }) => {
    const bytes = data.subarray(from, from + length);
    from += length;
    return { ...entry, bytes };
  });
  return { flavor, fullLength, tables };
}

function readEntry(reader: Reader): Omit<Table, "bytes"> & { length: number } {
  const flags = reader.u8();
  const number = flags & 63;
  const tag = number === ownTag ? reader.text(4) : (knownTags[number] ?? "");
  const form = flags >> 6;
  const fullLength = reader.base128();
  const length = isTransformed(tag, form) ? reader.base128() : fullLength;
  return { tag, form, fullLength, length };
}

/** How hard Brotli tries: the best of 11 takes three times the processor time of a job for a tenth of the bytes. */
const effort = 9;

/** Puts a font file together. */
export function writeWoff2({ flavor, fullLength, tables }: Woff2): Buffer {
  const directory = Buffer.concat(tables.map(writeEntry));
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  });
  const end = headerLength + directory.length + data.length;
  const header = Buffer.alloc(headerLength);
  header.writeUInt32BE(signature, 0);
  header.writeUInt32BE(flavor, 4);
  header.writeUInt32BE(roundUp(end), 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(fullLength, 16);
  header.writeUInt32BE(data.length, 20);
  return Buffer.concat([header, directory, data, Buffer.alloc(roundUp(end) - end)]);
}

const roundUp = (length: number) => Math.ceil(length / 4) * 4;

function writeEntry({ tag, form, fullLength, bytes }: Table): Buffer {
  const number = knownTags.indexOf(tag);
  const flags = (form << 6) | (number < 0 ? ownTag : number);
  const lengths = isTransformed(tag, form)
    ? [toBase128(fullLength), toBase128(bytes.length)]
    : [toBase128(bytes.length)];
  return Buffer.concat([Buffer.from([flags]), Buffer.from(number < 0 ? tag : "", "latin1"), ...lengths]);
}

/** Seven bits a byte, the highest first; all but the last have the eighth bit. */
function toBase128(value: number): Buffer {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}
