import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { findFreePort, waitFor } from "@/tools/dev/process/processes";
import { findProgram } from "@/tools/dev/process/programs";
import { type Engine, type Scheme, windowHeight } from "./engine";
import { settled } from "./settled";

/** A screen nobody sees, taller than any section is. The window on it begins lower, for pictures of it take their time. */
const screen = { width: 1500, height: 6000 };
const firstHeight = 2500;

/**
 * WebKitGTK's own small browser by classic WebDriver, or undefined where it is not installed (Debian:
 * webkit2gtk-driver, xvfb). Its windows are never narrower than 447 pixels, so pages stand in a frame.
 */
export async function openWebKit(origin: string, scheme: Scheme = "light"): Promise<Engine | undefined> {
  const [driver, display] = [findProgram(["WebKitWebDriver"]), findProgram(["Xvfb"])];
  const binary = findMiniBrowser();
  if (!driver || !display || !binary) return undefined;
  const home = mkdtempSync(join(tmpdir(), "silcrow-webkit-"));
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.reverse()) child.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // Also when the run ends by an error.
  process.once("exit", stop);
  try {
    // Without animations WebKitGTK prefers reduced motion.
    mkdirSync(join(home, "gtk-3.0"));
    writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    const xvfb = spawn(
      display,
      ["-displayfd", "3", "-screen", "0", `${screen.width}x${screen.height}x24`, "-nolisten", "tcp"],
      {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      },
    );
    started.push(xvfb);
    const number = await new Promise<string>((resolve, reject) => {
      xvfb.once("exit", () => reject(new Error("Xvfb does not start")));
      xvfb.stdio[3]?.once("data", (data: Buffer) => resolve(String(data).trim()));
    });
    const port = await findFreePort();
    const settings = [`DISPLAY=:${number}`, `XDG_CONFIG_HOME=${home}`, "GDK_BACKEND=x11"];
    started.push(spawn("env", [...settings, driver, `--port=${port}`], { stdio: "ignore" }));
    const browser = { binary, args: ["--automation", ...(scheme === "dark" ? ["--dark-mode"] : [])] };
    return await openSession(`http://127.0.0.1:${port}`, browser, origin, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function openSession(address: string, browser: object, origin: string, stop: () => void): Promise<Engine> {
  const ask = async (path: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${path} answers ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () => ask("/status").then(Boolean, () => false);
  if (!(await waitFor(isUp, 20_000))) throw new Error("WebKitWebDriver does not start");
  const wanted = { "webkitgtk:browserOptions": browser };
  const { sessionId, capabilities } = (await ask("/session", { capabilities: { alwaysMatch: wanted } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `/session/${sessionId}`;
  const run = (script: string) => ask(`${session}/execute/async`, { script, args: [] });
  const inFrame = (expression: string) =>
    run(`const done = arguments[arguments.length - 1];
      Promise.resolve(document.querySelector("iframe").contentWindow.eval(${JSON.stringify(expression)}))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`).then((answer) => {
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error) throw new Error(`WebKit: ${error}`);
      return value;
    });
  const size = (width: number, height: number | string) =>
    run(`const done = arguments[arguments.length - 1];
      const { style, contentDocument } = document.querySelector("iframe");
      style.width = "${width}px";
      style.height = ${JSON.stringify(height)} === "all" ? Math.ceil(contentDocument.body.getBoundingClientRect().height) + "px" : "${height}px";
      requestAnimationFrame(() => requestAnimationFrame(() => done([parseInt(style.width), parseInt(style.height)])));`);
  let windowNow = firstHeight;
  const setWindow = () => ask(`${session}/window/rect`, { x: 0, y: 0, width: screen.width, height: windowNow });
  await setWindow();
  // Any page of the same origin holds the frame.
  await ask(`${session}/url`, { url: `${origin}/` });
  let shown = 0;
  return {
    name: "webkit",
    version: capabilities.browserVersion,
    async open(url, width) {
      shown = width;
      await run(`const done = arguments[arguments.length - 1];
        document.body.innerHTML = '<iframe style="display:block;border:0;width:${width}px;height:${windowHeight}px">';
        document.body.style.margin = 0;
        const frame = document.querySelector("iframe");
        frame.onload = () => done();
        frame.src = ${JSON.stringify(url)};`);
      await inFrame(settled);
    },
    async resize(width) {
      shown = width;
      await size(width, windowHeight);
    },
    evaluate: async (expression) => (await inFrame(expression)) as never,
    async picture() {
      const [width = 0, height = 0] = (await size(shown, "all")) as number[];
      if (height > windowNow - 100) {
        windowNow = Math.max(screen.height, height);
        await setWindow();
      }
      const png = Buffer.from((await ask(`${session}/screenshot`)) as string, "base64");
      await size(shown, windowHeight);
      return sharp(png).extract({ left: 0, top: 0, width, height }).png().toBuffer();
    },
    async close() {
      await ask(session, undefined, "DELETE").catch(() => undefined);
      stop();
    },
  };
}

/** Debian keeps it out of PATH, in a folder named by architecture and version. */
function findMiniBrowser(): string | undefined {
  const onPath = findProgram(["MiniBrowser"]);
  if (onPath) return onPath;
  const folders = (path: string) => {
    try {
      return readdirSync(path).map((name) => join(path, name));
    } catch {
      return [];
    }
  };
  const libraries = folders("/usr/lib").filter((path) => path.includes("linux"));
  const kits = libraries.flatMap(folders).filter((path) => path.includes("webkit"));
  return kits.flatMap(folders).find((path) => path.endsWith("/MiniBrowser"));
}
