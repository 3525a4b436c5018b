import { createHash } from "node:crypto";
import { hireFields } from "./form";
import type { HireRequest } from "./schema";

/**
 * The id of a request, from its words and the form they came from: the same words from the same form are one request
 * however often they arrive; words that were changed in between are another one. A UUID (version 8, RFC 9562).
 */
export function createRequestId(request: HireRequest): string {
  const words = JSON.stringify([request.form, ...hireFields.map((field) => request[field])]);
  const hash = createHash("sha256").update(words).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
