import { describe, expect, it } from "vitest";
import { scrub, scrubbedMessage, withoutAddresses } from "./scrub";

describe("a text of an error loses", () => {
  for (const [what, text, clean] of [
    ["mail addresses", "550 5.1.1 <Zelda.Rare+x@mail.example.org>: no such user", "550 5.1.1 <[mail]>: no such user"],
    [
      "addresses of visitors",
      "from 203.0.113.77, 2001:db8::17 and 2001:db8:0:1:2:3:4:5",
      "from [address], [address] and [address]",
    ],
    ["queries", "GET https://a.example/x?token=abc and /s/1?a=b failed", "GET https://a.example/x?… and /s/1?… failed"],
    ["passwords in addresses", "postgres://me:secret@db.example/x", "postgres://[…]@db.example/x"],
    [
      "passwords that hold a sign of their own",
      "postgres://u:p@ss@h/x and smtp://a:b@c@d",
      "postgres://[…]@h/x and smtp://[…]@d",
    ],
    [
      "passwords with a slash or a blank",
      "postgres://u:p/w@h/d and redis://:p w@h/0 and https://u:p@h/a@b",
      "postgres://[…]@h/d and redis://[…]@h/0 and https://[…]@h/a@b",
    ],
    [
      "passwords among settings",
      "host=h password=p@s/w user=u, password = 'p \\' w' dbname=d PGPASSWORD=x",
      "host=h password=… user=u, password = … dbname=d PGPASSWORD=…",
    ],
    [
      "broken JSON",
      `Unexpected token 'A', "Anna "M" eier"... is not valid JSON`,
      "Unexpected token … is not valid JSON",
    ],
    ["what is no JSON", '"Anna\nMeier" is not valid JSON', '"…" is not valid JSON'],
    ["what is no number", "Cannot convert Anna\nMeier to a BigInt", "Cannot convert … to a BigInt"],
    ["what is no number, and long", `Cannot convert Anna ${"x ".repeat(9_000)} to a BigInt`, "Cannot convert …"],
    ["what is no id", 'expected format. Received "Anna \\"M". Read', 'expected format. Received "…". Read'],
    ["unknown actions", 'Failed to find Server Action "Anna M". This', 'Failed to find Server Action "…". This'],
    [
      "patterns",
      "Invalid regular expression: /Anna/M/: Unterminated group",
      "Invalid regular expression: /…/: Unterminated group",
    ],
    ["kinds of content", "Unsupported content type: multipart/anna", "Unsupported content type: …"],
    [
      "values of headers",
      "`host` header with value `anna` does not match",
      "`host` header with value `…` does not match",
    ],
    ["values of arguments", 'Argument `name`: Invalid value "Anna "M" M".', 'Argument `name`: Invalid value "…".'],
    ["queries of quoted addresses", `"/x?code=abc" and '/y?a=b' and \`/z?c=d\``, `"/x?…" and '/y?…' and \`/z?…\``],
    ["queries at its start, and of any scheme", "/x?code=1 of redis://h/0?key=2", "/x?… of redis://h/0?…"],
    ["values of rows", "Key (email)=(a b, c) already exists.", "Key (email)=(…) already exists."],
    ["whole rows", "Failing row contains (1, Zelda, null).", "Failing row contains (…)."],
    [
      "what Postgres was sent",
      'invalid input syntax for type uuid: "Zelda"',
      'invalid input syntax for type uuid: "…"',
    ],
    ["signed tokens", "cookie eyJhbGciOiJIUzI1NiJ9x.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4 gone", "cookie [key] gone"],
    ["API keys", "key slc_9f8e7d6c5b4a39281706f5e4 refused", "key [key] refused"],
  ] as const) {
    it(what, () => expect(scrub(text)).toBe(clean));
  }
});

describe("and keeps", () => {
  for (const text of [
    "connect ECONNREFUSED 127.0.0.1:5432",
    "Worker 0f8fad5b-d9cb-469f-a165-70867728950e ended at 10:20:30",
    "txn_01hv8m0mc8dc4k5v9vr0cb3g9a is unknown",
    "no section silcrow-hero-simple-centered-with-picture",
    "Migration 20261121061000_user_changed_notifications failed",
    "Argument `name`: Invalid value provided. Expected Int, provided String.",
    "Cannot convert undefined or null to object",
    "https://packages.example/@scope/name and http://localhost:3000/@name",
    "std::string and a::b in C",
    'duplicate key value violates unique constraint "users_email_key"',
    "next 16.4.6, pg 8.23.1",
    "npm i next@16.4.6",
    "at vn.request (/app/node_modules/@prisma/client-2c3a/runtime/client.js:65:8643)",
  ]) {
    it(text, () => expect(scrub(text)).toBe(text));
  }
});

it("leaves keys to facts, which are chosen", () => {
  expect(withoutAddresses("ntf_9f8e7d6c5b4a39281706f5e4 of a@b.example at 198.51.100.2")).toBe(
    "ntf_9f8e7d6c5b4a39281706f5e4 of [mail] at [address]",
  );
});

it("keeps of Prisma's errors what was wrong, not the call, whoever handed them on", () => {
  const call = 'Invalid `prisma.user.create()` invocation:\n\n{ name: "Anna" }\n\n';
  expect(scrubbedMessage("Error", `Not stored: ${call}Unique constraint failed`)).toBe(
    "Not stored: Unique constraint failed",
  );
  expect(scrubbedMessage("P2002", `\n${call}Unique constraint failed`)).toBe("Unique constraint failed");
  expect(scrubbedMessage("Error", 'Invalid `prisma.user.create()` invocation: { name: "Anna" }')).toBe("");
});

it.each([
  ["Unique constraint failed on the fields: (`userId`, `hostName`)", undefined],
  ["Can't reach database server at `db.anna.example:5432`", "Can't reach database server …"],
  ["Argument `name`: the letters of Anna Meier are too many.", "Argument …"],
  ["Value Anna Meier is one that nobody has thought of.", "…"],
  ["Raw query failed. Code: `22P02`. Message: `Anna`", "Raw query failed …"],
])("keeps of %j what are Prisma's own words", (sentence, kept = sentence) => {
  const call = 'Invalid `prisma.user.create()` invocation:\n\n{ name: "Anna" }\n\n';
  for (const name of ["PrismaClientKnownRequestError", "P2002", "DriverAdapterError"])
    expect(scrubbedMessage(name, sentence)).toBe(kept);
  expect(scrubbedMessage("Error", call + sentence)).toBe(kept);
});

it("takes what a SyntaxError quotes for what somebody sent", () => {
  expect(scrubbedMessage("SyntaxError", "Unexpected identifier 'Anna'")).toBe("Unexpected identifier '…'");
  expect(scrubbedMessage("SyntaxError", 'Unexpected string "Anna" in JSON')).toBe('Unexpected string "…" in JSON');
  expect(scrubbedMessage("Error", "Unexpected identifier 'x'")).toBe("Unexpected identifier 'x'");
});
