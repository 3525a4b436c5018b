import type { Visitor } from "@/tools/dev/deployed/visitors";

/**
 * Signs in as a browser does, with the local identity provider, and gives the cookies that are left.
 * @throws Error when a step isn't answered as it should be
 */
export async function signIn(
  visitor: Visitor,
  address: string,
  person: { name: string; email: string },
): Promise<string> {
  const jar = new Map<string, string>();
  const keep = (set: string | string[] | undefined) => {
    for (const line of [set ?? []].flat()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  const started = await visitor.ask({
    name: "sign-in",
    path: "/login/start",
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      origin: address,
    },
    body: "product=bullet",
  });
  keep(started.headers["set-cookie"]);
  const provider = /url=(\S+)/.exec(String(started.headers.refresh))?.[1];
  if (!provider) throw new Error(`/login/start answered ${started.status} without the way to the provider`);
  const back = await chooseAt(provider, person);
  const finished = await visitor.ask({
    name: "sign-in",
    path: back.slice(address.length),
    headers: { cookie: cookie() },
  });
  keep(finished.headers["set-cookie"]);
  if (![...jar.keys()].some((name) => name.endsWith("session-token")))
    throw new Error(`The way back answered ${finished.status} without a session`);
  return cookie();
}

/** At the provider: asks for its page, says who one is, and gives the address that leads back. */
async function chooseAt(address: string, { name, email }: { name: string; email: string }): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 8; step++) {
    const response = await fetch(next, {
      method: body ? "POST" : "GET",
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; ") },
      ...(body && { body }),
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    await response.body?.cancel();
    body = undefined;
    if (location) next = new URL(location, next).href;
    // The chooser itself: its form is posted to its own address.
    else body = new URLSearchParams({ person: "other", name, email });
    if (next.startsWith("https:")) return next;
  }
  throw new Error("The provider does not lead back");
}
