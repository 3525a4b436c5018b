import { measureJson } from "@/lib/server/admission/json-shape";
import { readPost } from "@/lib/server/admission/read-post";
import { AppError } from "@/lib/server/errors";
import { formLimits } from "./schema";

/** Of a post, this much is kept: enough for the largest answer with every character escaped. */
const kept = 256 * 1024;
/** Of what is too large, this much more is read and thrown away: browsers listen best when they have sent everything. */
const drained = 1024 * 1024;

const sentences = {
  file: "This form can't take files. Send it without the file.",
  large: "That is more than this form can take. Go back, make it shorter, and send it again.",
  damaged: "This form arrived damaged. Go back and send it again.",
  media: "This form was sent in a format that can't be read here.",
  many: "This form has more fields than can be taken. Go back and send fewer.",
};

/** The most values of all fields together, and the steering ones. */
const mostEntries = formLimits.fields * formLimits.values + 100;

/** What a posted form holds, in its order; `refused` when it can't be taken though its texts could be read. */
export interface Posted {
  entries: [string, string][];
  refused: AppError | null;
}

/**
 * Reads a posted form: urlencoded, multipart, or a JSON object.
 * @param address of the sender (lib/server/request/client-address.ts)
 * @throws AppError `too_large`, `unsupported_media` (files, other types) `invalid` or `rate_limited`
 */
export async function readForm(request: Request, address: string): Promise<Posted> {
  const type = request.headers.get("content-type") ?? "";
  const [media] = type
    .toLowerCase()
    .split(";", 1)
    .map((part) => part.trim());
  const { bytes, isWhole } = await readCapped(request, address, media ?? "");
  if (media === "multipart/form-data") {
    if (!isWhole && /filename="[^"]/.test(bytes.toString("latin1"))) throw createRefusal("unsupported_media", "file");
    if (isWhole) return parseMultipart(bytes, type);
  }
  if (!isWhole) throw createRefusal("too_large", "large");
  const text = new TextDecoder().decode(bytes);
  if (media === "application/x-www-form-urlencoded") return accept([...new URLSearchParams(text)]);
  if (media === "application/json") return accept(parseJson(text));
  throw createRefusal("unsupported_media", "media");
}

const accept = (entries: [string, string][]): Posted => ({ entries, refused: null });

async function parseMultipart(bytes: Buffer<ArrayBuffer>, type: string): Promise<Posted> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw createRefusal("invalid", "damaged");
  });
  const entries: [string, string][] = [];
  let refused: AppError | null = null;
  for (const [name, value] of form) {
    if (typeof value === "string") entries.push([name, value]);
    // A file field that was left empty comes as a file without name and content.
    else if (value.size > 0 || value.name !== "") refused = createRefusal("unsupported_media", "file");
  }
  return { entries, refused };
}

function parseJson(text: string): [string, string][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createRefusal("invalid", "damaged");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw createRefusal("invalid", "damaged");
  return Object.entries(value).flatMap(([name, given]) =>
    (Array.isArray(given) ? given : [given]).map((item): [string, string] => {
      if (typeof item !== "string") throw createRefusal("invalid", "damaged");
      return [name, item];
    }),
  );
}

async function readCapped(request: Request, address: string, media: string) {
  const count = (bytes: Buffer) => countValues(bytes, media);
  return readPost(request, { address, limit: kept, drain: drained, count }).catch((error) => {
    throw error instanceof AppError && error.code === "invalid" ? createRefusal("invalid", "damaged") : error;
  });
}

/** How many values a body holds, counted without making anything of it. @throws AppError `too_large` */
function countValues(bytes: Buffer, media: string): number {
  if (media === "application/json") {
    const { values, problem } = measureJson(bytes);
    if (problem !== undefined) throw createRefusal("too_large", "many");
    return values;
  }
  const separator = media === "multipart/form-data" ? "\r\n\r\n" : "&";
  let values = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    values++;
    if (values > mostEntries) throw createRefusal("too_large", "many");
  }
  return values;
}

function createRefusal(code: "too_large" | "unsupported_media" | "invalid", which: keyof typeof sentences): AppError {
  return new AppError(code, undefined, { sentence: sentences[which] });
}
