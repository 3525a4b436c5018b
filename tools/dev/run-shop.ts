import { join, relative } from "node:path";
import { brand } from "../../lib/brand.ts";
import { isAdmin, people } from "./identity/people.ts";
import { takeLock } from "./process/lock.ts";
import { findPortProblem } from "./process/processes.ts";
import { createTerminalProgress, Refusal, reportFailure } from "./process/progress.ts";
import { createStopSignal, waitForAbort } from "./process/stop-signal.ts";
import { readOwnEnvironment } from "./settings.ts";
import { type Stack, startStack } from "./stack.ts";

type Mode = "production" | "development";

const root = join(import.meta.dirname, "..", "..");
const commands: Record<Mode, string> = { production: "npm start", development: "npm run dev" };
/** What Next says of itself at the start: the launcher says it better, with the address people should use. */
const banner = /^\s*(▲ Next\.js|- (Local|Network|Environments?|Experiments)|✓ (Starting|Ready|Running next))|^\s*$/;
/** Lines about requests are for who watches a shop from afar. */
const isNoise = (line: string) => banner.test(line) || line.startsWith('{"level":"info"');

/**
 * `npm start` and `npm run dev`: brings the shop up, says how to use it, and keeps it up until Ctrl+C, SIGTERM, or the
 * death of the npm that started us. The two have data of their own and can run side by side, on two ports.
 */
export async function runShop(mode: Mode): Promise<void> {
  const code = await run(mode).catch(reportFailure);
  process.exit(code);
}

async function run(mode: Mode): Promise<number> {
  const began = performance.now();
  const told = createStopSignal();
  const port = chosenPort(mode);
  const name = mode === "production" ? "start" : "dev";
  const address = `http://localhost:${port}`;

  const lock = takeLock(join(root, ".local", `${name}.lock`), address);
  if (typeof lock !== "function") {
    throw new Refusal(`${brand.name} is already running from this folder (process ${lock.pid}): ${lock.note}`);
  }
  try {
    await refuseBusyPort(mode, port);
    console.log(`${brand.name}\n`);
    const stack = await startStack({
      root,
      dataDir: join(root, ".local", name),
      port,
      mode,
      own: readOwnEnvironment(root),
      progress: createTerminalProgress(),
      print: (line) => isNoise(line) || console.log(line),
      signal: told,
    });
    printWelcome(stack, mode, performance.now() - began);
    const how = await Promise.race([waitForAbort(told), stack.ended]);
    if (how === undefined) console.log(`\nStopping${told.reason === "SIGINT" ? "" : ` (${told.reason})`}`);
    else console.error(`\nThe server ended by itself, with ${how}.`);
    await stack.stop();
    return how === undefined ? 0 : 1;
  } catch (error) {
    if (told.aborted) return 0;
    throw error;
  } finally {
    lock();
  }
}

function chosenPort(mode: Mode): number {
  const text = process.env.PORT || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is "${text}", which is no port. Choose a number up to 65535: PORT=3001 ${commands[mode]}`);
  }
  return port;
}

async function refuseBusyPort(mode: Mode, port: number): Promise<void> {
  const problem = await findPortProblem(port);
  if (!problem) return;
  const other = port < 1024 ? 3000 : port === 65_535 ? port - 1 : port + 1;
  throw new Refusal(`Port ${port} ${problem}. Choose another: PORT=${other} ${commands[mode]}`);
}

function printWelcome(
  { address, emulated, databaseFolder, sampleSites, environment }: Stack,
  mode: Mode,
  milliseconds: number,
): void {
  const signIn = emulated.identity
    ? [
        "pick an account; no password",
        ...people.map((person) => {
          const { name, email } = person;
          return `${name} <${email}>${isAdmin(person, environment.ADMIN_EMAILS) ? ", admin" : ""}`;
        }),
        "or any name and email you type",
      ]
    : [environment.AUTH_GOOGLE_ID ? "with Google" : `at ${environment.AUTH_OIDC_ISSUER}`];
  const payments = emulated.payments
    ? [
        "emulated: the checkout is real, no money moves",
        `declines, refunds, chargebacks, late webhooks: ${environment.PADDLE_ENVIRONMENT}/`,
      ]
    : [`Paddle (${environment.PADDLE_ENVIRONMENT})`];
  const data = databaseFolder
    ? [isInside(databaseFolder) ? relative(root, databaseFolder) : databaseFolder]
    : ["the database in DATABASE_URL"];
  const rows: [string, string[]][] = [
    ["Sign in", signIn],
    ["Payments", payments],
    ...(sampleSites ? ([["Sites", sitesToTry(sampleSites)]] as [string, string[]][]) : []),
    ["Data", data],
    ["Stop", ["Ctrl+C"]],
  ];
  const seconds = milliseconds / 1000 + Number(process.env.INSTALL_SECONDS ?? 0);
  console.log(`\n  Ready in ${seconds.toFixed(1)} s${mode === "development" ? ", with hot reload" : ""}: ${address}\n`);
  for (const [label, [first, ...more]] of rows) {
    console.log(`  ${label.padEnd(10)}${first}`);
    for (const line of more) console.log(`  ${"".padEnd(10)}${line}`);
  }
  console.log("");
}

/** For “See it on your site”, which reaches nothing else on this machine. */
function sitesToTry(address: string): string[] {
  return ["to see a section on:", ...["super", "bullet", "plain"].map((name) => `${address}/${name}`)];
}

function isInside(path: string): boolean {
  return !relative(root, path).startsWith("..");
}
