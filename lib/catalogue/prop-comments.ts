/**
 * The comments of a section's `Props`, by the path of the field they stand at, without places in lists: what its author says
 * of it, and what the editor shows as its hint. Reads the source of the component; other interfaces of the file count where
 * `Props` names them.
 */
export function parsePropComments(source: string): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const match of source.matchAll(/interface (\w+)[^{;]*\{/g)) {
    bodies.set(match[1] ?? "", readBlock(source, match.index + match[0].length - 1));
  }
  const found = new Map<string, string>();
  collect(bodies.get("Props") ?? "", "", []);
  return found;

  function collect(body: string, path: string, within: readonly string[]): void {
    let rest = body;
    for (;;) {
      const member = /^\s*(?:\/\*\*([\s\S]*?)\*\/)?\s*(\w+)\??:\s*/.exec(rest);
      if (!member) return;
      const [all, comment, name = ""] = member;
      const type = readType(rest.slice(all.length));
      const own = path ? `${path}.${name}` : name;
      if (comment) found.set(own, comment.replace(/\s*\n\s*\*?\s*/g, " ").trim());
      for (let open = type.indexOf("{"); open >= 0; open = type.indexOf("{", open + 1)) {
        const block = readBlock(type, open);
        collect(block, own, within);
        open += block.length;
      }
      for (const [word] of type.replace(/\{[\s\S]*\}/g, "").matchAll(/\w+/g)) {
        const named = bodies.get(word);
        if (named !== undefined && !within.includes(word)) collect(named, own, [...within, word]);
      }
      rest = rest.slice(all.length + type.length + 1);
    }
  }
}

/** What stands between the brace at `open` and the one that closes it. */
function readBlock(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

/** The type of a member: all up to the semicolon that ends it. */
function readType(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}") depth--;
    if (text[at] === ";" && depth === 0) return text.slice(0, at);
  }
  return text;
}
