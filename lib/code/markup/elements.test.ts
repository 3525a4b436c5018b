import { describe, expect, it } from "vitest";
import { findDrawingElements, passElements, takesElements } from "./elements";

const source = `import { Picture } from "./picture";

interface Link {
  href: string;
}

function Face({ name, src }: { name: string; src: string }) {
  return <img src={src} alt={name} />;
}

function Row(props: Link | { href: "/" }) {
  return <a href={props.href}>{props.href}</a>;
}

function Plain({ text }: { text: string }) {
  return <p>{text}</p>;
}

export default function Team({ people, ...rest }: Props) {
  return (
    <section>
      <Row href="/" />
      <a
        href="#top"
        className="link"
      >
        Up
      </a>
      {people.map((person) => (
        <Face key={person.name} {...person} />
      ))}
      <Plain text={rest.text} />
    </section>
  );
}
`;

describe("the elements of a section", () => {
  it("are asked for by what draws a link or picture, and by what draws that", () => {
    expect([...findDrawingElements(source)].sort()).toEqual(["Face", "Row", "Team"]);
    expect(takesElements(source, new Set())).toBe(true);
    const other = source.replace(/<a[\s\S]*?<\/a>/g, "").replace("<img src={src} alt={name} />", "<Picture />");
    expect([...findDrawingElements(other)]).toEqual([]);
    expect(takesElements(other, new Set(["Picture"]))).toBe(true);
  });

  it("draw links and pictures in place of those of HTML, but for links within the page", () => {
    const made = passElements(source, new Set());
    expect(made).toContain('import { plainElements, type WithElements } from "./elements";\n');
    expect(made).toContain("function Face({ elements, name, src }: { name: string; src: string } & WithElements) {");
    expect(made).toContain("  const { Image } = elements;\n  return <Image src={src} alt={name} />;");
    expect(made).toContain(
      'function Row(props: (Link | { href: "/" }) & WithElements) {\n  const { elements } = props;',
    );
    expect(made).toContain("<Link href={props.href}>{props.href}</Link>");
    expect(made).toContain("Team({ elements = plainElements, people, ...rest }: Props & Partial<WithElements>) {");
    expect(made).toContain('<Row elements={elements} href="/" />');
    expect(made).toContain("<Face elements={elements} key={person.name} {...person} />");
    expect(made).toContain('<a\n        href="#top"');
    expect(made).toContain("function Plain({ text }: { text: string }) {");
  });

  it("leave a file without any as it is", () => {
    const plain = "export default function X() {\n  return <p>No link.</p>;\n}\n";
    expect(passElements(plain, new Set())).toBe(plain);
  });
});
