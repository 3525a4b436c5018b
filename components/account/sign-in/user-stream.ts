import type { UserSnapshot } from "@/lib/account/users/document";
import { localStore } from "@/lib/browser/storage";

const address = "/api/users/me/live";
const hintKey = "silcrow.signed-in";
const firstRetry = 1_000;
const lastRetry = 30_000;
/** A hidden tab gives its connection back after this long, in ms: browsers allow few to one host. */
const hiddenFor = 30_000;

/** What a stream of the signed-in user reports. Silence means: as before, and trying again. */
interface Listener {
  user(snapshot: UserSnapshot): void;
  signedOut(): void;
}

/** Keeps the signed-in user live over server-sent events, through outages, sleep and hidden tabs. */
export class UserStream {
  readonly #listener: Listener;
  #source: EventSource | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;
  /** Nobody is signed in, or nobody is looking: nothing to try. */
  #resting = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Connects, or connects anew: for when who is signed in may have changed. */
  connect(): void {
    this.#drop();
    this.#resting = false;
    const source = new EventSource(address);
    this.#source = source;
    source.addEventListener("user", (event: MessageEvent<string>) => {
      this.#failures = 0;
      hint.set(true);
      this.#listener.user(JSON.parse(event.data));
    });
    source.onerror = () => {
      if (this.#source !== source) return;
      const refused = source.readyState === EventSource.CLOSED;
      this.#drop();
      if (refused) void this.#askWhy();
      else this.#later();
    };
  }

  /** Stops for good. */
  close(): void {
    this.#resting = true;
    this.pause();
  }

  /** Gives the connection back until `wake`: a page that holds one can't be kept for the back button. */
  pause(): void {
    clearTimeout(this.#hide);
    this.#drop();
  }

  /** To be called whenever the page may have come or gone: on visibilitychange, pageshow and online. */
  wake = (): void => {
    clearTimeout(this.#hide);
    if (document.visibilityState === "hidden") this.#hide = setTimeout(() => this.pause(), hiddenFor);
    else if (!this.#source && !this.#resting) this.connect();
  };

  // EventSource can't tell 204 (signed out, for good) from a server that is being restarted. A browser that nobody has
  // signed in with needn't ask.
  async #askWhy(): Promise<void> {
    const status = hint.get()
      ? await fetch(address, { method: "HEAD" }).then(
          (response) => response.status,
          () => 0,
        )
      : 204;
    if (this.#source) return;
    if (status !== 204) return this.#later();
    this.#resting = true;
    hint.set(false);
    this.#listener.signedOut();
  }

  #later(): void {
    const wait = Math.min(firstRetry * 2 ** this.#failures++, lastRetry) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }
}

/** Whether somebody was signed in with this browser when it last knew. */
export const hint = {
  // Where storage is closed to us, get is undefined: then we ask every time.
  get: (): boolean => localStore.get(hintKey) !== null,
  set: (signedIn: boolean): void => void localStore.set(hintKey, signedIn ? "1" : null),
};
