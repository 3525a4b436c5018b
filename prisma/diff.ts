/**
 * What schema.prisma has and the migrations have not. Asks Prisma's schema engine as WebAssembly, since the CLI's own is a
 * download (docs/decisions/0046). For development and tests; nothing that runs a shop imports it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";

/** The SQL that takes a migrated database to schema.prisma, or null when they agree. */
export async function findMissingMigration(databaseUrl: string): Promise<string | null> {
  loaded ??= loadEngine();
  const { SchemaEngine } = await loaded;
  const content = readFileSync(join(import.meta.dirname, "schema.prisma"), "utf8");
  const factory = new CatalogueReader({ connectionString: databaseUrl });
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new({ datamodels: [["schema.prisma", content]] }, () => {}, adapter);
  try {
    const files = [{ path: "schema.prisma", content }];
    const { stdout, exitCode } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "" },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? null : stdout;
  } finally {
    engine.free();
    await factory.close();
  }
}

type Engine = typeof import("@prisma/schema-engine-wasm") & { __wbg_set_wasm(exports: WebAssembly.Exports): void };

let loaded: Promise<Engine> | undefined;

/** The package's own entry imports its .wasm as a module, which Node 20 cannot do: its two halves are joined here. */
async function loadEngine(): Promise<Engine> {
  const glue = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as Engine;
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(entry.replace(/\.js$/, "_bg.wasm")), {
    "./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return glue;
}

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/** Postgres's type numbers for the catalogue's one-byte "char", which the adapter refuses, and for text. */
const [charType, textType] = [18, 25];
const charMark = "\0char";

/** Prisma's adapter, which gives the engine the catalogue's "char" columns besides, and closes what the engine leaves open. */
class CatalogueReader extends PrismaPg {
  readonly #open: Adapter[] = [];

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    this.#open.push(adapter);
    const pool = adapter.underlyingDriver();
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<import("pg").QueryResult>;
    pool.query = (async (...args: unknown[]) => {
      const result = await query(...args);
      for (const field of result.fields) {
        if (field.dataTypeID === charType) Object.assign(field, { dataTypeID: textType, name: field.name + charMark });
      }
      return result;
    }) as typeof pool.query;
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (asked) => {
      const result = await queryRaw(asked);
      result.columnNames.forEach((name, column) => {
        if (!name.endsWith(charMark)) return;
        result.columnNames[column] = name.slice(0, -charMark.length);
        result.columnTypes[column] = ColumnTypeEnum.Character;
      });
      return result;
    };
    return adapter;
  }

  async close(): Promise<void> {
    const pools = this.#open.map((adapter) => adapter.underlyingDriver());
    await Promise.all(pools.filter((pool) => !pool.ended && !pool.ending).map((pool) => pool.end()));
  }
}
