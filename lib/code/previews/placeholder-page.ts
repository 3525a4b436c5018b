import type { MountPosition } from "@/lib/catalogue/paste-target";

const words: Record<MountPosition, string> = {
  header: `<h2>A page of your site</h2>
<p>The header stands above every page, in place of the one that your builder makes, and marks the page that is open.</p>
<p>You paste it once. What you write in Notion stays as it is.</p>
<blockquote>A callout of yours, as it is in Notion.</blockquote>
<p>Below this line your page goes on.</p>`,
  footer: `<h2>The end of a page</h2>
<p>The footer stands below every page, in place of the one that your builder makes. You paste it once.</p>`,
};

const css = `[data-page-of-yours]{max-width:708px;margin:0 auto;padding:56px 24px 72px;font-size:16px;line-height:1.6;color:light-dark(#37352f,#d9d8d6)}
[data-page-of-yours] h2{margin:0 0 16px;font-size:30px;line-height:1.2;letter-spacing:-.02em;font-weight:700}
[data-page-of-yours] p{margin:0 0 12px}
[data-page-of-yours] blockquote{margin:20px 0;padding:14px 18px;border-radius:6px;background:light-dark(#f1f1ef,#252525)}`;

/**
 * A page as it could be of a site, which a header or footer is shown with: alone, nobody sees what it is to a page. It is no part of
 * what is sold.
 * @param id of the page, which skip links lead to
 */
export function buildPlaceholderPage(position: MountPosition, id: string): string {
  return `<style>@layer{${css.replaceAll("\n", "")}}</style><article data-page-of-yours id="${id}">${words[position]}</article>`;
}
