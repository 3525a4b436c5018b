import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type APIResponse, expect } from "@playwright/test";
import { readShopVariable } from "./environment";

/** A line of the proxy's log. */
export interface Proxied {
  request: string;
  path: string;
  status: number;
  /** HIT, MISS, EXPIRED, …; "" where nothing is kept. */
  cache: string;
  upstream: string;
}

/** What the proxy wrote of the request that was answered like this; it writes once the answer is sent. */
export async function readProxyLine(answer: APIResponse): Promise<Proxied> {
  const id = answer.headers()["x-request-id"];
  const find = () => proxied().find(({ request }) => request === id);
  await expect.poll(find, { message: `the line of ${answer.url()}` }).toBeDefined();
  return find() as Proxied;
}

const proxied = (): Proxied[] =>
  readFileSync(join(readShopVariable("PROXY_FOLDER"), "run", "access.log"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** All that the proxy keeps, decompressed: headers and content. */
export function readProxyCache(): string[] {
  const folder = join(readShopVariable("PROXY_FOLDER"), "cache");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const end = bytes.indexOf("\r\n\r\n") + 4;
      const head = bytes.subarray(0, end).toString("latin1");
      const body = bytes.subarray(end);
      const coding = /content-encoding: (\w+)/i.exec(head)?.[1];
      const whole = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
      return head + whole.toString("utf8");
    });
}

/** Runs the driver of deploy/roll.sh. */
export const runDriver = (...words: string[]) => run(readShopVariable("DRIVER"), words);

/** Rolls out a release as deploy/roll.sh does. Gives what it says. */
export async function rollOut(which: "earlier" | "current"): Promise<string> {
  await runDriver("choose", which);
  return await run(join(import.meta.dirname, "..", "..", "deploy", "roll.sh"), [`${which}-${Date.now()}`]);
}

function run(file: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { env: { ...process.env, DRIVER: readShopVariable("DRIVER") } }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}

/** The files of a build's scripts and styles, as paths from /_next/static/. */
export function listStaticFiles(build: string): string[] {
  const folder = join(build, ".next", "static");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
