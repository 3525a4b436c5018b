import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Engine, formatCall } from "@/tools/sections/engines/engine";
import { blockPolicy, printHostPage } from "./host-page";
import {
  closeMenu,
  type MeasuredBlock,
  measureBlock,
  measureMenu,
  openSomething,
  type ReadBlock,
  readBlock,
} from "./measure-block";

/** What a block is asked from the page around it, which may not look into it: it has no origin. */
interface Answers {
  measure: MeasuredBlock;
  read: ReadBlock;
  open: boolean;
  menu: number;
  close: undefined;
  /** Errors and refused requests since it was opened. */
  complaints: string[];
}

/** How it is shown: by an address, or by its code in the page, as NotionNext has it. */
export type Way = "src" | "srcdoc";

export interface BlockServer {
  origin: string;
  /** The address of a page with a block in it. */
  address(code: string, way?: Way): string;
  /** Addresses that were asked for and are neither pages nor blocks. */
  asked: readonly string[];
  close(): Promise<void>;
}

/** In the head, before anything can fail: tells the page around the block what it is asked. A policy forbids to send code. */
const probe = `<script>(function () {
  var __name = function (it) { return it; }, complaints = [];
  addEventListener("securitypolicyviolation", function (event) { complaints.push("refused " + event.violatedDirective + ": " + event.blockedURI); });
  addEventListener("error", function (event) { complaints.push(event.message || "failed: " + event.target.localName); }, true);
  addEventListener("unhandledrejection", function (event) { complaints.push(String(event.reason)); });
  var calls = { measure: ${measureBlock}, read: ${readBlock}, open: ${openSomething}, menu: ${measureMenu}, close: ${closeMenu}, complaints: function () { return complaints; } };
  addEventListener("message", async function (event) {
    if (event.data && event.data.probe) parent.postMessage({ answer: await calls[event.data.probe]() }, "*");
  });
})();</script>`;

/** Code in a page has no headers of its own, and the page's policy would keep engines from evaluating there. */
const policyInCode = `<meta http-equiv="content-security-policy" content="${blockPolicy}">`;

/** Serves pages with blocks on loopback, for engines whose requests can't be answered otherwise. */
export async function startBlockServer(): Promise<BlockServer> {
  const pages: { code: string; way: Way }[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const [, kind, number] = /^\/(page|block)\/(\d+)$/.exec(path) ?? [];
    const { code = "", way } = pages[Number(number)] ?? {};
    if (path !== "/" && !kind) asked.push(path);
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (kind === "block") response.setHeader("content-security-policy", blockPolicy);
    if (kind === "block") response.end(code);
    else if (kind) response.end(printHostPage(way === "srcdoc" ? { srcdoc: code } : { src: `/block/${number}` }));
    else response.end('<!doctype html><title>Nothing</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address(code, way = "src") {
      const before = `<head>${way === "srcdoc" ? policyInCode : ""}${probe}`;
      return `${origin}/page/${pages.push({ code: code.replace("<head>", () => before), way }) - 1}`;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Asks the block of an open page. */
export const askBlock = <Name extends keyof Answers>(engine: Engine, name: Name): Promise<Answers[Name]> =>
  engine.evaluate<Answers[Name]>(formatCall(sendToBlock, name));

/** The height that a block told last, and how often it told any. */
export const readTold = (engine: Engine) =>
  engine.evaluate<{ last: number; times: number }>("({ last: told.at(-1) ?? 0, times: told.length })");

async function sendToBlock(name: string): Promise<unknown> {
  return new Promise((resolve) => {
    const block = document.querySelector("iframe")?.contentWindow;
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== block || !data || !("answer" in Object(data))) return;
      removeEventListener("message", listen);
      resolve(data.answer);
    };
    addEventListener("message", listen);
    block?.postMessage({ probe: name }, "*");
  });
}
