import { brand } from "../../../lib/brand.ts";
import { escapeHtml } from "../../../lib/server/text.ts";
import { isAdmin, type Person, people } from "./people.ts";

type Chooser = {
  action: string;
  /** ADMIN_EMAILS, to say who of the people is one. */
  adminEmails?: string;
  /** What was typed before, when it did not fit. */
  typed?: { name: string; email: string };
  problem?: string;
};

/** The account chooser: one complete document, no script, light and dark. */
export function renderChooserPage({ action, adminEmails, typed, problem }: Chooser): string {
  const error = problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : "";
  const described = problem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  return page(
    "Choose an account",
    `<h1><span aria-hidden="true">${brand.mark}</span>Choose an account</h1>
<p class="lede">This shop runs on your own machine, so there is no password. Say who you are.</p>
<form method="post" action="${escapeHtml(action)}">
<ul>${people.map((person) => personRow(person, isAdmin(person, adminEmails))).join("")}</ul>
</form>
<form method="post" action="${escapeHtml(action)}" class="other">
<h2>Someone else</h2>
${error}<label for="name">Name</label>
<input id="name" name="name" autocomplete="off" required maxlength="80" value="${escapeHtml(typed?.name ?? "")}"${described}>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="200" value="${escapeHtml(typed?.email ?? "")}"${described}>
<div class="row">
<button class="main" name="person" value="other">Sign in</button>
<button name="person" value="nobody" formnovalidate>Cancel</button>
</div>
</form>`,
  );
}

/** What a person sees when a sign-in cannot go on: expired, or started in another browser. */
export function renderProblemPage(title: string, text: string): string {
  return page(
    title,
    `<h1><span aria-hidden="true">${brand.mark}</span>${escapeHtml(title)}</h1><p class="lede">${escapeHtml(text)}</p>`,
  );
}

function personRow({ key, name, email, note }: Person, admin: boolean): string {
  return `<li><button name="person" value="${key}"><span class="face"><img src="/portraits/${key}.svg" alt=""></span>
<span class="who"><b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span></span><span class="note">${escapeHtml(admin ? `${note}, admin` : note)}</span></button></li>`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/mark.svg"><title>${escapeHtml(title)} · ${brand.name}</title><style>${css}</style></head>
<body><main>${main}</main></body></html>`;
}

// The shop's tokens (docs: components/sections/tokens.css), as far as one page needs them.
const css = `
@font-face { font-family: "Instrument Sans"; src: url(/font.woff2); font-weight: 400 700; font-display: swap }
:root { color-scheme: light dark; --paper: light-dark(#fff, #191919); --paper-2: light-dark(#f8f7f5, #202020);
  --ink: light-dark(#211f1c, #edece9); --ink-2: light-dark(#47433d, #c9c6c0); --muted: light-dark(#6b665e, #a3a09a);
  --hairline: light-dark(#211f1c1f, #edece91f); --line: light-dark(#8c867d, #7d7a74);
  --red: light-dark(#c42d14, #ff8266); --on-ink: light-dark(#fff, #191919); --plate: light-dark(#e5e3de, #ceccc8) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 400 16px/1.5 "Instrument Sans", ui-sans-serif, system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: clamp(24px, 7vw, 56px) clamp(20px, 6vw, 32px) 40px }
h1 { margin: 0; padding-inline-start: .82em; position: relative; font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.25rem);
  line-height: 1.06; font-weight: 600; letter-spacing: -.03em; text-wrap: balance }
h1 span { position: absolute; inset-inline-start: 0; color: var(--red); font-weight: 400 }
h2 { margin: 0 0 12px; font-size: 1.0625rem; line-height: 1.35; font-weight: 600 }
.lede { margin: 12px 0 0; color: var(--ink-2); text-wrap: pretty; max-width: 40ch }
ul { list-style: none; margin: 28px 0 0; padding: 0; border-top: 1px solid var(--hairline) }
li { border-bottom: 1px solid var(--hairline) }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; border-radius: 8px }
li button { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 64px; padding: 8px; text-align: start;
  transition: background-color .16s }
li button:hover { background: var(--paper-2) }
.face { flex: none; width: 44px; height: 44px; border-radius: 50%; overflow: hidden; background: var(--plate) }
.face img { display: block; width: 174%; margin: -1% 0 0 -40%; max-width: none }
.who { display: grid; flex: 1; min-width: 0 }
.who b { font-weight: 550; line-height: 1.3 }
.who span, .note { font-size: .875rem; color: var(--muted); overflow-wrap: anywhere }
.note { text-align: end; max-width: 9.5rem; line-height: 1.3 }
.other { margin-top: 32px }
label { display: block; margin: 12px 0 4px; font-size: .875rem; color: var(--ink-2) }
input { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px }
#problem { margin: 0 0 4px; font-size: .875rem; color: var(--red) }
.row { display: flex; gap: 8px; margin-top: 20px }
.row button { min-height: 44px; padding: 0 18px; font-weight: 550 }
.row button:hover { background: var(--paper-2) }
.row .main, .row .main:hover { background: var(--ink); color: var(--on-ink) }
:focus-visible { outline: 2px solid var(--red); outline-offset: 3px }
li button:focus-visible { outline-offset: -2px }
@media (prefers-reduced-motion: reduce) { * { transition: none } }
@media (max-width: 26rem) { .note { display: none } }
`;
