import { type AddressInfo, createServer } from "node:net";

/** A mail server that takes everything, and takes its time while `slow` is set. Counts what it has taken. */
export async function startSlowMailServer() {
  const state = { slow: false, taken: 0 };
  const server = createServer((socket) => {
    let isData = false;
    let rest = "";
    socket.on("error", () => {});
    const say = (line: string) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), state.slow ? 15_000 : 0);
    const take = (line: string) => {
      if (isData) {
        if (line !== ".") return;
        isData = false;
        state.taken++;
        say("250 taken");
      } else if (/^DATA/i.test(line)) {
        isData = true;
        say("354 go on");
      } else say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
    };
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        take(line);
      }
    });
    say("220 ready");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
