import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { saveLook } from "./mutations";
import { getLook } from "./queries";

const newUser = async () => toUserId((await getDb().user.create({ data: { name: "Ada" } })).id);

it("a look is kept for its user, and for nobody else", async () => {
  const [ada, ben] = await Promise.all([newUser(), newUser()]);
  expect(await getLook(ada)).toEqual({});
  const look = { accent: { light: "#0a7f5a", dark: "#4cc79d" }, fonts: "book", radius: 6 } as const;
  await saveLook(ada, look);
  expect(await getLook(ada)).toEqual(look);
  expect(await getLook(ben)).toEqual({});
  await saveLook(ada, {});
  expect(await getLook(ada)).toEqual({});
});

it("a look that doesn't fit any more is none, and nobody who is gone has one", async () => {
  const ada = await newUser();
  await getDb().user.update({ where: { id: ada }, data: { look: { fonts: "papyrus" } } });
  expect(await getLook(ada)).toEqual({});
  const gone = toUserId(randomUUID());
  expect(await getLook(gone)).toEqual({});
  await expect(saveLook(gone, {})).rejects.toMatchObject({ code: "unauthenticated" });
});
