/** A statement of a script, without the comments in it; `notes` are the comments that stand before it or in it. */
export type Statement = { sql: string; notes: string[] };

/** What may hold a semicolon that ends nothing: comments, strings, quoted names, bodies of functions. */
const piece =
  /--([^\n]*)|\/\*([\s\S]*?)\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\3\$|;|[^;'"$/-]+|[\s\S]/g;

/** The statements of an SQL script, in order, with blanks folded. */
export function parseStatements(script: string): Statement[] {
  const statements: Statement[] = [];
  let sql = "";
  let notes: string[] = [];
  const finish = () => {
    const folded = sql.trim();
    if (folded) statements.push({ sql: folded, notes });
    [sql, notes] = ["", folded ? [] : notes];
  };
  const add = (text: string) => {
    sql += sql.endsWith(" ") ? text.replace(/^ /, "") : text;
  };
  for (const [text, line, block] of script.matchAll(piece)) {
    const note = line ?? block;
    if (note !== undefined) {
      notes.push(note.trim());
      add(" ");
    } else if (text === ";") finish();
    // Strings and bodies stay as they are.
    else add(/^['"$]./.test(text) ? text : text.replace(/\s+/g, " "));
  }
  finish();
  return statements;
}

const concurrently = /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i;

/**
 * The name of the index that a script makes without holding up writers, which Postgres does outside a transaction only;
 * undefined for every other script.
 */
export function findConcurrentIndex(script: string): string | undefined {
  const statements = parseStatements(script);
  return statements.length === 1 ? concurrently.exec(statements[0]?.sql ?? "")?.[1] : undefined;
}
