import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { AccountUpdates } from "@/lib/sites/updates/queries";
import type { SectionUpdate, SiteUpdates } from "@/lib/sites/updates/updates";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch() {}, push() {} }) }));
vi.mock("@/lib/sites/updates/actions", () => ({ forgetSections: vi.fn(), setUpdateMail: vi.fn() }));
const { Updates } = await import("./updates");

const update = (title: string): SectionUpdate => ({
  sectionId: `silcrow-hero-${title}`,
  title,
  href: `/bullet/components/${title}`,
  from: "1.0.0",
  to: "2.0.0",
  changes: [
    { version: "2.0.0", date: "2027-03-02", text: "The picture is optional." },
    { version: "1.1.0", date: "2027-01-15", text: "Lines break where they read well." },
  ],
  pages: 2,
  paths: ["/", "/prices"],
});
const site = (updates: SectionUpdate[], upToDate: number): SiteUpdates => ({
  site: { id: "site", siteName: "Marram", hostName: "marram.example", product: "bullet" },
  updates,
  upToDate,
  checkedAt: Date.parse("2027-03-10T10:00:00Z"),
});
const draw = (account: AccountUpdates) => load(renderToStaticMarkup(<Updates {...account} />));

it("tells of each update what changed, from which version to which, and where", () => {
  const $ = draw({ sites: [site([update("ticket")], 1)], mail: null });
  const text = $("section").text();
  expect(text).toContain("One update, one section up to date. Last checked March 10, 2027.");
  expect(text).toContain("1.0.0 to 2.0.0");
  expect(text).toContain("The picture is optional. March 2, 2027");
  expect(text).toContain("Lines break where they read well. January 15, 2027");
  expect(text).toContain("On the home page and /prices");
  expect($('a[href="/bullet/components/ticket"]').text()).toBe("ticket");
  expect($('a[href="/check-my-site?site=site"]').text()).toContain("Check this site");
});

it("folds away what is more than four", () => {
  const titles = ["a", "b", "c", "d", "e", "f"];
  const $ = draw({ sites: [site(titles.map(update), 0)], mail: null });
  expect($("details summary").text()).toBe("Two more updates");
  expect($("details li > p > a").length).toBe(2);
});

it("says in one line that all is up to date, and of nothing known how to begin", () => {
  expect(draw({ sites: [site([], 3)], mail: null })("li").text()).toContain(
    "All sections are up to date. Last checked",
  );
  const $ = draw({ sites: [], mail: null });
  expect($("p").text()).toContain("We don’t know yet which sections stand on your sites.");
  expect($('a[href="/check-my-site"]').length).toBe(1);
});

it("offers emails only where they can be sent, and shows what was chosen", () => {
  expect(draw({ sites: [], mail: null })("input").length).toBe(0);
  expect(draw({ sites: [], mail: { on: false } })("input[checked]").length).toBe(0);
  expect(draw({ sites: [], mail: { on: true } })("input[checked]").length).toBe(1);
});
