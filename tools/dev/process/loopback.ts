import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server on a free port of 127.0.0.1, and how to end it. */
export type LoopbackServer = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  close(): Promise<void>;
};

/** Serves on a free port of 127.0.0.1; the handler is made when the address is known. */
export async function serveLoopback(
  makeHandler: (url: string) => RequestListener | Promise<RequestListener>,
): Promise<LoopbackServer> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = await makeHandler(url);
  server.on("request", (request, response) => {
    // A name that merely resolves to 127.0.0.1 must not reach us (DNS rebinding).
    if (/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? "")) handle(request, response);
    else response.writeHead(403).end();
  });
  return {
    url,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
