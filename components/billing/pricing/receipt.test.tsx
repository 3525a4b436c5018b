import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { listCategories } from "@/lib/catalogue/catalogue";
import { Receipt } from "./receipt";

const reader = vi.hoisted(() => ({ user: { isLifetime: false }, owned: [] as string[] }));
vi.mock("@/components/account/sign-in/user-provider", () => ({ useUser: () => reader }));

it("calls whole pages pages, in their rows and in the sum", () => {
  const $ = load(renderToStaticMarkup(<Receipt categories={listCategories("bullet")} price={149} />));
  const row = (title: string) => $("tr").filter((_, one) => $(one).find("th").text() === title);
  expect(row("Landing pages").text()).toContain("3 pages");
  expect(row("Landing pages").text()).not.toContain("section");
  expect(row("Hero").text()).toContain("7 sections");
  expect(row("Together").text()).toContain("92 sections6 pages");
});

it("marks what the reader has bought already, in its row and in the sum, unless all of it is theirs", () => {
  const [first, second] = listCategories("bullet").find(({ slug }) => slug === "hero")?.sections ?? [];
  reader.owned = [first?.id ?? "", second?.id ?? ""];
  const texts = () => {
    const $ = load(renderToStaticMarkup(<Receipt categories={listCategories("bullet")} price={149} />));
    return $("tr")
      .toArray()
      .map((row) => $(row).text())
      .filter((text) => text.includes("yours"));
  };
  expect(texts()).toEqual([expect.stringMatching(/Hero7 sections2 yours/), expect.stringMatching(/Together.*2 yours/)]);
  reader.user = { isLifetime: true };
  expect(texts()).toEqual([]);
});
