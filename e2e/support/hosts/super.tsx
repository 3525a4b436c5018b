import { useEffect, useRef } from "react";
import type { HostProps } from "./host";

/**
 * A Super-like page: the DOM, classes and client navigation that docs/hosts.md §1.2–1.3 lists. Its embed block mounts by
 * innerHTML and then evaluates each inline script, which the parser has already run on first load.
 */
export function SuperHost({ page, snippet, navigate }: HostProps) {
  return (
    <div className="super-root">
      <nav className="super-navbar simple">
        <div className="super-navbar__content">
          <a className="super-navbar__logo" href="#home">
            Host site
          </a>
          <ul className="super-navbar__item-list">
            {(["home", "other"] as const).map((to) => (
              <li key={to}>
                <button type="button" className="super-navbar__item" onClick={() => navigate(to)}>
                  {to}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="super-content-wrapper">
        <main id={`page-${page}`} className={`super-content page__${page}`}>
          <div className="notion-header page">
            <div className="notion-header__content max-width">
              <h1 className="notion-header__title">{page === "home" ? "About the boats" : "Another page"}</h1>
            </div>
          </div>
          <article className="notion-root max-width has-footer" key={page}>
            <p className="notion-text notion-text__content notion-semantic-string">
              Two of them, both older than the captain.{" "}
              <a className="notion-link link" href="#a">
                A link of the host.
              </a>
            </p>
            {page === "home" && <SuperEmbed html={snippet} />}
            <h2 className="notion-heading notion-semantic-string">A heading of the host</h2>
            <div className="notion-callout bg-gray-light border">
              <div className="notion-callout__icon">
                <span className="notion-icon">i</span>
              </div>
              <div className="notion-callout__content">
                <span className="notion-semantic-string">A callout of the host.</span>
              </div>
            </div>
            <button type="button">A button of the host</button>
          </article>
        </main>
      </div>
      <footer className="super-footer stack">
        <div className="super-footer__content">
          <div className="super-footer__footnote">Footnote</div>
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
      className="super-embed"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is how Super mounts an embed block
      dangerouslySetInnerHTML={{ __html: html.replace("super-embed:", "") }}
    />
  );
}
