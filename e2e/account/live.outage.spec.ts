import { setTimeout as sleep } from "node:timers/promises";
import { readShopVariable } from "@/e2e/support/environment";
import { createSessionCookie } from "@/e2e/support/people/session";
import { expect, test } from "@/e2e/support/test";
import type { UserSnapshot } from "@/lib/account/users/document";

interface Frame {
  event: string;
  data: UserSnapshot;
}

/** One person's live stream at one server process. `next` gives the next event that isn't a heartbeat. */
async function follow(address: string, userId: string) {
  const { name, value } = await createSessionCookie(userId, address);
  const stop = new AbortController();
  const response = await fetch(`${address}/api/users/me/live`, {
    headers: { cookie: `${name}=${value}` },
    signal: stop.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = "";
  async function next(): Promise<Frame> {
    for (;;) {
      const [frame, rest] = text.split(/\n\n(.*)/s);
      if (rest !== undefined) {
        text = rest;
        const [, event, data] = /^event: (\w+)\n(?:id:.*\n)?data: (.*)$/m.exec(frame ?? "") ?? [];
        if (event && data) return { event, data: JSON.parse(data) };
        continue;
      }
      const part = await Promise.race([
        reader?.read(),
        sleep(30_000).then(() => Promise.reject(new Error(`${address} is silent`))),
      ]);
      if (!part || part.done) throw new Error(`${address} ended the stream`);
      text += part.value;
    }
  }
  return { next, stop: () => stop.abort() };
}

test("every server process tells every change, also when the database was away in the middle", async ({
  login,
  db,
  outage,
}) => {
  const { id } = await login({ name: "Ada" });
  const streams = await Promise.all(
    [readShopVariable("ADDRESS"), readShopVariable("SECOND_ADDRESS")].map((address) => follow(address, id)),
  );
  const heard = () => Promise.all(streams.map(({ next }) => next()));
  const named = (name: string) => streams.map(() => ({ event: "user", data: { user: { name } } }));
  const rename = (name: string) => db.user.update({ where: { id }, data: { name } });

  expect(await heard()).toMatchObject(named("Ada"));

  await test.step("each change, whoever makes it, is told by both", async () => {
    await rename("Countess");
    expect(await heard()).toMatchObject(named("Countess"));
    await rename("Augusta");
    expect(await heard()).toMatchObject(named("Augusta"));
  });

  await test.step("an outage is told by both, and so is its end", async () => {
    await outage.begin();
    expect((await heard()).map(({ event }) => event)).toEqual(["unavailable", "unavailable"]);
    await outage.end();
    expect(await heard()).toMatchObject(named("Augusta"));
  });

  await test.step("what changes then is told as before", async () => {
    await expect(async () => {
      await rename("Ada Lovelace");
    }).toPass({ timeout: 20_000 });
    expect(await heard()).toMatchObject(named("Ada Lovelace"));
  });

  for (const { stop } of streams) stop();
});
