import { parseStatements, type Statement } from "./statements.ts";

// While a new version is rolled out, the old one runs on for minutes against the migrated database (docs/operations.md,
// Migrations). What it reads and writes must still be there: a migration adds, and a later one takes away.

/** From before there was a server that had to survive one; all others are held to the rules. */
export const beforeTheRules: readonly string[] = [
  "20261121060246_first_tables",
  "20261121061000_user_changed_notifications",
  "20261121084333_tokens_hire_requests_limits",
  "20261121085810_deleted_sites_index",
  "20261121085851_form_submission_origin",
  "20261121090502_tax_and_invoice_of_a_purchase",
  "20261121160020_sessions_and_former_accounts",
  "20261121170000_component_ids_of_each_user",
  "20261121230000_component_names",
  "20261123120000_component_themes",
  "20261123140000_shares",
  "20261123150000_pictures",
  "20261124090000_user_look",
  "20261126120000_token_scopes",
  "20261127010000_site_sections",
];

/** What a migration adds itself: nobody uses that yet. Tables by name, columns as `table.column`, and functions. */
type Added = Set<string>;

type Rule = { refuses: (sql: string, added: Added) => boolean; because: string };

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const tableOf = (sql: string) =>
  new RegExp(`^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*? on (?:only )?)${name}`, "i").exec(
    sql,
  )?.[1];

/** Whether a statement is about a table that old servers use, and matches. */
const onOldTable = (pattern: RegExp) => (sql: string, added: Added) => {
  const table = tableOf(sql);
  return table !== undefined && !added.has(table) && pattern.test(sql);
};

/** The same, and one of the columns in the first brackets after the match is one that old servers know. */
const onOldColumns = (pattern: RegExp) => (sql: string, added: Added) => {
  const table = tableOf(sql);
  if (table === undefined || added.has(table)) return false;
  return [...sql.matchAll(pattern)].some(({ index, 0: found }) => {
    const columns = /\(([^)]*)\)/.exec(sql.slice(index + found.length))?.[1] ?? "";
    return columns.split(",").some((column) => !added.has(`${table}.${column.trim().replaceAll('"', "")}`));
  });
};

/** The definitions of columns that a statement adds to a table which old servers use. */
function addedColumns(sql: string, added: Added): string[] {
  if (!/^alter table/i.test(sql) || added.has(tableOf(sql) ?? "")) return [];
  return sql.split(/\badd (?:column )?(?!constraint|primary|unique|foreign|check|exclude)/i).slice(1);
}

const rules: Rule[] = [
  {
    refuses: (sql, added) =>
      [
        ...sql.matchAll(
          new RegExp(`^drop (?:table|view|materialized view|type|function) (?:if exists )?${name}`, "gi"),
        ),
      ].some(([, dropped = ""]) => !added.has(dropped)),
    because: "old servers use it: take it away in a version after the one that stopped",
  },
  {
    refuses: onOldTable(/\bdrop (?!constraint|default|not null|expression|identity)(?:column )?(?:if exists )?"?\w/i),
    because: "old servers name every column they know: drop one in a version after the one that stopped reading it",
  },
  { refuses: (sql) => /^drop trigger/i.test(sql), because: "old servers rely on what it does" },
  {
    refuses: (sql, added) => /^alter /i.test(sql) && /\brename\b/i.test(sql) && !added.has(tableOf(sql) ?? ""),
    because: "old servers know the old name: add the new one beside it, write both, drop the old one later",
  },
  {
    refuses: onOldTable(/\balter (?:column )?"?\w+"? (?:set data )?type\b/i),
    because: "it writes the whole table anew under a lock, and old servers expect the old type: add a column instead",
  },
  {
    refuses: onOldTable(/\bset not null\b/i),
    because: "old servers still write rows without it, and the table is read under a lock",
  },
  { refuses: onOldTable(/\bdrop default\b/i), because: "old servers leave the column out and count on the default" },
  {
    refuses: (sql, added) =>
      addedColumns(sql, added).some((column) => /\bnot null\b/i.test(column) && !/\bdefault\b/i.test(column)),
    because: "old servers write rows without it: give it a DEFAULT, or leave it nullable",
  },
  {
    refuses: (sql, added) =>
      addedColumns(sql, added).some((column) =>
        /\bdefault\s+\(?(gen_random_uuid|random|clock_timestamp|nextval)\b|\b(big|small)?serial\b|\bidentity\b|\bstored\b/i.test(
          column,
        ),
      ),
    because: "another value in each row writes the whole table anew under a lock: add it empty, fill it in pieces",
  },
  {
    refuses: onOldColumns(/\bcreate unique index\b.*?\bon (?:only )?"?\w+"?|\b(?:unique|primary key)(?= ?\()/gi),
    because: "old servers may write what it forbids: find out that nothing does, first",
  },
  {
    refuses: (sql) => /\bdrop (?:constraint|index) (?:concurrently )?(?:if exists )?"?\w+_p?key\b/i.test(sql),
    because: "old servers write with ON CONFLICT, which needs it",
  },
  {
    refuses: onOldColumns(/\badd constraint "?\w+"? foreign key(?= ?\()/gi),
    because: "rows that old servers write may break it, and the table is read under a lock",
  },
  {
    refuses: onOldTable(/\badd (?:constraint "?\w+"? )?(?:check|exclude)\b/i),
    because: "rows that old servers write may break it, and the table is read under a lock",
  },
  {
    refuses: onOldTable(/^create (?:unique )?index (?!concurrently)/i),
    because: "nobody can write while it is made: CREATE INDEX CONCURRENTLY, as the one statement of a migration",
  },
  {
    refuses: (sql) => /^(?:truncate|lock|cluster|vacuum full|reindex (?!.*concurrently)|do)\b/i.test(sql),
    because: "it locks whole tables, or can't be read from outside",
  },
];

/** How a statement is let through all the same: why, and since which version nothing needs what it takes away. */
const contract = /^contract: .{20,}/;

/** Why servers of the version before would not survive a migration; a sentence for each statement, empty when they would. */
export function findRollingProblems(script: string): string[] {
  const statements = parseStatements(script);
  const added: Added = new Set(statements.flatMap(addedBy));
  const problems = statements.flatMap(({ sql, notes }) => {
    if (notes.some((note) => contract.test(note))) return [];
    // What stands in a string or in the body of a function is not done now.
    const bare = sql.replace(/'(?:[^']|'')*'/g, "''").replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "$$$$");
    return rules.filter(({ refuses }) => refuses(bare, added)).map(({ because }) => `${sql.slice(0, 100)}: ${because}`);
  });
  if (statements.length > 1 && statements.some(({ sql }) => /\bindex concurrently\b/i.test(sql)))
    problems.push("CREATE INDEX CONCURRENTLY runs outside a transaction: it must be a migration's only statement");
  return problems;
}

function addedBy({ sql }: Statement): string[] {
  const made = new RegExp(
    `^create (?:or replace )?(?:unlogged )?(?:table|type|function|view) (?:if not exists )?${name}`,
    "i",
  );
  const whole = made.exec(sql)?.[1];
  if (whole) return [whole];
  const table = tableOf(sql);
  if (!table || !/^alter table/i.test(sql)) return [];
  return [...sql.matchAll(/\badd column (?:if not exists )?"?(\w+)"?/gi)].map(([, column]) => `${table}.${column}`);
}
