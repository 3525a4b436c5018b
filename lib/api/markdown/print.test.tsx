import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { collectPieces } from "./pieces";
import { printMarkdown } from "./print";

const print = async (node: ReactNode) =>
  printMarkdown(await collectPieces(node), (href) => (href.startsWith("/") ? `https://shop${href}` : undefined));

function Said({ children }: { children: ReactNode }) {
  return <b>{children}</b>;
}

async function Later({ word }: { word: string }) {
  return <p>{await Promise.resolve(word)}</p>;
}

const ofBrowser = Object.assign(
  () => {
    throw new Error("a component of the browser was called");
  },
  { $$typeof: Symbol.for("react.client.reference") },
) as unknown as (props: { children?: ReactNode; hrefs?: Record<string, string> }) => ReactNode;

it("prints what a component draws, as paragraphs, headings and lists", async () => {
  const text = await print(
    <section>
      <h2 className="big">A * star</h2>
      <p>
        Press <Said>Code</Said>, then <a href="/x">go</a> or <a href="#here">stay</a>.
      </p>
      <Later word="1. Later" />
      <ol>
        <li>First</li>
        <li>
          Second
          <ul>
            <li>inside</li>
          </ul>
        </li>
      </ol>
    </section>,
  );
  expect(text).toBe(
    "## A \\* star\n\nPress **Code**, then [go](https://shop/x) or stay.\n\n1\\. Later\n\n1. First\n2. Second\n   - inside\n",
  );
});

it("reads the children of what runs in the browser, and follows its links", async () => {
  const Client = ofBrowser;
  const text = await print(
    <>
      <Client>
        <p>kept</p>
      </Client>
      <p>
        <Client hrefs={{ bullet: "/bullet", super: "/super" }}>first</Client>
      </p>
    </>,
  );
  expect(text).toBe("kept\n\n[first](https://shop/bullet)\n");
});

it("leaves out what is for the eye, the pointer, a script or the other line", async () => {
  const text = await print(
    <>
      <span aria-hidden="true">§</span>
      <svg>
        <title>x</title>
      </svg>
      <button type="button">Copy</button>
      <div role="img" aria-label="x">
        drawn
      </div>
      <p data-needs-script="">only with script</p>
      <p className="super:hidden">for Bullet</p>
      <p className="bullet:hidden">for Super</p>
      <a href="#index" className="btn">
        Browse
      </a>
      {null}
      {false}
    </>,
  );
  expect(text).toBe("for Bullet\n");
});

it("keeps words apart that layout keeps apart", async () => {
  const text = await print(
    <>
      <p className="flex">
        Together<span>$27</span>
      </p>
      <p>
        <span>$</span>
        {149}
      </p>
      <p>
        Open the preview
        <span className="sr-only">of Ledger</span>
      </p>
      <p>
        Change it<span className="sr-only">: Ledger</span>
      </p>
    </>,
  );
  expect(text).toBe("Together $27\n\n$149\n\nOpen the preview of Ledger\n\nChange it: Ledger\n");
});

it("prints tables, pairs, quotations and code", async () => {
  const text = await print(
    <>
      <table>
        <thead>
          <tr>
            <th colSpan={2}>Category</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>§ 1</td>
            <td>a | b</td>
            <td>$2</td>
          </tr>
        </tbody>
      </table>
      <dl>
        <dt>Width</dt>
        <dd>320 px</dd>
        <dt>Price</dt>
        <dd>$2</dd>
        <div>
          <dt>Size</dt>
          <dd>9 KB</dd>
          <dd>packed</dd>
        </div>
      </dl>
      <blockquote>Said so.</blockquote>
      <pre data-language="json">{'{ "a": "*" }'}</pre>
    </>,
  );
  expect(text).toBe(
    '| Category | | Price |\n| - | - | - |\n| § 1 | a \\| b | $2 |\n\n- Width: 320 px\n- Price: $2\n- Size: 9 KB; packed\n\n> Said so.\n\n```json\n{ "a": "*" }\n```\n',
  );
});

it.each([
  ["5 * 3 [x] `y`", "5 \\* 3 \\[x] \\`y\\`"],
  ["a\\*b", "a\\\\\\*b"],
  ["<b>bold</b> but 3 < 4", "\\<b>bold\\</b> but 3 < 4"],
  ["&amp; Q & A", "\\&amp; Q & A"],
  ["~~gone~~", "\\~\\~gone\\~\\~"],
  ["two\n lines\u00a0here", "two lines here"],
  ["![x](javascript:alert(1))", "!\\[x]\\(javascript:alert(1))"],
  ["# no heading", "\\# no heading"],
  ["1. no list", "1\\. no list"],
  ["- no list", "\\- no list"],
  ["> no quotation", "\\> no quotation"],
  ["---", "\\---"],
  ["#hashtag, 1.5 and -2", "\\#hashtag, 1.5 and -2"],
])("takes nothing of a text for markup: %s", async (text, markdown) =>
  expect(await print(<p>{text}</p>)).toBe(`${markdown}\n`),
);

it("ends code and addresses where they end", async () => {
  const text = await print(
    <>
      <p>
        <code>a `b` c</code> <a href="/a (b) <c>">d</a>
      </p>
      <pre data-language="json">{"```\nx\n```"}</pre>
    </>,
  );
  expect(text).toBe("``a `b` c`` [d](<https://shop/a (b) \\<c\\>>)\n\n````json\n```\nx\n```\n````\n");
});
