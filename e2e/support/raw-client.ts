import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  /** By their lower-case names. */
  headers: Map<string, string>;
  text: string;
}

/**
 * Asks by hand over one connection for as long as the server doesn't say that it ends, then over another. A connection that ends
 * without having said so is an error.
 */
export class RawClient {
  #socket: Socket | undefined;
  #read = "";
  connections = 0;
  readonly #address: URL;

  constructor(address: string) {
    this.#address = new URL(address);
  }

  /** @param head the first line, then what headers there are, but for the host and the length */
  async ask(head: readonly string[], body = ""): Promise<RawAnswer> {
    const socket = this.#socket ?? (await this.#connect());
    this.#socket = socket;
    const length = `content-length: ${Buffer.byteLength(body)}`;
    socket.write(`${[...head, `host: ${this.#address.host}`, length].join("\r\n")}\r\n\r\n${body}`);
    const answer = await this.#answer(socket);
    if (answer.headers.get("connection")?.toLowerCase() === "close") {
      if (!socket.closed) await once(socket, "close");
      this.#socket = undefined;
    }
    return answer;
  }

  close(): void {
    this.#socket?.destroy();
  }

  async #connect(): Promise<Socket> {
    const socket = connect(Number(this.#address.port), this.#address.hostname);
    socket.setEncoding("latin1");
    this.#read = "";
    socket.on("data", (piece: string) => {
      this.#read += piece;
    });
    await once(socket, "connect");
    this.connections++;
    return socket;
  }

  async #answer(socket: Socket): Promise<RawAnswer> {
    const head = await this.#take(socket, (read) => endOf(read, "\r\n\r\n"));
    const [first = "", ...lines] = head.trim().split("\r\n");
    const headers = new Map(
      lines.map((line) => {
        const [name = "", ...value] = line.split(":");
        return [name.toLowerCase(), value.join(":").trim()];
      }),
    );
    const status = Number(first.split(" ")[1]);
    if (headers.get("transfer-encoding") === "chunked") {
      const chunks = await this.#take(socket, (read) => (read.startsWith("0\r\n") ? 5 : endOf(read, "\r\n0\r\n\r\n")));
      return { status, headers, text: unchunked(chunks) };
    }
    const length = Number(headers.get("content-length") ?? 0);
    return { status, headers, text: await this.#take(socket, (read) => (read.length >= length ? length : undefined)) };
  }

  /** What was read up to the place that `end` finds in it, as soon as it does. */
  async #take(socket: Socket, end: (read: string) => number | undefined): Promise<string> {
    for (;;) {
      const at = end(this.#read);
      if (at !== undefined) {
        const taken = this.#read.slice(0, at);
        this.#read = this.#read.slice(at);
        return taken;
      }
      if (socket.closed) throw new Error(`The connection ended without an answer: ${this.#read}`);
      const heard = new AbortController();
      const { signal } = heard;
      await Promise.race([once(socket, "data", { signal }), once(socket, "close", { signal })]).finally(() =>
        heard.abort(),
      );
    }
  }
}

/** The place behind a text; undefined where there is none. */
const endOf = (read: string, text: string) => (read.includes(text) ? read.indexOf(text) + text.length : undefined);

/** A body without the lengths of its pieces. */
function unchunked(body: string): string {
  let [text, rest] = ["", body];
  for (let length = Number.parseInt(rest, 16); length > 0; length = Number.parseInt(rest, 16)) {
    const begin = rest.indexOf("\r\n") + 2;
    text += rest.slice(begin, begin + length);
    rest = rest.slice(begin + length + 2);
  }
  return text;
}
