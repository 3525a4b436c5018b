import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

type Stored = { payload: AdapterPayload; until: number };

/** What the identity provider has to remember (sign-ins under way, codes, tokens), in memory, each until it expires. */
export function memoryAdapter(): AdapterFactory {
  const stored = new Map<string, Stored>();
  return (model) => new MemoryAdapter(model, stored);
}

class MemoryAdapter implements Adapter {
  readonly #model: string;
  readonly #stored: Map<string, Stored>;

  constructor(model: string, stored: Map<string, Stored>) {
    this.#model = model;
    this.#stored = stored;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    for (const [key, { until }] of this.#stored) if (until < Date.now()) this.#stored.delete(key);
    this.#stored.set(this.#key(id), { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#stored.get(this.#key(id));
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#stored.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.#stored) if (payload.grantId === grantId) this.#stored.delete(key);
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  #where(test: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, until }] of this.#stored) {
      if (key.startsWith(`${this.#model}:`) && until > Date.now() && test(payload)) return payload;
    }
    return undefined;
  }
}
