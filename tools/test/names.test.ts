import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "./list-files";

// A reader should see in a call what it costs and gives: exported functions begin with a verb.

const root = join(import.meta.dirname, "..", "..");
const folders = ["lib", "components", "tools", "e2e/support", "prisma"];
const outside = /^components\/(sections|art)\/|^prisma\/generated\/|\.test\.tsx?$|\.d\.ts$|node_modules/;

const configs = readdirSync(root).filter((name) => /\.(?:ts|mjs)$/.test(name));

/** The first words that tell what a function does. `use` is React's for hooks. */
const verbs = new Set(
  `act add allow annotate append apply ask assign attach begin bench bind block build bundle buy cache call can cancel
   capitalize capture change check choose claim clean clear click close collapse collect compare compile complete compose
   compress compute confirm connect contains convert copy count create cut declare decode delete deliver derive describe
   detach detect disable dispatch document drain draw drop duplicate emit empty enable encode end enforce ensure enter escape
   estimate evaluate exit expect export extract fail fetch fill filter find finish fit flush focus follow forget format freeze
   generate get give go grant group guard handle has hash hear hide highlight hold hurry ignore import infer inline insert
   install invalidate is isolate issue join keep launch leave limit link list listen load lock log make map mark match may
   measure memoize merge migrate minify mix mount move must name neutralize normalize note notify observe open order parse
   pass patch pay persist photograph pick place plan prefix prepare press preview print process protect prove publish purge
   put query raise rank read rebuild receive reconcile record redirect reduce refresh refuse register reject release reload
   remember remove rename render repair replace report require reserve reset resolve respond restore retry return reveal
   revoke reword rewrite roll round run sample save scan schedule score search seed select send serve set settle share shorten
   should show shrink sign simplify simulate skip sort spell split stamp start stop store stress strip submit subscribe
   substitute suggest sum summarize switch tag take tee test tick tighten time to toast toggle trace track transform translate
   trim try type undo unescape unlock unsubscribe unwrap update upload use validate verify wait walk warm warn watch weigh
   with withdraw wrap write`.split(/\s+/),
);

/** The names of the functions that a source exports; components are no functions in this sense. */
function listExportedFunctions(source: string): string[] {
  const declared = source.matchAll(/^export (?:default )?(?:async )?function\*? ([a-z]\w*)/gm);
  const assigned = source.matchAll(/^export const ([a-z]\w*)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?(?:\(|\w+ =>)/gm);
  return [...declared, ...assigned].map(([, name = ""]) => name);
}

test("comments name files that exist", () => {
  const paths = [
    ...["app", "components", "e2e", "lib", "prisma", "tools"].flatMap((folder) => listFiles(root, folder)),
    ...configs,
  ];
  const isThere = (name: string) => paths.some((path) => path === name || path.endsWith(`/${name}`));
  const gone = paths
    .filter((path) => /\.tsx?$/.test(path) && !/^components\/sections\/[^/]+\/[^/]+\//.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/^\s*(?:\/\/|\*|\/\*\*)(.*)$/gm)].flatMap(
        ([, comment = ""]) =>
          [...comment.matchAll(/(?<![\w/.-])((?:[\w@-]+\/)*[\w.-]+\.(?:tsx?|mjs))(?!\w)/g)]
            .map(([, name = ""]) => name)
            .filter((name) => !name.startsWith(".") && !isThere(name))
            .map((name) => `${path}: ${name}`),
      ),
    );
  expect(gone).toEqual([]);
});

test("exported functions begin with a verb", () => {
  const names = folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !outside.test(path))
    .flatMap((path) => listExportedFunctions(readFileSync(join(root, path), "utf8")).map((name) => `${path}: ${name}`));
  const unclear = names.filter((name) => !verbs.has(/: ([a-z]+)/.exec(name)?.[1] ?? ""));
  expect(names.length).toBeGreaterThan(1_000);
  expect(unclear.length / names.length, unclear.join("\n")).toBeLessThan(0.02);
});
