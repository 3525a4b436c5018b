import type { Env } from "@/lib/server/env";
import { guardHash } from "@/lib/server/guard/guard-hash";
import { frameSandbox } from "./frame-sandbox";

type Directives = Record<string, string[]>;

/** Who else may be part of a page, by the environment of the running server. */
type Settings = Pick<
  Env,
  "NODE_ENV" | "SITE_URL" | "PADDLE_ENVIRONMENT" | "POSTHOG_KEY" | "POSTHOG_HOST" | "CHAT_SCRIPT_URL" | "CHAT_ORIGINS"
>;

/**
 * A live preview: it loads nothing but its pictures and fonts, and runs one script, the guard.
 * @param isTheirs it shows somebody's own content, whose pictures are wherever they put them
 */
export function buildPreviewPolicy(isTheirs: boolean): string {
  const pictures = isTheirs ? "'self' data: https:" : "'self' data:";
  return `default-src 'none'; script-src ${guardHash}; style-src 'unsafe-inline'; img-src ${pictures}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;
}

/**
 * The empty document that a previewed page of somebody else's is written into. It holds a policy of its own (lib/sites/preview/
 * frame.ts), so this one leaves open what that one may allow; the sandbox is the frame's, for who opens the address itself.
 */
export const siteFramePolicy = `default-src 'none'; style-src 'unsafe-inline' https: http:; script-src 'unsafe-inline'; img-src data: https: http:; font-src data: https: http:; media-src https: http:; form-action 'none'; frame-ancestors 'self'; sandbox ${frameSandbox}`;

/**
 * The content policy of a page of the shop. A page is left by links that fetch only what differs, so all pages share one
 * policy: what one of them needs, each may be asked for.
 * @param scripts what inline scripts other than the guard are known by: `'sha256-…'` or `'nonce-…'`
 * @param ancestors who may frame the page
 */
export function buildPagePolicy(
  scripts: readonly string[],
  ancestors: "'self'" | "'none'",
  settings: Settings,
): string {
  const isSecure = settings.SITE_URL?.startsWith("https:") ?? false;
  const isDevelopment = settings.NODE_ENV === "development";
  const own: Directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, guardHash],
    // Attributes that set a variable stand all over the markup, and messages bring a style sheet along.
    "style-src": ["'self'", "'unsafe-inline'"],
    // People's pictures, and pictures in saved versions, are wherever their owners put them.
    "img-src": ["'self'", "data:", "https:", ...(isSecure ? [] : ["http:"])],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "frame-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [ancestors],
  };
  const parts = [
    own,
    allowPaddle(settings),
    allowPosthog(settings),
    allowChat(settings),
    isDevelopment ? development : {},
  ];
  const names = Object.keys(own);
  const directives = names.map((name) => [name, ...new Set(parts.flatMap((part) => part[name] ?? []))].join(" "));
  return [...directives, ...(isSecure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** React looks into errors by eval, and Next brings changes over a socket. */
const development: Directives = { "script-src": ["'unsafe-eval'"], "connect-src": ["ws:"], "font-src": ["data:"] };

/** Paddle.js, its style sheet and its checkout; in local mode the emulator's, whose address stands for the environment. */
function allowPaddle({ PADDLE_ENVIRONMENT }: Settings): Directives {
  if (!PADDLE_ENVIRONMENT) return {};
  if (PADDLE_ENVIRONMENT !== "production" && PADDLE_ENVIRONMENT !== "sandbox") {
    const { origin } = new URL(PADDLE_ENVIRONMENT);
    return { "script-src": [origin], "connect-src": [origin], "frame-src": [origin] };
  }
  const files = [
    "https://cdn.paddle.com",
    ...(PADDLE_ENVIRONMENT === "sandbox" ? ["https://sandbox-cdn.paddle.com"] : []),
  ];
  // Paddle.js brings its own customer recovery along, once it has a live token.
  const retain = PADDLE_ENVIRONMENT === "production";
  return {
    "script-src": [...files, ...(retain ? ["https://public.profitwell.com"] : [])],
    "style-src": files,
    "connect-src": ["https://*.paddle.com", ...(retain ? ["https://*.profitwell.com"] : [])],
    "frame-src": ["https://*.paddle.com"],
  };
}

function allowPosthog({ POSTHOG_KEY, POSTHOG_HOST }: Settings): Directives {
  return POSTHOG_KEY ? { "connect-src": [new URL(POSTHOG_HOST).origin] } : {};
}

/** A widget loads what it likes from its own address and from those the operator names. */
function allowChat({ CHAT_SCRIPT_URL, CHAT_ORIGINS }: Settings): Directives {
  if (!CHAT_SCRIPT_URL) return {};
  const origins = [new URL(CHAT_SCRIPT_URL).origin, ...CHAT_ORIGINS];
  const sockets = origins
    .filter((origin) => origin.startsWith("https:"))
    .map((origin) => origin.replace(/^https/, "wss"));
  return {
    "script-src": origins,
    "style-src": origins,
    "img-src": origins,
    "connect-src": [...origins, ...sockets],
    "font-src": origins,
    "frame-src": origins,
  };
}
