import type { APIRequestContext } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { representatives } from "@/tools/sections/representatives";
import { chooseAllOrSome } from "./scope";

/** A page as a search engine reads it, before any script runs. */
export interface PublicPage {
  /** Address within the shop, "/" for the front page. */
  path: string;
  /** The address the sitemap names, on the public origin. */
  address: string;
  status: number;
  $: CheerioAPI;
}

/** A connection that was idle may be closed by the server just as it is used again. */
export const maxRetries = 3;

/** What the sitemap names: the public origin, and every address with the day of its last change. */
export async function readSitemap(request: APIRequestContext) {
  const response = await request.get("/sitemap.xml", { maxRetries });
  const $ = load(await response.text(), { xml: true });
  const entries = $("url")
    .toArray()
    .map((url) => ({ address: $(url).children("loc").text(), changed: $(url).children("lastmod").text() }));
  const origin = new URL(entries[0]?.address ?? "").origin;
  return { origin, entries, paths: entries.map(({ address }) => pathOf(address, origin)) };
}

/** The path and query of a public address; undefined for one that lies elsewhere. */
export function toOwnPath(address: string, origin: string): string | undefined {
  if (address !== origin && !address.startsWith(`${origin}/`)) return undefined;
  return address.slice(origin.length) || "/";
}

function pathOf(address: string, origin: string): string {
  const path = toOwnPath(address, origin);
  if (path === undefined) throw new Error(`${address} does not lie on ${origin}`);
  return path;
}

type PublicPages = { origin: string; pages: PublicPage[] };

let pagesRead: Promise<PublicPages> | undefined;

/** Pages of the sitemap, fetched once per worker, without following redirects: in a default run some of each kind. */
export function readPages(request: APIRequestContext): Promise<PublicPages> {
  pagesRead ??= fetchPages(request);
  return pagesRead;
}

/**
 * Of pages that are made alike a few, by their place in the sitemap: sections of the representative ones, categories of the two
 * lines; of all other kinds each.
 */
export function sampleOfEachKind(paths: readonly string[]): string[] {
  const isSection = (path: string) => /\/sections\/[^/]+\/(?!page\/)[^/]+$|\/callout-card\/(?!page\/)[^/]+$/.test(path);
  const isCategory = (path: string) => /\/components\/(?:[^/]+\/sections\/[^/]+|[^/]+)$/.test(path);
  const categories = paths.filter((path) => isCategory(path) && !isSection(path));
  return paths.filter((path) => {
    if (isSection(path))
      return representatives.some((folder) => path.endsWith(`/${folder}`) || path.endsWith(`/sections/${folder}`));
    return !categories.includes(path) || categories.indexOf(path) % 6 === 0;
  });
}

async function fetchPages(request: APIRequestContext): Promise<PublicPages> {
  const { origin, entries, paths } = await readSitemap(request);
  const pages = await mapInParallel(chooseAllOrSome(paths, sampleOfEachKind(paths)), async (path) => {
    const address = entries[paths.indexOf(path)]?.address ?? "";
    const response = await request.get(path, { maxRedirects: 0, maxRetries });
    return { path, address, status: response.status(), $: load(await response.text()) };
  });
  return { origin, pages };
}

/** Does the work for each, a few at a time, and keeps the order. */
export async function mapInParallel<T, R>(list: readonly T[], work: (one: T) => Promise<R>, width = 6): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < list.length) {
      const place = next++;
      results[place] = await work(list[place] as T);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** The things a page's structured data describes. Throws when it does not parse. */
export function readStructuredData({ $ }: PublicPage): { "@type": string; [key: string]: unknown }[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => JSON.parse($(script).text())["@graph"]);
}

/** Every address of the shop that a page leads to or shows, as written: links, frames and pictures. */
export function listAddresses({ $, path }: PublicPage, origin: string): string[] {
  const written = [
    ...$("a[href], link[href]")
      .toArray()
      .map((element) => $(element).attr("href")),
    ...$("img[src], iframe[src], script[src]")
      .toArray()
      .map((element) => $(element).attr("src")),
    ...$("img[srcset], source[srcset]")
      .toArray()
      .flatMap((element) => ($(element).attr("srcset") ?? "").split(",").map((one) => one.trim().split(" ")[0])),
    $('meta[property="og:image"]').attr("content"),
  ];
  return written.flatMap((address) => {
    if (!address || /^(mailto|data|tel):/.test(address)) return [];
    if (address.startsWith("#")) return [`${path}${address}`];
    return (address.startsWith("/") ? address : toOwnPath(address, origin)) ?? [];
  });
}
