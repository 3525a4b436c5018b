import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export interface TakenMail {
  from: string;
  to: string[];
  /** Header lines, unfolded, by their names in lower case. */
  headers: Map<string, string[]>;
  /** The body, its transfer encoding taken off. */
  text: string;
}

/** A mail server of a few lines on loopback: takes every mail and keeps it. */
export async function startMailServer({ refuse = false }: { refuse?: boolean } = {}) {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let received = "";
    let data: string[] | null = null;
    let envelope = { from: "", to: [] as string[] };
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (data !== null) {
        if (line !== ".") return void data.push(line.startsWith("..") ? line.slice(1) : line);
        mails.push({ ...envelope, ...read(data) });
        data = null;
        envelope = { from: "", to: [] };
        return say("250 taken");
      }
      const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
      if (/^EHLO|^HELO|^RSET|^NOOP/i.test(line)) return say("250 at your service");
      if (/^MAIL FROM/i.test(line)) {
        if (refuse) return say("550 not today");
        envelope.from = address;
        return say("250 ok");
      }
      if (/^RCPT TO/i.test(line)) {
        envelope.to.push(address);
        return say("250 ok");
      }
      if (/^DATA/i.test(line)) {
        data = [];
        return say("354 go on");
      }
      if (/^QUIT/i.test(line)) {
        say("221 bye");
        return socket.end();
      }
      say("502 what?");
    };
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      received += chunk;
      for (let end = received.indexOf("\r\n"); end >= 0; end = received.indexOf("\r\n")) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        take(line);
      }
    });
    say("220 mail.example ready");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function read(lines: string[]): Pick<TakenMail, "headers" | "text"> {
  const blank = lines.indexOf("");
  const headers = new Map<string, string[]>();
  const unfolded = lines
    .slice(0, blank)
    .join("\r\n")
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n");
  for (const line of unfolded) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  const body = lines.slice(blank + 1).join("\n");
  return { headers, text: decoded(body, headers.get("content-transfer-encoding")?.[0] ?? "7bit") };
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  const bytes = body.replace(/=\n/g, "").replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
