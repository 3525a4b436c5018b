import { backgroundClasses, superHost } from "../../../lib/hosts/super.ts";

const {
  classes: c,
  scheme: { light },
} = superHost;

/** A page as Super serves it. */
export const superSite = `<!doctype html>
<html lang="en" dir="ltr" class="${light}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>About the boats</title>
<link rel="stylesheet" href="/super.css">
<script>document.documentElement.classList.add("${light}");</script>
</head>
<body>
<div class="${c.root}">
<nav class="${c.navbar} simple">
<div class="${c.navbarContent}">
<a class="${c.navbarLogo}" href="/super">Tern &amp; Tide</a>
<ul class="${c.navbarList}">
<li><a class="${c.navbarItem}" href="/super/timetable">Timetable</a></li>
<li><a class="${c.navbarItem}" href="/super/fares">Fares</a></li>
<li><a class="${c.navbarItem}" href="/super/moorings">Moorings</a></li>
</ul>
</div>
</nav>
<div class="${c.contentWrapper}">
<main id="page-boats" class="${c.content} page__boats">
<div class="${c.header} page">
<div class="${c.headerContent} ${c.maxWidth}"><h1 class="${c.headerTitle}">About the boats</h1></div>
</div>
<article id="block-root" class="${c.article} ${c.maxWidth} has-footer">
<p id="block-b1" class="${c.text} ${c.textContent} ${c.string}">Two of them, both older than the captain. They cross when the tide lets them, less often than people on the mainland think.</p>
<h2 id="block-b2" class="${c.heading} ${c.string}">The Little Tern</h2>
<p class="${c.text} ${c.textContent} ${c.string}">Built in 1961 for forty passengers and one lorry. The lorry has not been seen since 1974; the ramp is still there.</p>
<div class="${c.callout} ${backgroundClasses("blue")[0]} border">
<div class="${c.calloutIcon}"><span class="${c.icon} text">⚓</span></div>
<div class="${c.calloutContent}"><span class="${c.string}">On board</span><h3 class="${c.heading} ${c.string}">Dogs travel free</h3><p class="${c.text} ${c.textContent} ${c.string}">Bicycles pay half. Horses pay what the captain says.</p></div>
</div>
<div class="${c.text}"></div>
<h2 class="${c.heading} ${c.string}">The Sandwich</h2>
<p class="${c.text} ${c.textContent} ${c.string}">Named after the bird. She sails in winter, when the Little Tern is ashore and smells of paint.</p>
<ul class="${c.bulletedList}">
<li class="${c.listItem} ${c.string}">Twelve knots with the wind behind her</li>
<li class="${c.listItem} ${c.string}">Sixty-two seats, eleven of them dry</li>
<li class="${c.listItem} ${c.string}">A stove, lit from October</li>
</ul>
<div class="${c.divider}"></div>
<p class="${c.text} ${c.textContent} ${c.string}">Ring the harbour office before seven if you come with a horse.</p>
</article>
</main>
</div>
<footer class="${c.footer} stack">
<div class="${c.footerContent}"><div class="${c.footnote}">Tern &amp; Tide, the quay, since 1961</div></div>
</footer>
</div>
<script>document.documentElement.dataset.ran = "yes";</script>
</body>
</html>
`;
