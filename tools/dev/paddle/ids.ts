import { randomBytes } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** A Paddle id: the entity's prefix and 26 letters and digits that sort by time (a ULID in lower case). */
export function createPaddleId(prefix: string): string {
  let time = Date.now();
  let head = "";
  for (let i = 0; i < 10; i++) {
    head = alphabet[time % 32] + head;
    time = Math.floor(time / 32);
  }
  const tail = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join("");
  return `${prefix}_${head}${tail}`;
}

let last = 0;

/** Now, in RFC 3339 with microseconds as Paddle writes it; never the same twice, so that events have an order. */
export function createTimestamp(): string {
  last = Math.max(Date.now() * 1000, last + 1);
  return new Date(Math.floor(last / 1000)).toISOString().replace("Z", `${String(last % 1000).padStart(3, "0")}Z`);
}
