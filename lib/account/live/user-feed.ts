import "server-only";
import pg from "pg";
import { getEnv } from "@/lib/server/env";
import { logError } from "@/lib/server/log";
import type { UserId } from "@/lib/server/user-id";

/** Database triggers notify this channel; the payload is the id of the user something changed for. */
const channel = "user_changed";
const firstRetry = 250;
const lastRetry = 5_000;
/** A connection that died without a word (cable, firewall) is found out by asking it something this often, in ms. */
const pulse = 30_000;

type Listener = () => void;

/**
 * One LISTEN connection for a whole process, open only while somebody subscribes. A listener hears "read again":
 * when its user changed, and whenever the connection was lost or came back, since notifications may have been missed.
 */
export class UserFeed {
  #listeners = new Map<UserId, Set<Listener>>();
  #client: pg.Client | null = null;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #pulse: NodeJS.Timeout | undefined;
  readonly #connectionString: () => string | undefined;

  constructor(connectionString: () => string | undefined) {
    this.#connectionString = connectionString;
  }

  /** Calls `listener` whenever this user should be read again. Returns the way out; the last one out closes the connection. */
  subscribe(id: UserId, listener: Listener): () => void {
    const group = this.#listeners.get(id) ?? new Set();
    // A wrapper of its own, so that the same function subscribed twice counts twice.
    const entry = () => listener();
    this.#listeners.set(id, group.add(entry));
    void this.#connect();
    return () => {
      group.delete(entry);
      if (group.size === 0 && this.#listeners.get(id) === group) this.#listeners.delete(id);
      if (this.#listeners.size === 0) this.#close();
    };
  }

  /** How many users are listened for, and whether a connection is held. */
  get state(): { users: number; connected: boolean } {
    return { users: this.#listeners.size, connected: this.#client !== null };
  }

  async #connect(): Promise<void> {
    if (this.#client || this.#retry) return;
    const client = new pg.Client({
      connectionString: this.#connectionString(),
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: "silcrow live",
    });
    this.#client = client;
    client.on("notification", ({ payload }) => this.#notify(this.#listeners.get((payload ?? "") as UserId)));
    client.on("error", (error) => this.#lost(client, error));
    client.on("end", () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      this.#lost(client, error);
      return;
    }
    if (this.#client !== client) return;
    this.#failures = 0;
    this.#pulse = setInterval(() => client.query("SELECT 1").catch((error) => this.#lost(client, error)), pulse);
    this.#pulse.unref();
    this.#notifyAll();
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return;
    this.#drop();
    // The first loss is news, the retries after it are not.
    if (this.#failures === 0) logError("Live updates lost the database", error);
    const wait = Math.min(firstRetry * 2 ** this.#failures++, lastRetry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#connect();
    }, wait);
    this.#retry.unref();
    if (this.#failures === 1) this.#notifyAll();
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#failures = 0;
    this.#drop();
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const client = this.#client;
    this.#client = null;
    // Errors of a connection we gave up are of no interest, but unheard they would end the process.
    client?.end().catch(() => {});
  }

  #notifyAll(): void {
    for (const group of [...this.#listeners.values()]) this.#notify(group);
  }

  #notify(group: Set<Listener> | undefined): void {
    for (const listener of [...(group ?? [])]) listener();
  }
}

const shared = globalThis as { silcrowUserFeed?: UserFeed };

/**
 * Calls `listener` whenever the user should be read again: something about them changed in the database (from any
 * process), or the link to the database was lost or restored. Returns the function that ends the subscription.
 */
export function subscribeToUser(id: UserId, listener: Listener): () => void {
  shared.silcrowUserFeed ??= new UserFeed(() => getEnv().DATABASE_URL);
  return shared.silcrowUserFeed.subscribe(id, listener);
}
