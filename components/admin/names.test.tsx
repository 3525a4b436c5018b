import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DataTable } from "./data-table";
import { DescriptionList } from "./description-list";
import { Message } from "./message";
import { isolateName } from "./plain-name";

const turned = "Ada\u202egnp.exe\u2067";
/** Whether each time it is shown it stands in an element that keeps its direction to itself. */
const isKept = (html: string) =>
  html.split(turned).length > 1 &&
  html
    .split(turned)
    .slice(0, -1)
    .every((before) => /<bdi[^>]*>$/.test(before));

describe("a name that turns the text around it", () => {
  it("does so for itself alone, in a table", () => {
    const columns = [{ title: "Name", cell: ({ name }: { name: string }) => name }];
    expect(
      isKept(renderToStaticMarkup(<DataTable label="x" columns={columns} rows={[{ name: turned }]} keyOf={() => 1} />)),
    ).toBe(true);
  });

  it("does so for itself alone, in a list of facts and in a message", () => {
    expect(isKept(renderToStaticMarkup(<DescriptionList facts={[["E-mail", turned]]} />))).toBe(true);
    expect(isKept(renderToStaticMarkup(<Message title={turned} text={turned} />))).toBe(true);
  });

  it("is plain in a sentence", () =>
    expect(isolateName(`Revoke Hero of ${turned}?`)).toBe("Revoke Hero of Adagnp.exe?"));
});
