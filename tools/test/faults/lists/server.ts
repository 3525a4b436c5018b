import type { FaultLists } from "./fault.ts";

export const serverFaults: FaultLists = {
  addresses: [
    {
      file: "lib/sites/fetch/addresses.ts",
      find: 'if (address?.range() !== "unicast") return false;',
      plant: 'if (address?.range() === "loopback" || address?.range() === "private") return false;',
      breaks: "Link-local addresses, where clouds keep their credentials, are fetched.",
    },
    {
      file: "lib/sites/fetch/connector.ts",
      find: "!addresses.every((address) => isGood(address))",
      plant: "!addresses.some((address) => isGood(address))",
      breaks: "A name with one public address leads to its private ones.",
    },
    {
      file: "lib/sites/fetch/fetch-page.ts",
      find: "checkTarget(next, network);",
      plant: "next.searchParams.sort();",
      breaks: "A redirect leads to an address that nobody may type.",
    },
    {
      file: "lib/sites/page/clean.ts",
      find: 'lower.startsWith("on") ||',
      plant: 'lower.startsWith("onclick") ||',
      breaks: "Handlers of somebody's page run in the preview of it.",
    },
    {
      file: "lib/server/request/client-address.ts",
      find: 'return getNetwork(hops[Math.max(0, hops.length - 1 - proxies)] ?? "");',
      plant: 'return getNetwork(hops[0] ?? "");',
      breaks: "A visitor chooses the address that limits count.",
    },
  ],
  functions: [
    {
      file: "lib/api/functions/handle-call.ts",
      find: 'message: code === "internal" ? "INTERNAL" : sentence,',
      plant: 'message: code === "internal" ? error.message : sentence,',
      breaks: "Callers read what went wrong inside.",
    },
    {
      file: "lib/api/functions/request.ts",
      find: 'if (method !== "POST" || getMediaType(headers.get("content-type")) !== "application/json")',
      plant: 'if (method !== "POST")',
      breaks: "A call of any media type is taken, which needs no preflight.",
    },
    {
      file: "lib/api/functions/callable.ts",
      find: "await enforceLimit(rule, createCaller(context));",
      plant: "createCaller(context);",
      breaks: "A function has no limit of its own.",
    },
    {
      file: "lib/api/functions/callable.ts",
      find: "return handler(parseInput(schema, removeAbsent(schema, data)), context);",
      plant: "return handler(data as z.output<Schema>, context);",
      breaks: "A function runs with data that its schema refuses.",
    },
  ],
  headers: [
    {
      file: "lib/server/headers/content-policy.ts",
      find: '"script-src": ["\'self\'", ...scripts, guardHash],',
      plant: '"script-src": ["\'self\'", "\'unsafe-inline\'", ...scripts, guardHash],',
      breaks: "Inline scripts of strangers run.",
    },
    {
      file: "lib/server/headers/frame-sandbox.ts",
      find: 'export const frameSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";',
      plant:
        'export const frameSandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";',
      breaks: "Somebody's page has the shop's origin in its frame.",
    },
    {
      file: "lib/server/headers/documents.ts",
      find: 'const framing = { "x-frame-options": isPrivate ? "DENY" : "SAMEORIGIN" };',
      plant: 'const framing = { "x-frame-options": "SAMEORIGIN" };',
      breaks: "Pages of the account may be framed by other pages of the shop.",
    },
    {
      file: "lib/server/headers/documents.ts",
      find: "const nonce = `'nonce-${randomBytes(16).toString(\"base64\")}'`;",
      plant: "const nonce = `'nonce-${Buffer.alloc(16).toString(\"base64\")}'`;",
      breaks: "Every page has the same nonce.",
    },
    {
      file: "middleware.ts",
      find: 'if (isForeignPost(request)) return new NextResponse("Only pages of this site can send this.", { status: 403 });',
      plant: "if (isForeignPost(request)) return NextResponse.next();",
      breaks: "A post of another site's page goes on without limits.",
    },
  ],
  migrations: [
    {
      file: "prisma/migrate.ts",
      find: "if (applied.has(name) && applied.get(name) !== checksum)",
      plant: 'if (applied.has(name) && applied.get(name) === "")',
      breaks: "A migration that was edited after it had been applied goes unnoticed.",
    },
    {
      file: "prisma/migrate.ts",
      find: "if (tables.length > 0) throw new Error(",
      plant: "if (tables.length > 1_000) throw new Error(",
      breaks: "A database that is not ours is migrated.",
    },
    {
      file: "prisma/migrate.ts",
      find: "select pg_try_advisory_lock($1) as mine",
      plant: "select $1::int is not null as mine",
      breaks: "Two processes migrate at once.",
    },
    {
      file: "prisma/rolling.ts",
      find: "addedColumns(sql, added).some((column) => /\\bnot null\\b/i.test(column) && !/\\bdefault\\b/i.test(column)),",
      plant:
        "addedColumns(sql, added).some((column) => /\\bnot null\\b/i.test(column) && /\\bprimary\\b/i.test(column)),",
      breaks: "A migration adds a column that old servers do not fill.",
    },
  ],
};
