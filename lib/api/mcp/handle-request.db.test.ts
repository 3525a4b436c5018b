import { beforeEach, describe, expect, it, vi } from "vitest";
import { createToken } from "@/lib/account/tokens/mutations";
import { findSection } from "@/lib/catalogue/catalogue";
import { printWaitingCss } from "@/lib/code/notion/waiting";
import { createShare } from "@/lib/edits/shares/share-edit";
import { getDb } from "@/lib/server/db";
import { rules } from "@/lib/server/limits/rules";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
const requested = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => requested.headers }));
const { handleMcpRequest, messageLimit } = await import("./handle-request");
const { tools } = await import("./tools/tools");
const { enforceLimit } = await import("@/lib/server/limits/limit");
const { createAddressSubject, createUserSubject } = await import("@/lib/server/limits/subject");

const [ticket, doors] = ["silcrow-cta-ticket", "silcrow-cta-two-doors"] as const;

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

function send(body: string, { method = "POST", ...headers }: Record<string, string> = {}) {
  const request = new Request("https://silcrow.example/mcp", {
    method,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-06-18",
      "x-forwarded-for": `198.51.100.${visitor}`,
      ...headers,
    },
    ...(method === "POST" && { body }),
  });
  requested.headers = request.headers;
  return handleMcpRequest(request);
}

async function ask(method: string, params: object, headers: Record<string, string> = {}) {
  const answer = await send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), headers);
  const text = await answer.text();
  return JSON.parse(text.startsWith("{") ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? "{}"));
}

/** What a tool says: its first text, as JSON where it answered, and the texts behind it. */
async function call(name: string, provided: object, token?: string) {
  const { result, error } = await ask(
    "tools/call",
    { name, arguments: provided },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
  if (error) return { isError: true, said: error.message as string, answer: undefined, texts: [] };
  const [said = "", ...texts] = result.content.flatMap(({ text }: { text?: string }) => text ?? []) as string[];
  return { isError: result.isError ?? false, said, answer: result.isError ? undefined : JSON.parse(said), texts };
}

async function someone(...bought: string[]): Promise<{ id: UserId; token: string }> {
  const id = await createUser(...bought);
  return { id, token: (await createToken(id, "agent", "install")).token };
}

const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };

describe("a request", () => {
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });

  it.each([
    ["initialize", { ...hello, capabilities: { roots: 5 } }, "params.capabilities.roots: must be an object."],
    ["tools/list", { cursor: 5 }, "params.cursor: must be text."],
    [
      "initialize",
      { ...hello, clientInfo: { name: "a", version: "1", icons: "no" } },
      "params.clientInfo.icons: must be a list.",
    ],
  ])("that has what the protocol doesn't take is answered a sentence: %s %j", async (method, params, says) => {
    const { error } = await ask(method, params);
    expect(error).toMatchObject({ code: -32_602, message: expect.stringContaining(says) });
    expect(error.message).not.toMatch(/invalid|expected|undefined|"/i);
  });

  it("of a page is taken from our own and from the developer's machine alone, and of what is no page from everywhere", async () => {
    const trusted =
      `https://silcrow.example http://localhost:6274 http://[::1]:6274 http://127.0.0.2:80 http://tauri.localhost
      chrome-extension://abcdefghijklmnop vscode-webview://1a2b app://obsidian.md file://`.split(/\s+/);
    for (const origin of trusted) {
      const answer = await send(list, { origin });
      expect([answer.status, answer.headers.get("access-control-allow-origin")], origin).toEqual([200, origin]);
    }
    expect((await send(list, { origin: "" })).status).toBe(200);
    const foreign =
      `https://evil.example https://localhost.evil.example https://127.0.0.1.evil.example http://silcrow.example null
      HTTPS://evil.example blob:http://evil.example/1 data:text/html,x filesystem:http://evil.example/x ws://evil.example`
        .split(/\s+/)
        .concat("no origin");
    for (const origin of foreign) {
      const answer = await send(list, { origin });
      expect([answer.status, answer.headers.get("access-control-allow-origin")], origin).toEqual([403, null]);
    }
  });

  it("may bring whatever headers a traced page adds", async () => {
    const asked = {
      method: "OPTIONS",
      origin: "http://localhost:6274",
      "access-control-request-headers": "traceparent,baggage",
    };
    const answer = await send("", asked);
    expect(answer.headers.get("access-control-allow-headers")).toMatch(/^authorization, .*, traceparent,baggage$/);
    expect(answer.headers.get("vary")).toBe("origin, access-control-request-headers");
  });

  it.each("*/*|application/json|application/*|text/html|image/webp, */*;q=0.1|text/event-stream, */*|".split("|"))(
    "that takes %j is answered in JSON",
    async (accept) => {
      for (const message of [list, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello })]) {
        const answer = await send(message, { accept });
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
        expect(await answer.json()).toMatchObject({ jsonrpc: "2.0", id: 1, result: expect.any(Object) });
      }
    },
  );

  it("that takes nothing but a stream is answered by one that ends", async () => {
    const answer = await send(list, { accept: "text/event-stream" });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const [, data = ""] = /^event: message\ndata: (.*)\n\n$/.exec(await answer.text()) ?? [];
    expect(JSON.parse(data).result.tools.length).toBeGreaterThan(3);
  });

  it("is answered without a word of a library about the connection", async () => {
    for (const accept of ["application/json, text/event-stream", "text/event-stream"]) {
      const { headers } = await send(list, { accept });
      for (const name of ["connection", "keep-alive", "transfer-encoding", "x-accel-buffering"])
        expect(headers.get(name), name).toBeNull();
    }
  });

  it("is told that the tools stay as they are", async () => {
    const { result } = await ask("initialize", hello);
    expect(result.capabilities.tools).toEqual({});
  });

  it("for a stream of changes is refused, since it would stay open", async () => {
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
    const { error } = await ask("subscriptions/listen", { notifications: { toolsListChanged: true }, _meta }, headers);
    expect(error.message).toContain("Subscription limit reached");
  });

  it("is one message by POST, as it is written, and not too long", async () => {
    const statusOf = async (body: string, headers?: Record<string, string>) => (await send(body, headers)).status;
    expect(await statusOf("", { method: "GET" })).toBe(405);
    expect(await statusOf("", { method: "DELETE" })).toBe(405);
    expect(await statusOf("", { method: "OPTIONS" })).toBe(204);
    expect(await statusOf(` [${list}]`)).toBe(400);
    expect(await statusOf(list, { "content-encoding": "gzip" })).toBe(415);
    expect(await statusOf(`"${"x".repeat(messageLimit)}"`)).toBe(413);
  });

  it("is one of so many in a minute", async () => {
    for (let time = 0; time < rules.mcp.points; time++) await send("", { method: "GET" });
    const answer = await send(list);
    expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("lists the tools, and says of one alone that it stores something", async () => {
    const { tools } = (await ask("tools/list", {})).result;
    const storing = tools.filter((one: { annotations: { readOnlyHint: boolean } }) => !one.annotations.readOnlyHint);
    expect(storing.map(({ name }: { name: string }) => name)).toEqual(["compose_page"]);
    const search = tools.find(({ name }: { name: string }) => name === "search_sections");
    expect(search.inputSchema.required ?? [], "what has a default may be left out").toEqual([]);
  });
});

describe("a tool", () => {
  it("is one of those there are", async () => {
    for (const name of ["toString", "nothing"])
      expect((await call(name, {})).said).toContain(`There is no tool “${name}”. There are search_sections`);
  });

  it("is called only so often", async () => {
    await enforceLimit("mcpCall", createAddressSubject(`198.51.100.${visitor}`), rules.mcpCall.points);
    expect(await call("get_code", { section: "none" })).toMatchObject({
      isError: true,
      said: expect.stringContaining("That was a bit fast"),
    });
  });

  it("finds as many sections as were asked for, and says how many more there are", async () => {
    const { answer } = await call("search_sections", { query: "cta", limit: 2 });
    expect(answer.sections).toHaveLength(2);
    expect(answer.more).toBeGreaterThan(0);
    const { answer: inHeroes } = await call("search_sections", { category: "hero", limit: 20 });
    for (const { id } of inHeroes.sections) expect(id).toMatch(/^silcrow-hero-/);
  });

  it("names the nearest for a section that there isn't", async () => {
    expect((await call("get_section", { section: "silcrow-cta-tickets" })).said).toContain(`Nearest: ${ticket}`);
    expect((await call("get_section", { section: ticket, picture: false })).answer).toMatchObject({
      id: ticket,
      price: 4,
    });
  });
});

describe("what is null for a tool", () => {
  it.each(Object.entries(tools))("is as if absent: %s", async (name, { input }) => {
    const optional = Object.entries(input.shape).filter(([, field]) => field.safeParse(undefined).success);
    const needed: Record<string, object> = {
      get_section: { section: ticket, picture: false },
      get_code: { section: "silcrow-callout-card-margin-rule" },
      compose_page: { sections: [{ section: ticket, content: null, trade: null }] },
      check_page: { url: "http://inside.invalid" },
    };
    const provided = { ...Object.fromEntries(optional.map(([field]) => [field, null])), ...needed[name] };
    const [absent, asNull] = [await call(name, needed[name] ?? {}), await call(name, provided)];
    expect(asNull.said.replace(/\d+ second/, "")).toBe(absent.said.replace(/\d+ second/, ""));
    if (name !== "check_page") expect(asNull.isError, asNull.said).toBe(false);
  });

  it("is so for all arguments together, and within a theme", async () => {
    expect((await ask("tools/call", { name: "search_sections", arguments: null })).result.isError).toBeUndefined();
    const theme = { accent: null, scheme: null, heading: null };
    const { isError, said } = await call("compose_page", { sections: [{ section: ticket }], theme });
    expect(isError, said).toBe(false);
  });
});

describe("a section", () => {
  it("has the name that the registry gives it, too", async () => {
    for (const section of ["cta-ticket", "@silcrow/cta-ticket"]) {
      expect((await call("get_section", { section, picture: false })).answer.id).toBe(ticket);
      expect((await call("compose_page", { sections: [{ section }] })).answer.missing).toMatchObject([{ id: ticket }]);
      expect((await call("get_code", { section })).said).toContain("costs $4");
    }
    const owner = await someone(ticket);
    expect((await call("get_code", { section: "cta-ticket" }, owner.token)).answer.section).toBe(ticket);
  });
});

describe("code", () => {
  it("that is sold is its owner's; others are told what it costs, where, and how to show that it is theirs", async () => {
    const owner = await someone(ticket);
    const { answer, texts } = await call("get_code", { section: ticket }, owner.token);
    expect(answer).toMatchObject({ section: ticket, line: "bullet", wordsOf: "us" });
    expect(texts[0]).toContain("cta-ticket@");
    for (const token of [undefined, (await someone(doors)).token]) {
      const refused = await call("get_code", { section: ticket }, token);
      expect(refused.isError).toBe(true);
      expect(refused.said).toMatch(/costs \$4: https:\/\/silcrow\.example\/.*\/sections\/cta\/ticket/);
      expect(refused.said).toContain(token ? "hasn't bought this" : "Authorization: Bearer");
      expect(refused.said).not.toContain("<div");
    }
  });

  it("needs a token that is for agents and was not revoked", async () => {
    const { id } = await someone(ticket);
    const { token: other } = await createToken(id, "calls", "functions");
    expect((await call("get_code", { section: ticket }, other)).said).toContain("This token can only call functions");
    expect((await call("get_code", { section: ticket }, `${other}x`)).said).toContain("was revoked");
  });

  it("that was refunded is said to be so", async () => {
    const owner = await someone(ticket);
    await getDb().purchase.updateMany({ where: { userId: owner.id }, data: { status: "refunded" } });
    expect((await call("get_code", { section: ticket }, owner.token)).said).toContain("it was refunded");
  });

  it("of a saved version is its owner's", async () => {
    const { id: userId, token } = await someone(ticket);
    const content = { ...(findSection(ticket)?.sample as object), title: "My version" };
    const { id: version } = await getDb().component.create({ data: { userId, sectionId: ticket, content } });
    const mine = await call("get_code", { version, line: "super" }, token);
    expect(mine.answer).toMatchObject({ section: ticket, line: "super", format: "paste" });
    expect(mine.texts[0]).toContain("My version");
    expect((await call("get_code", { version })).said).toContain(
      "no token came with this request. Send the header “Authorization: Bearer ",
    );
    const other = await someone(ticket);
    expect((await call("get_code", { version }, other.token)).said).toContain("no saved version of this id");
  });

  it("is of one thing, and with words that fit", async () => {
    const owner = await someone(ticket);
    for (const provided of [{}, { section: ticket, share: "x" }])
      expect((await call("get_code", provided, owner.token)).said).toContain(
        "Name one of section, version and share, like",
      );
    const wrong = await call("get_code", { section: ticket, content: { title: 3 } }, owner.token);
    expect(wrong.said).toContain("Send the whole content: start from the sample that get_section gives.");
    const { sample } = findSection(ticket) ?? {};
    const own = await call("get_code", { section: ticket, content: { ...sample, title: "Own words" } }, owner.token);
    expect(own.answer).toMatchObject({ wordsOf: "you" });
    expect(own.texts.join()).toContain("Own words");
  });

  it("keeps the words in Notion where that is asked for: as Markdown, as blocks, and one script", async () => {
    const owner = await someone(ticket);
    const { title, sample } = findSection(ticket) ?? { title: "", sample: {} };
    const wanted = { section: ticket, line: "super", words: "notion", content: { ...sample, title: "Own words" } };
    const { answer, texts } = await call("get_code", wanted, owner.token);
    expect(answer).toMatchObject({ format: "notion", wordsOf: "you", needs: expect.stringContaining(`§ ${title}`) });
    const [markdown = "", blocks = "", code = ""] = texts;
    expect(markdown).toMatch(`§ ${title}\n\n## Own words\n`);
    expect(JSON.parse(blocks).children).toMatchObject([{ type: "callout" }]);
    expect(code).toContain("S.add(");
    expect(code).not.toContain("Own words");
    expect(String(answer.needs)).not.toContain("slow page");
    const onBullet = await call("get_code", { ...wanted, line: "bullet" }, owner.token);
    expect(String(onBullet.answer.needs)).toContain(`under CSS: ${printWaitingCss()}`);
    const refused = await call("get_code", { ...wanted, format: "react" }, owner.token);
    expect(refused.said).toContain("Leave format out");
    expect((await call("get_code", wanted, (await someone()).token)).said).toContain("costs $4");
  });

  it("of a share says whose words it has", async () => {
    const owner = await someone(ticket);
    const content = { ...findSection(ticket)?.sample, title: "Somebody’s words" };
    const share = await createShare(null, { sectionId: ticket, product: "super", content, theme: {} });
    const { answer, texts } = await call("get_code", { share }, owner.token);
    expect(answer).toMatchObject({ section: ticket, line: "super", wordsOf: "whoever shared it" });
    expect(texts.join()).toContain("Somebody’s words");
  });
});

describe("a page", () => {
  it("is priced by what its account lacks, and given when that is nothing", async () => {
    const sections = [{ section: ticket }, { section: doors }];
    const lacking = await call("compose_page", { sections }, (await someone(ticket)).token);
    expect(lacking.answer).toMatchObject({ price: 3, files: [], missing: [{ id: doors }] });
    expect(lacking.texts).toEqual([]);
    expect(lacking.answer.howToGet).toContain("costs $3");
    const owned = await call("compose_page", { sections }, (await someone(ticket, doors)).token);
    expect(owned.answer).toMatchObject({ price: 0, missing: [], howToGet: "" });
    expect(owned.texts[0]).toContain("page:cta-ticket@");
    expect(owned.answer.share).not.toBe("");
  });

  it("is stored only so often", async () => {
    const { id, token } = await someone();
    await enforceLimit("share", createUserSubject(id), rules.share.points);
    expect((await call("compose_page", { sections: [{ section: ticket }] }, token)).said).toContain("a bit fast");
    await enforceLimit("copySection", createUserSubject(id), rules.copySection.points);
    expect((await call("get_code", { section: ticket }, token)).said).toContain("a bit fast");
    await enforceLimit("checkPage", createUserSubject(id), rules.checkPage.points);
    expect((await call("check_page", { url: "example.com" }, token)).said).toContain("a bit fast");
  });
});
