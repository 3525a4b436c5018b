import { backgroundClasses, bulletHost } from "../../../lib/hosts/bullet.ts";

const {
  classes: c,
  scheme: { light },
} = bulletHost;

/** A page as Bullet serves it. */
export const bulletSite = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evening courses</title>
<link rel="stylesheet" href="/bullet.css">
</head>
<body>
<div id="__next">
<nav class="${c.navbar} ${c.bulletNavbar}">
<div class="${c.navbarBrand}"><a class="${c.navbarLogo}" href="/bullet">Kittiwake evening school</a></div>
<div class="${c.navbarMenu}"><a class="${c.navbarItem}" href="/bullet/courses">Courses</a><a class="${c.navbarItem}" href="/bullet/teachers">Teachers</a></div>
</nav>
<div class="${c.notion} ${c.app} ${light}">
<div class="${c.viewport}"></div>
<div class="${c.frame}">
<div class="${c.scroller}">
<main class="${c.page} ${c.fullPage}">
<h1 class="${c.title}">Evening courses</h1>
<div class="${c.pageContent}">
<article class="${c.pageContentInner}">
<div class="${c.text} notion-block-1">Nine evenings a term, above the fish market. Bring a pencil and something to sit on.</div>
<h2 class="${c.heading} ${c.heading1} notion-block-2"><span><span class="${c.headingTitle}">What is taught</span></span></h2>
<ul class="${c.list} ${c.listDisc} notion-block-3"><li>Bookbinding, Mondays</li><li>Tide tables for the nervous, Wednesdays</li><li>Italian from recipes, Fridays</li></ul>
<div class="${c.callout} ${backgroundClasses("yellow")[0]} notion-block-4"><div class="${c.iconInline}"><span class="${c.icon}" role="img" aria-label="🕯️">🕯️</span></div><div class="${c.calloutText}">The lights go out at ten. Candles are in the cupboard.</div></div>
<details class="${c.toggle} notion-block-5"><summary>Is there a test?</summary><div><div class="${c.text}">No. There is soup.</div></div></details>
<hr class="${c.divider} notion-block-6">
<div class="${c.text} notion-block-7">Term starts on the second Monday of September, whatever the weather.</div>
</article>
</div>
</main>
</div>
</div>
</div>
<footer class="${c.footer}">Kittiwake evening school, 4 Pier Road</footer>
</div>
<script>document.documentElement.dataset.ran = "yes";</script>
</body>
</html>
`;
