import { createHash, randomBytes } from "node:crypto";
import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TokenScope } from "@/lib/account/tokens/scopes";
import { brand } from "@/lib/brand";
import type { Database } from "./database";
import { readShopVariable } from "./environment";
import { createVisitor } from "./people/visitors";

/** What a tool gave: what it says, the texts that follow, the picture. */
export interface Result {
  isError: boolean;
  said: string;
  /** The first text as JSON; of an error nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: as a test reads it
  answer: any;
  texts: string[];
  picture: { data: string; mimeType: string } | undefined;
}

/** An agent: the SDK's own client, connected to the running shop from an address of its own. */
export async function connectAgent({ token, ...options }: ClientOptions & { token?: string } = {}) {
  const headers = {
    ...createVisitor(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const client = new Client({ name: "test", version: "1" }, options);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${readShopVariable("ADDRESS")}/mcp`), { requestInit: { headers } }),
  );
  return {
    client,
    async call(name: string, given: Record<string, unknown>): Promise<Result> {
      const { content, isError = false } = await client.callTool({ name, arguments: given });
      const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
      const [said = "", ...others] = texts;
      const picture = content.find((block) => block.type === "image");
      return { isError, said, answer: isError ? undefined : JSON.parse(said), texts: others, picture };
    },
  };
}

/** An API token of this user. */
export async function createToken(
  db: Database,
  userId: string,
  scope: TokenScope,
): Promise<{ id: string; token: string }> {
  const token = `${brand.slug}_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(token).digest("hex");
  const { id } = await db.apiToken.create({ data: { userId, name: "Agent", hash, ending: token.slice(-4), scope } });
  return { id, token };
}
