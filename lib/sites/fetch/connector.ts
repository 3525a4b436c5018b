import "server-only";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import type { Network } from "./network";
import { createPageProblem } from "./problems";

/**
 * Connects to public addresses and to nothing else. A name is looked up once per connection, every address of the
 * answer is judged, and exactly that answer is connected to: there is no second look-up that could say something else.
 * The address a socket ended up at is judged again, because a name that is an address is never looked up.
 * @param timeout milliseconds until a connection must stand
 */
export function createGuardedConnector(network: Network, timeout: number): buildConnector.connector {
  const options = { timeout, allowH2: false, maxCachedSessions: 0 };
  const guarded = buildConnector({ ...options, lookup: createLookup(network, network.isPublic) });
  const free = buildConnector({ ...options, lookup: createLookup(network, () => true) });
  return (target, callback) => {
    const port = target.port || (target.protocol === "https:" ? "443" : "80");
    if (network.allowed.has(`${target.hostname}:${port}`)) return free(target, callback);
    guarded(target, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (network.isPublic(socket.remoteAddress ?? "")) return callback(null, socket);
      socket.destroy();
      callback(createPageProblem("unreachable"), null);
    });
  };
}

/** A look-up that fails as a whole when one address of the answer is not good. */
function createLookup(network: Network, isGood: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    network
      .resolve(host)
      .then((addresses) => {
        if (addresses.length === 0 || !addresses.every((address) => isGood(address)))
          throw createPageProblem("unreachable");
        return addresses.map((address) => ({ address, family: isIP(address) }));
      })
      .then(
        (found) => {
          const [first = { address: "", family: 0 }] = found;
          if (options.all) callback(null, found);
          else callback(null, first.address, first.family);
        },
        (error) => callback(error, "", 0),
      );
  };
}
