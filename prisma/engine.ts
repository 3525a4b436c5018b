import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

/**
 * Runs `work` with Prisma's schema engine, connected to a database.
 * @param schema the text of schema.prisma.
 * @throws Error with the engine's own sentence, e.g. "P3018 A migration failed to apply …".
 */
export async function withEngine<T>(
  databaseUrl: string,
  schema: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  bindings ??= loadBindings();
  const { SchemaEngine } = await bindings;
  const factory = new EngineAdapter(databaseUrl);
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, adapter);
  try {
    return await work(engine);
  } catch (error) {
    throw readable(error);
  } finally {
    engine.free();
    await factory.close();
  }
}

type Bindings = typeof import("@prisma/schema-engine-wasm") & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
let bindings: Promise<Bindings> | undefined;

/** The package's own entry imports its .wasm as a module, which Node 20 cannot do: its two halves are joined here. */
async function loadBindings(): Promise<Bindings> {
  const glue = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as Bindings;
  const binary = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm")
    .replace(/\.js$/, "_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(binary), {
    "./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return glue;
}

/** Postgres's type numbers for the catalogue's one-byte "char" and for text. */
const charType = 18;
const textType = 25;
const charMark = "\0char";

/**
 * Reads the catalogue's "char" columns as text with a mark on their name: the adapter refuses the type, and the engine
 * insists on it. `EngineAdapter` takes the mark off again.
 */
class CatalogueClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    connection.on("rowDescription", ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
      for (const field of fields) {
        if (field.dataTypeID !== charType) continue;
        field.dataTypeID = textType;
        field.name += charMark;
      }
    });
  }
}

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/**
 * Prisma's adapter, repaired for the engine's use: "char" columns are known; scripts run whole, in one implicit transaction, where the adapter would
 * split them at every semicolon, also inside a function's body; the shadow database is one of its own, where the adapter
 * given a connection string would take the real one; and what the engine leaves open can be closed.
 */
class EngineAdapter extends PrismaPg {
  readonly #config: pg.PoolConfig;
  readonly #open: Adapter[] = [];
  readonly #shadows: string[] = [];

  constructor(databaseUrl: string) {
    const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: databaseUrl });
    const Client = CatalogueClient as unknown as new () => pg.ClientBase;
    const config = { host, port, user, password: password ?? undefined, database, ssl, Client };
    super(config);
    this.#config = config;
  }

  override async connect() {
    return this.#keep(await super.connect());
  }

  override async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    const admin = await this.connect();
    await admin.executeScript(`create database "${database}"`);
    this.#shadows.push(database);
    return this.#keep(await new PrismaPg({ ...this.#config, database }).connect());
  }

  /** Ends every connection made and drops the shadow databases. */
  async close(): Promise<void> {
    const pools = this.#open.map((adapter) => adapter.underlyingDriver());
    await Promise.all(pools.filter((pool) => !pool.ended && !pool.ending).map((pool) => pool.end()));
    if (this.#shadows.length === 0) return;
    const client = new pg.Client(this.#config as pg.ClientConfig);
    await client.connect();
    for (const name of this.#shadows) await client.query(`drop database if exists "${name}" with (force)`);
    await client.end();
  }

  #keep(adapter: Adapter): Adapter {
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => withChars(await queryRaw(query));
    adapter.executeScript = (script) => runWhole(adapter, script);
    this.#open.push(adapter);
    return adapter;
  }
}

function withChars(result: SqlResultSet): SqlResultSet {
  result.columnNames.forEach((name, column) => {
    if (!name.endsWith(charMark)) return;
    result.columnNames[column] = name.slice(0, -charMark.length);
    result.columnTypes[column] = ColumnTypeEnum.Character;
  });
  return result;
}

async function runWhole(adapter: Adapter, script: string): Promise<void> {
  try {
    await adapter.underlyingDriver().query(script);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { code = "", severity = "", message, detail, column, hint } = error;
    throw new DriverAdapterError({ kind: "postgres", code, severity, message, detail, column, hint });
  }
}

/** The sentence for people in what the engine throws: JSON with a `message`, or text with its own trace below. */
export function readable(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const sentence = (parseMessage(text) ?? text).replace(/^external connector error\n/, "").split(/\n\s+0: /)[0];
  return new Error(sentence, { cause: error });
}

function parseMessage(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
