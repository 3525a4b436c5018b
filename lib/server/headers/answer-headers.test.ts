import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, it } from "vitest";
import { buildHeaderRules } from "./headers";

const rules = buildHeaderRules("https://silcrow.example").map(({ source, headers }) => ({
  matches: getPathMatch(source, { strict: true }),
  headers,
}));

/** What an answer at a path carries: of two rules that say the same header, the later one counts. */
function headersAt(path: string): Record<string, string> {
  const all = rules.filter(({ matches }) => matches(path) !== false).flatMap(({ headers }) => headers);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-frame-options": "SAMEORIGIN",
};
const inert = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-frame-options": "DENY",
};
const shared = { "cross-origin-resource-policy": "cross-origin" };
const forEver = { "cache-control": "public, max-age=31536000, immutable" };
const revalidated = { "cache-control": "public, max-age=0, must-revalidate", "x-accel-expires": "60" };

describe("an answer", () => {
  it.each<[string, Record<string, string>]>([
    ["/bullet/components", everywhere],
    ["/account", everywhere],
    ["/login/popup", { ...everywhere, "cross-origin-opener-policy": "unsafe-none" }],
    ["/login/done", { ...everywhere, "cross-origin-opener-policy": "unsafe-none" }],
    ["/api/auth/callback/google", { ...everywhere, ...inert, "cross-origin-opener-policy": "unsafe-none" }],
    ["/api/users/me/live", { ...everywhere, ...inert }],
    ["/api/users/me/export", { ...everywhere, ...inert }],
    ["/api/token", { ...everywhere, ...inert }],
    ["/api/functions/previewSite", { ...everywhere, ...inert, ...shared }],
    ["/mcp", { ...everywhere, ...inert }],
    ["/r/cta-ticket.json", { ...everywhere, ...inert }],
    ["/.well-known/security.txt", { ...everywhere, ...inert }],
    ["/search.json", { ...everywhere, ...inert, ...revalidated }],
    ["/openapi.json", { ...everywhere, ...inert, ...shared, ...revalidated, "access-control-allow-origin": "*" }],
    ["/pictures/a.webp", { ...everywhere, ...inert, ...shared }],
    ["/fonts/inter.woff2", { ...everywhere, ...inert, ...shared, ...forEver, "access-control-allow-origin": "*" }],
    ["/art/v1/faces/aiko.svg", { ...everywhere, ...inert, ...shared, ...forEver }],
    ["/favicon.ico", { ...everywhere, ...inert, ...shared, ...revalidated }],
  ])("at %s has these headers and no others of their kind", (path, expected) => {
    const { "strict-transport-security": hsts, "permissions-policy": permissions, ...headers } = headersAt(path);
    expect(headers).toEqual(expected);
    expect(hsts).toBe("max-age=63072000");
    expect(permissions).toBeTruthy();
  });

  it("of a form may be read and framed by buyers' pages", () => {
    const headers = headersAt("/api/forms/site/slip");
    expect(headers).toMatchObject(shared);
    for (const name of Object.keys(inert)) expect(headers).not.toHaveProperty(name);
    expect(headersAt("/forms/site/thanks")).not.toHaveProperty("x-frame-options");
  });

  it("lets pages ask for nothing that the shop doesn't use", () => {
    const allowed = headersAt("/changelog")["permissions-policy"]?.split(", ") ?? [];
    for (const feature of ["camera", "display-capture", "geolocation", "microphone", "midi", "serial", "usb"])
      expect(allowed).toContain(`${feature}=()`);
    expect(allowed).toContain("clipboard-write=(self)");
    expect(allowed.join()).not.toMatch(/\*|payment/);
  });
});
