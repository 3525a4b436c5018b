import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UserStream } from "./user-stream";

/** The browser's EventSource as far as the stream uses it, driven by the test. */
class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  closed = false;
  onerror: (() => void) | null = null;
  #listeners = new Map<string, (event: { data: string }) => void>();

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    this.#listeners.set(type, listener);
  }
  close() {
    this.closed = true;
  }
  send(type: string, data: unknown) {
    this.#listeners.get(type)?.({ data: JSON.stringify(data) });
  }
  /** The server refused (204, 502 …): the browser gives up. */
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }
  /** The connection broke. */
  fail() {
    this.readyState = 0;
    this.onerror?.();
  }
  static get last(): FakeSource {
    const last = FakeSource.all.at(-1);
    if (!last) throw new Error("Nothing was opened");
    return last;
  }
}

const snapshot = { user: { uid: "1" }, owned: [] };
const probe = vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>();
const listener = { user: vi.fn(), signedOut: vi.fn() };
const page = { visibilityState: "visible" };
let stream: UserStream;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("fetch", probe);
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  page.visibilityState = "visible";
  stream = new UserStream(listener);
  stream.connect();
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("hands on what the server sends", () => {
  FakeSource.last.send("user", snapshot);
  expect(listener.user).toHaveBeenCalledExactlyOnceWith(snapshot);
});

it("takes a refusal for signed out where nobody was signed in, without asking", async () => {
  FakeSource.last.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener.signedOut).toHaveBeenCalledOnce();
  expect(probe).not.toHaveBeenCalled();
  expect(FakeSource.all).toHaveLength(1);
});

it("asks why, where somebody was signed in: 204 is signed out, anything else is tried again", async () => {
  FakeSource.last.send("user", snapshot);
  probe
    .mockResolvedValueOnce({ status: 502 })
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValueOnce({ status: 204 });
  for (const opened of [1, 2, 3]) {
    expect(FakeSource.all).toHaveLength(opened);
    expect(listener.signedOut).not.toHaveBeenCalled();
    FakeSource.last.refuse();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(listener.signedOut).toHaveBeenCalledOnce();
  expect(FakeSource.all).toHaveLength(3);
});

it("comes back after a broken connection, later and later, keeping what it knows", async () => {
  FakeSource.last.send("user", snapshot);
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    const opened = FakeSource.all.length;
    FakeSource.last.fail();
    const start = Date.now();
    while (FakeSource.all.length === opened) await vi.advanceTimersByTimeAsync(100);
    waits.push(Date.now() - start);
  }
  expect(waits[0]).toBeLessThanOrEqual(1_100);
  expect(waits[7]).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_100);
  expect(listener.signedOut).not.toHaveBeenCalled();
});

it("gives the connection back in a hidden tab and takes it up on return", async () => {
  page.visibilityState = "hidden";
  stream.wake();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(FakeSource.last.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSource.last.closed).toBe(true);
  page.visibilityState = "visible";
  stream.wake();
  expect(FakeSource.all).toHaveLength(2);
  stream.wake();
  expect(FakeSource.all).toHaveLength(2);
});

it("rests once signed out, until told to connect", async () => {
  FakeSource.last.refuse();
  await vi.advanceTimersByTimeAsync(0);
  stream.wake();
  expect(FakeSource.all).toHaveLength(1);
  stream.connect();
  expect(FakeSource.all).toHaveLength(2);
});

it("hears nothing from a connection it has replaced", async () => {
  const old = FakeSource.last;
  stream.connect();
  expect(old.closed).toBe(true);
  old.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener.signedOut).not.toHaveBeenCalled();
  expect(FakeSource.all).toHaveLength(2);
});
