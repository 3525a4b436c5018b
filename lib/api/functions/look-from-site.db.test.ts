import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { themeSchema } from "@/lib/code/theme/theme";
import { rules } from "@/lib/server/limits/rules";
import { type LoopbackServer, serveLoopback } from "@/tools/dev/process/loopback";
import { startSampleSites } from "@/tools/dev/sites/sample-sites";
import { lookFromSite } from "./look-from-site";

let sites: LoopbackServer;
let styled: LoopbackServer;
const requested: string[] = [];
beforeAll(async () => {
  sites = await startSampleSites();
  styled = await serveLoopback(() => ({ url = "/" }, response) => {
    requested.push(url);
    const links = ["/own.css", "/gone.css", "/page.html", "http://169.254.169.254/x.css", "http://localhost:1/x.css"];
    const head = links.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
    const html = `<title>Tern</title>${head}<main><h1>Tern</h1><p>Two.</p><a class="btn" href="/x">Book</a></main>`;
    if (url === "/own.css") response.writeHead(200, { "content-type": "text/css" }).end(".btn { background: #0a7f5a }");
    else if (url === "/gone.css") response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  // Before the environment is first read.
  const allowed = [sites, styled].map(({ url }) => new URL(url).host).join(",");
  Object.assign(process.env, { SILCROW_LOCAL: "1", SITE_PREVIEW_ALLOW: allowed });
});
afterAll(() => Promise.all([sites.close(), styled.close()]));

let callers = 0;
const call = (data: unknown, address = `caller ${callers++}`) =>
  lookFromSite(data, { userId: null, address, origin: "", signal: new AbortController().signal });

describe("lookFromSite", () => {
  it.each(["super", "bullet", "plain"])("makes three themes of a page: %s", async (name) => {
    const { looks, found } = await call({ url: `${sites.url}/${name}` });
    expect(looks).toHaveLength(3);
    for (const { theme } of looks) expect(themeSchema.safeParse(theme).success).toBe(true);
    expect(found).toMatchObject({ scheme: "light", paper: expect.stringMatching(/^#f/) });
  });

  it("reads the stylesheets that may be fetched, and does without the others", async () => {
    const { looks, found } = await call({ url: `${styled.url}/` });
    expect(found.colours).toEqual(["#0a7f5a"]);
    expect(looks[0]?.theme.accent).toMatchObject({ light: "#0a7f5a" });
    expect(requested.sort()).toEqual(["/", "/gone.css", "/own.css", "/page.html"]);
  });

  it.each([
    ["an address inside", "http://169.254.169.254/", "private"],
    ["a redirect to one", "/inside", "private"],
    ["a page behind a password", "/members", "gated"],
    ["a file", "/timetable.pdf", "notHtml"],
    ["what is no address", "x", "address"],
  ])("refuses %s as previewSite does", async (_, url, kind) => {
    const full = url.startsWith("/") ? sites.url + url : url;
    await expect(call({ url: full })).rejects.toMatchObject({ code: "invalid", message: `site preview: ${kind}` });
  });

  it("gives up a page made to hold up its reader", async () => {
    const url = `${sites.url}/intricate`;
    await expect(call({ url })).rejects.toMatchObject({ message: "site preview: intricate" });
    expect((await call({ url: `${sites.url}/super` })).looks).toHaveLength(3);
  });

  it.each([
    [{}, "url"],
    [{ url: "x".repeat(2_001) }, "url"],
    [{ url: "a.example", more: 1 }, "more"],
  ])("refuses %j by the name of the field", async (data, name) => {
    await expect(call(data)).rejects.toMatchObject({ code: "invalid", fields: { [name]: expect.any(String) } });
  });

  it("is limited per caller", async () => {
    for (let count = 0; count < rules.lookFromSite.points; count++) {
      await expect(call({ url: "x" }, "the same")).rejects.toMatchObject({ code: "invalid" });
    }
    await expect(call({ url: "x" }, "the same")).rejects.toMatchObject({ code: "rate_limited" });
  });
});
