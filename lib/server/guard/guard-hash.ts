import { createHash } from "node:crypto";
import { guardScript } from "./guard";

/** What content policies know the guard by. */
export const guardHash = `'sha256-${createHash("sha256").update(guardScript).digest("base64")}'`;
