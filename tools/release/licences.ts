import type { Shipped } from "./shipped";

/** Licences that ask for nothing but their notice, which is in each package's folder in the image. */
const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
]);

/** Others, for the packages named and no further ones, each with what we do so that it may be. */
const withReason: { licence: string; packages: RegExp; reason: string }[] = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    reason:
      "libvips, the library behind sharp: linked at run time as a file of its own, unchanged, and can be replaced by another build of it",
  },
  {
    licence: "CC-BY-4.0",
    packages: /^caniuse-lite$/,
    reason: "data on browsers, read by the build; nothing of it is in a page. Its source is named here: caniuse.com",
  },
  { licence: "MPL-2.0", packages: /^dompurify$/, reason: "or Apache-2.0, which is the one we take" },
];

/** The parts of an SPDX expression, each a licence that is asked for; of alternatives, all. */
const partsOf = (expression: string) =>
  expression
    .replace(/[()]/g, " ")
    .split(/\s+(?:AND|OR)\s+/i)
    .map((part) => part.trim());

/** Why a package may be shipped where its licence alone does not say so; undefined where it may not. */
function reasonOf({ name, licence }: Shipped): string | undefined {
  const others = partsOf(licence).filter((part) => !free.has(part));
  const reasons = others.map((part) => withReason.find((it) => it.licence === part && it.packages.test(name))?.reason);
  return reasons.every((reason) => reason !== undefined) ? reasons.join("; ") : undefined;
}

/** Packages whose licence nobody has allowed. */
export const listNotAllowed = (shipped: readonly Shipped[]) => shipped.filter((it) => reasonOf(it) === undefined);

/** Reasons that no package needs any more. */
export const listNeedless = (shipped: readonly Shipped[]) =>
  withReason.filter(
    ({ licence, packages }) => !shipped.some((it) => packages.test(it.name) && partsOf(it.licence).includes(licence)),
  );

const joined = (of: readonly Shipped[], what: "name" | "licence") => [...new Set(of.map((it) => it[what]))].join(", ");

/** docs/licences.md, from what is shipped. */
export function formatLicences(shipped: readonly Shipped[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of shipped) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  const reasons = new Map<string, Shipped[]>();
  for (const it of shipped) {
    const reason = reasonOf(it);
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), it]);
  }
  return [
    "# Licences of what is shipped",
    "",
    "Written by `npm run licences` from `package-lock.json`; `tools/release/licences.test.ts` says when it is old. These are the packages",
    "that `dependencies` brings, for all platforms: the server's image holds those that Next finds in use and are for its own platform,",
    "each with its licence file. What only builds or tests is not here.",
    "",
    "| Licence | Packages |",
    "| --- | --- |",
    ...byCount.map(([licence, count]) => `| ${licence} | ${count} |`),
    "",
    "## Allowed for a reason",
    "",
    "| Packages | Licence | Why they may be shipped |",
    "| --- | --- | --- |",
    ...[...reasons].map(([reason, of]) => `| ${joined(of, "name")} | ${joined(of, "licence")} | ${reason} |`),
    "",
    "## All of them",
    "",
    "| Package | Version | Licence | |",
    "| --- | --- | --- | --- |",
    ...shipped.map(
      (it) => `| ${it.name} | ${it.version} | ${it.licence} | ${it.isForOnePlatform ? "one platform" : ""} |`,
    ),
    "",
  ].join("\n");
}
