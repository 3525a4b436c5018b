import { useEffect, useRef } from "react";
import { backgroundClasses, superHost } from "../../../lib/hosts/super";
import type { HostProps } from "./state";

const { classes: c, pasting } = superHost;

/**
 * A Super-like page: the DOM, classes and client navigation that docs/hosts.md §1.2–1.3 lists. Its embed block mounts by
 * innerHTML and then evaluates each inline script, which the parser has already run on first load.
 */
export function SuperHost({ page, snippet, navigate }: HostProps) {
  return (
    <div className={c.root}>
      <nav className={`${c.navbar} simple`}>
        <div className={c.navbarContent}>
          <a className={c.navbarLogo} href="#home">
            Host site
          </a>
          <ul className={c.navbarList}>
            {(["home", "other"] as const).map((to) => (
              <li key={to}>
                <button type="button" className={c.navbarItem} onClick={() => navigate(to)}>
                  {to}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={c.contentWrapper}>
        <main id={`page-${page}`} className={`${c.content} page__${page}`}>
          <div className={`${c.header} page`}>
            <div className={`${c.headerContent} ${c.maxWidth}`}>
              <h1 className={c.headerTitle}>{page === "home" ? "About the boats" : "Another page"}</h1>
            </div>
          </div>
          <article className={`${c.article} ${c.maxWidth} has-footer`} key={page}>
            <p className={`${c.text} ${c.textContent} ${c.string}`}>
              Two of them, both older than the captain.{" "}
              <a className={`${c.link} link`} href="#a">
                A link of the host.
              </a>
            </p>
            {page === "home" && <SuperEmbed html={snippet} />}
            <h2 className={`${c.heading} ${c.string}`}>A heading of the host</h2>
            <div className={`${c.callout} ${backgroundClasses("gray")[0]} border`}>
              <div className={c.calloutIcon}>
                <span className={c.icon}>i</span>
              </div>
              <div className={c.calloutContent}>
                <span className={c.string}>A callout of the host.</span>
              </div>
            </div>
            <button type="button">A button of the host</button>
          </article>
        </main>
      </div>
      <footer className={`${c.footer} stack`}>
        <div className={c.footerContent}>
          <div className={c.footnote}>Footnote</div>
        </div>
      </footer>
    </div>
  );
}

function SuperEmbed({ html }: { html: string }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const script of block.current?.querySelectorAll("script") ?? []) {
      const code = script.textContent ?? "";
      script.remove();
      // biome-ignore lint/security/noGlobalEval: this is what Super does with an embed's scripts
      // biome-ignore lint/complexity/noCommaOperator: an indirect eval runs in the global scope, as theirs does
      (0, eval)(code);
    }
  }, []);
  return (
    <div
      ref={block}
      id="block-embed"
      className={pasting.blockClass}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is how Super mounts an embed block
      dangerouslySetInnerHTML={{ __html: html.replace(pasting.marker, "") }}
    />
  );
}
