import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitFor } from "@/tools/test/setup/test-wait";
import { type AuthMessage, openAuthChannel } from "./auth-channel";
import { signInByPopup } from "./popup";

const popup = { closed: false, focus: () => {}, close: () => {} };
const reachable = async () => true;
const open = vi.fn<(url: string, name: string, features: string) => typeof popup | null>();
const heard: AuthMessage[] = [];
let theirs: ReturnType<typeof openAuthChannel>;

/** The id under which the popup was opened last. */
const attempt = () => new URL(open.mock.lastCall?.[0] ?? "", "http://shop.test").searchParams.get("popup") ?? "";

beforeEach(() => {
  popup.closed = false;
  heard.length = 0;
  open.mockReturnValue(popup);
  vi.stubGlobal("window", { open, screenX: 0, screenY: 0, outerWidth: 1200, outerHeight: 900 });
  theirs = openAuthChannel((message) => heard.push(message));
});

afterEach(() => {
  theirs.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("opens at once, with the line and the way back", () => {
  void signInByPopup("super", { then: "/account/pricing", from: "/super/templates" }, reachable);
  const url = new URL(open.mock.lastCall?.[0] ?? "", "http://shop.test");
  expect(url.pathname).toBe("/login/popup");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    product: "super",
    then: "/account/pricing",
    from: "/super/templates",
    popup: attempt(),
  });
});

it("ends with what the popup reports, and lets it know", async () => {
  const outcome = signInByPopup("bullet", {}, reachable);
  theirs.post({ type: "returned", popup: "of another tab", error: null, isNew: false, isSeparate: false });
  theirs.post({ type: "returned", popup: attempt(), error: null, isNew: true, isSeparate: false });
  expect(await outcome).toEqual({ ok: true, isNew: true, isSeparate: false });
  await waitFor(() => expect(heard).toEqual([{ type: "heard", popup: attempt() }]));

  const failed = signInByPopup("bullet", {}, reachable);
  theirs.post({ type: "returned", popup: attempt(), error: "Unavailable", isNew: false, isSeparate: false });
  expect(await failed).toEqual({ ok: false, code: "Unavailable" });
});

it("notices that the browser blocked it", async () => {
  open.mockReturnValue(null);
  expect(await signInByPopup("bullet", {}, reachable)).toEqual({ ok: false, code: "Blocked" });
  open.mockReturnValue({ ...popup, closed: true });
  expect(await signInByPopup("bullet", {}, reachable)).toEqual({ ok: false, code: "Blocked" });
});

it("notices that it was closed half-way, but hears a last word first", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const outcome = signInByPopup("bullet", {}, reachable);
  popup.closed = true;
  vi.advanceTimersByTime(1_000);
  expect(await outcome).toEqual({ ok: false, code: "Closed" });

  popup.closed = false;
  const late = signInByPopup("bullet", {}, reachable);
  popup.closed = true;
  vi.advanceTimersByTime(999);
  theirs.post({ type: "returned", popup: attempt(), error: null, isNew: false, isSeparate: false });
  expect(await late).toEqual({ ok: true, isNew: false, isSeparate: false });
});

it("gives up an attempt when a new one takes over its window", async () => {
  const first = signInByPopup("bullet", {}, reachable);
  const second = signInByPopup("bullet", {}, reachable);
  expect(await first).toEqual({ ok: false, code: "Replaced" });
  theirs.post({ type: "returned", popup: attempt(), error: null, isNew: false, isSeparate: false });
  expect(await second).toEqual({ ok: true, isNew: false, isSeparate: false });
});

it("closes the window again when there is no way to the shop", async () => {
  const close = vi.spyOn(popup, "close");
  expect(await signInByPopup("bullet", {}, async () => false)).toEqual({ ok: false, code: "Offline" });
  expect(close).toHaveBeenCalledOnce();
});
