/**
 * The beginnings of addresses that are no documents: files and routes. A source of a regular expression without groups that
 * capture, as next.config.ts takes it. The middleware's matcher says the same, and has to be written out there.
 */
export const nonDocumentPaths =
  "(?:_next|api|forms|letters|fonts|art|thumbnails|cards|pictures|r|\\.well-known)/|(?:login/start|mcp|search\\.json|silcrow-theme\\.css|feed\\.xml|sitemap\\.xml|robots\\.txt|favicon\\.ico|icon\\.svg)$";
