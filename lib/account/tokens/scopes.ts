// Apart from the schema: pages that only name the scopes load no parser, which would try whether it may evaluate code.

/** What an API token is good for, with the words of the account page. */
export const tokenScopes = {
  install: "For installing sections with a command or an agent",
  functions: "For the HTTP API",
} as const;

export type TokenScope = keyof typeof tokenScopes;
