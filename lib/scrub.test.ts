import { describe, expect, it } from "vitest";
import { scrub, withoutAddresses } from "./scrub";

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
