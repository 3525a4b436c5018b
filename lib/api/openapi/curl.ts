import type { TokenScope } from "@/lib/account/tokens/scopes";
import { tokenVariable as installVariable } from "@/lib/api/registry/commands";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import type { Call, Operation } from "./operation";

/** The shell variables that the lines read tokens from. */
export const tokenVariables: Record<TokenScope, string> = {
  install: installVariable,
  functions: installVariable.replace("TOKEN", "FUNCTIONS_TOKEN"),
};

/** One word for the shell, whatever is in it. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** What a call asks for: the address with its parameters. */
export function buildCallUrl({ path }: Operation, { inPath = {}, inQuery = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? "");
  const query = new URLSearchParams(inQuery).toString();
  return getAbsoluteUrl(filled) + (query && `?${query}`);
}

/** A call as lines for a shell. */
export function formatCurl(operation: Operation, call: Call): string {
  const { headers = {}, body, hasToken } = call;
  const type = call.type ?? operation.body?.types[0];
  const isJson = type === "application/json";
  const address = buildCallUrl(operation, call);
  const parts = [
    `curl ${/[?&]/.test(address) ? quote(address) : address}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body && isJson ? [`-H ${quote("content-type: application/json")}`] : []),
    // In double quotes: the shell puts the token in.
    ...(hasToken && operation.token ? [`-H "authorization: Bearer $${tokenVariables[operation.token.scope]}"`] : []),
    ...(body && isJson ? [`-d ${quote(printJson(body))}`] : []),
    ...(body && !isJson
      ? Object.entries(body).map(([name, value]) => `--data-urlencode ${quote(`${name}=${String(value)}`)}`)
      : []),
  ];
  return parts.join(" \\\n  ");
}

/** Short bodies in one line, others as they are read best. */
function printJson(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length <= 90 ? line : JSON.stringify(body, null, 2);
}
