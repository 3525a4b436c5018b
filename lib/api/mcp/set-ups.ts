import { tokenVariable } from "@/lib/api/registry/commands";
import { brand } from "@/lib/brand";

interface SetUp {
  client: string;
  /** Where the text goes, in words. */
  where: string;
  language: "sh" | "toml" | "json";
  code: string;
}

/** How each of the common agents is connected to a server at this address; with a token for code that was bought. */
export function setUps(address: string): SetUp[] {
  const name = brand.slug;
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const bearer = (variable: string) => ({ Authorization: `Bearer ${variable}` });
  return [
    {
      client: "Claude Code",
      where: "In a terminal, in your project.",
      language: "sh",
      code: `claude mcp add --transport http ${name} ${address} --header "Authorization: Bearer $${tokenVariable}"`,
    },
    {
      client: "Codex",
      where: "In ~/.codex/config.toml. Codex reads the token from the variable itself.",
      language: "toml",
      code: `[mcp_servers.${name}]\nurl = "${address}"\nbearer_token_env_var = "${tokenVariable}"`,
    },
    {
      client: "Gemini CLI",
      where: "In a terminal, in your project.",
      language: "sh",
      code: `gemini mcp add --transport http --header "Authorization: Bearer $${tokenVariable}" ${name} ${address}`,
    },
    {
      client: "Cursor",
      where: "In .cursor/mcp.json of your project, or ~/.cursor/mcp.json for all of them.",
      language: "json",
      code: json({ mcpServers: { [name]: { url: address, headers: bearer(`\${env:${tokenVariable}}`) } } }),
    },
    {
      client: "VS Code",
      where: "In .vscode/mcp.json of your project. It asks for the token once.",
      language: "json",
      code: json({
        inputs: [{ type: "promptString", id: `${name}-token`, description: `${brand.name} token`, password: true }],
        servers: { [name]: { type: "http", url: address, headers: bearer(`\${input:${name}-token}`) } },
      }),
    },
  ];
}

/** The shadcn command's own server, which finds and installs what any registry lists. */
export const shadcnSetUp: SetUp = {
  client: "shadcn",
  where:
    "In .cursor/mcp.json of your project, or .mcp.json for Claude Code; other agents take the same command in a form of their own.",
  language: "json",
  code: JSON.stringify({ mcpServers: { shadcn: { command: "npx", args: ["shadcn@latest", "mcp"] } } }, null, 2),
};
