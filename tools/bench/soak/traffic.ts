import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, askNoting, type Failure, type Visitor, visitorOf } from "@/tools/dev/deployed/visitors";
import { signIn } from "./sign-in";

/** What is known of the people and sites of a run. */
export interface Participants {
  address: string;
  sampleSites: string;
  /** People with an open session: their cookie. */
  members: { id: string; siteId: string; cookie: string }[];
}

/** What was asked, and what came of it. */
export interface Tally {
  asked: number;
  failed: Failure[];
  /** In ms, of answers that came. */
  times: Map<string, number[]>;
  /** Answers to forms that were said to be stored, by what they say. */
  answers: string[];
  /** Changes that a stream was to tell of, and those that it told of. */
  changes: { made: number; told: number };
}

export const newTally = (): Tally => ({
  asked: 0,
  failed: [],
  times: new Map(),
  answers: [],
  changes: { made: 0, told: 0 },
});

const category = "/bullet/components/landing-page/sections/hero";
const json = { "content-type": "application/json" };
const withQuery = (path: string) => () => `${path}?utm=${randomUUID()}`;

const browsing: Ask[] = [
  { name: "page, kept", path: "/" },
  { name: "page, kept", path: category },
  { name: "page, kept", path: `${category}/simple-centered`, headers: { "accept-encoding": "br" } },
  { name: "page, with a query", path: withQuery(category) },
  { name: "page, drawn", path: "/login" },
  { name: "page, not there", path: () => `/no-such-page/${randomUUID()}` },
];

type Turn = (visitor: Visitor, index: number) => Promise<void>;

/** Virtual users who go on until `stop`: each does one kind of thing, with pauses. */
export function startTraffic(participants: Participants, tally: Tally, sell: (userId: string) => void) {
  let going = true;
  let visitors = 0;

  const timed = async (visitor: Visitor, ask: Ask) => {
    tally.asked++;
    const began = performance.now();
    const answer = await askNoting(visitor, ask, tally.failed);
    if (answer) tally.times.set(ask.name, [...(tally.times.get(ask.name) ?? []), performance.now() - began]);
    return answer;
  };
  const member = (index: number) =>
    participants.members[index % participants.members.length] as Participants["members"][number];
  const note = (name: string, why: string) => void tally.failed.push({ name, why, at: Date.now() });

  const kinds: { users: number; pause: number; turn: Turn }[] = [
    {
      users: 4,
      pause: 40,
      turn: async (visitor, index) => void (await timed(visitor, browsing[index % browsing.length] as Ask)),
    },
    {
      users: 1,
      pause: 150,
      turn: async (visitor) => void (await timed(visitor, { name: "search", path: "/search.json" })),
    },
    {
      users: 1,
      pause: 1_000,
      async turn(visitor) {
        tally.asked++;
        const began = performance.now();
        try {
          const name = `Visitor ${randomUUID().slice(0, 8)}`;
          await signIn(visitor, participants.address, { name, email: `${randomUUID()}@example.com` });
          tally.times.set("sign-in", [...(tally.times.get("sign-in") ?? []), performance.now() - began]);
        } catch (error) {
          note("sign-in", error instanceof Error ? error.message : String(error));
        }
      },
    },
    {
      users: 1,
      pause: 300,
      async turn(visitor, index) {
        const { cookie } = member(index);
        await timed(visitor, { name: "account", path: "/account", headers: { cookie } });
      },
    },
    {
      users: 1,
      pause: 3_000,
      async turn(visitor) {
        const body = JSON.stringify({
          data: { url: `${participants.sampleSites}/bullet`, sectionId: "silcrow-hero-simple-centered" },
        });
        await timed(visitor, {
          name: "site preview",
          path: "/api/functions/previewSite",
          method: "POST",
          headers: json,
          body,
        });
      },
    },
    {
      users: 2,
      pause: 500,
      async turn(visitor, index) {
        const message = randomUUID();
        const answer = await timed(visitor, {
          name: "answer to a form",
          path: `/api/forms/${member(index).siteId}/contact`,
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
          body: new URLSearchParams({ email: "visitor@example.com", message }).toString(),
        });
        if (answer && answer.status < 300) tally.answers.push(message);
      },
    },
    {
      users: 1,
      pause: 1_000,
      async turn(_, index) {
        sell(member(index).id);
      },
    },
  ];

  const users = kinds.flatMap(({ users, pause, turn }) =>
    Array.from({ length: users }, async (_, first) => {
      for (let index = first; going; index++) {
        // A new address now and then: nobody meets the limits that are meant for one.
        const visitor = visitorOf(participants.address, ++visitors);
        for (let times = 0; times < 20 && going; times++, index++) {
          await turn(visitor, index);
          await sleep(pause);
        }
        visitor.leave();
      }
    }),
  );
  return {
    async stop() {
      going = false;
      await Promise.all(users);
    },
  };
}

/**
 * Holds a stream of each member open, as browsers do, until `stop`: one that ends is opened again after two seconds.
 * @param told hears of each state that a stream tells
 */
export function holdStreams(participants: Participants, told: (userId: string, data: string) => void) {
  let going = true;
  const open = new Set<() => void>();
  const users = participants.members.map(async ({ id, cookie }, index) => {
    while (going) {
      const visitor = visitorOf(participants.address, 60_000 + index);
      try {
        const response = await visitor.open({ name: "stream", path: "/api/users/me/live", headers: { cookie } });
        const end = () => response.destroy();
        open.add(end);
        for await (const chunk of response.setEncoding("utf8")) told(id, String(chunk));
        open.delete(end);
      } catch {
        // It ended, or there was none: it is opened again.
      }
      visitor.leave();
      if (going) await sleep(2_000);
    }
  });
  return {
    async stop() {
      going = false;
      for (const end of open) end();
      await Promise.all(users);
    },
  };
}
