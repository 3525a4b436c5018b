import type { ReactNode } from "react";
import { Guard } from "@/components/chrome/guard";
import { Button, getButtonClass } from "@/components/ui/button";
import { brand } from "@/lib/brand";

/**
 * A complete document that answers somebody who filled in a form on a buyer's site, or reads a letter of ours: the shop's styles,
 * without the shop around it, for they came to see another. No script but the guard, nothing from elsewhere.
 * @param styles the tokens, as CSS
 */
export function AnswerPage(props: { title: string; styles: string; footer: ReactNode; children: ReactNode }) {
  const { title, styles, footer, children } = props;
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a whole document, not a page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <Guard />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/art/v1/silcrow-mark.svg" type="image/svg+xml" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets, without anything of the request */}
        <style dangerouslySetInnerHTML={{ __html: styles + pageStyles }} />
      </head>
      <body className="sc">
        <main>
          <h1>
            <span aria-hidden="true">{brand.mark}</span>
            {title}
          </h1>
          {children}
        </main>
        <footer>{footer}</footer>
      </body>
    </html>
  );
}

/** Whose page it is that answers to a form. */
export function FormsFooter() {
  return (
    <>
      The form is kept by <a href="/">{brand.name}</a> for the site it stands on.
    </>
  );
}

/** Thanks, and the way back to the site when its address is known. */
export function Thanks({ site }: { site: { hostName: string; siteUrl: string } | null }) {
  if (!site) return <p className="lede">What you wrote has arrived. You can close this page.</p>;
  return (
    <>
      <p className="lede">
        What you wrote has reached <b>{site.hostName}</b>.
      </p>
      <p className="actions">
        <a className={getButtonClass()} href={site.siteUrl} rel="noreferrer">
          Back to {site.hostName}
        </a>
      </p>
    </>
  );
}

/**
 * What went wrong, and everything that was filled in, to be sent again from here or copied.
 * @param hidden fields that are sent along unseen
 */
export function NotTaken(props: {
  sentence: string;
  action: string;
  typed: [string, string][];
  hidden: [string, string][];
}) {
  const { sentence, action, typed, hidden } = props;
  return (
    <>
      <p className="lede" role="alert">
        {sentence}
      </p>
      {typed.length > 0 ? (
        <form method="post" action={action} acceptCharset="utf-8">
          <h2>What you wrote is still here</h2>
          {typed.map(([name, value], index) => (
            <p key={index}>
              <label htmlFor={`field-${index}`}>{name}</label>
              <textarea id={`field-${index}`} name={name} rows={countRows(value)} defaultValue={value} />
            </p>
          ))}
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="actions">
            <Button type="submit">Send it again</Button>
          </p>
        </form>
      ) : (
        <p>Your browser’s back button takes you to the form, with what you wrote in it.</p>
      )}
    </>
  );
}

const countRows = (value: string) => Math.min(12, Math.max(1, value.split("\n").length, Math.ceil(value.length / 60)));

const pageStyles = `
@font-face { font-family: Inter; src: url("/fonts/inter.woff2") format("woff2"); font-weight: 100 900; font-display: swap }
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: var(--sc-paper); color: var(--sc-ink-2);
  font: 400 16px/1.6 Inter, ui-sans-serif, system-ui, sans-serif }
main { flex: 1; width: 100%; max-width: 38rem; margin: 0 auto; padding: clamp(48px, 12vh, 128px) clamp(20px, 6vw, 32px) 48px }
h1 { position: relative; margin: 0; padding-inline-start: .82em; color: var(--sc-ink);
  font-size: clamp(1.875rem, 1.2rem + 3vw, 2.75rem); line-height: 1.06; font-weight: 600; letter-spacing: -.035em; text-wrap: balance }
h1 span { position: absolute; inset-inline-start: 0; font-weight: 400; color: var(--sc-accent-ink) }
h2 { margin: 40px 0 0; padding-bottom: 12px; border-bottom: 1px solid var(--sc-ink); color: var(--sc-ink); font-size: 1.0625rem; font-weight: 600; line-height: 1.35 }
p { margin: 16px 0 0; text-wrap: pretty; overflow-wrap: anywhere }
b { font-weight: 550; color: var(--sc-ink) }
.lede { margin-top: 18px; font-size: 1.0625rem; max-width: 46ch }
.actions { margin-top: 32px }
label { display: block; margin-bottom: 6px; font-size: .875rem; font-weight: 550; color: var(--sc-ink) }
textarea { display: block; width: 100%; min-height: 44px; padding: 9px 12px; font: inherit; color: var(--sc-ink); background: var(--sc-paper);
  border: 1px solid var(--sc-line); border-radius: 8px; resize: vertical }
.btn { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; cursor: pointer;
  background: var(--sc-action); color: var(--sc-on-action); font: inherit; font-weight: 550; line-height: 1.3; text-decoration: none }
footer { padding: 20px clamp(20px, 6vw, 32px) 28px; font-size: .8125rem; color: var(--sc-muted); text-align: center }
footer a { color: inherit; text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--sc-focus); outline-offset: 3px }
@media (forced-colors: active) { .btn { border: 1px solid } }
`;
