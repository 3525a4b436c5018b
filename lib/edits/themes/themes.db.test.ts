import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";
import { storeTheme } from "./mutations";
import { readTheme } from "./queries";

it("a theme is kept for its user, and for nobody else", async () => {
  const [ada, ben] = await Promise.all([createUser(), createUser()]);
  expect(await readTheme(ada)).toEqual({});
  const theme = { accent: { light: "#0a7f5a", dark: "#4cc79d" }, fonts: "book", radius: 6 } as const;
  await storeTheme(ada, theme);
  expect(await readTheme(ada)).toEqual(theme);
  expect(await readTheme(ben)).toEqual({});
  await storeTheme(ada, {});
  expect(await readTheme(ada)).toEqual({});
});

it("a theme that doesn't fit any more is none, and nobody who is gone has one", async () => {
  const ada = await createUser();
  await getDb().user.update({ where: { id: ada }, data: { look: { fonts: "papyrus" } } });
  expect(await readTheme(ada)).toEqual({});
  const gone = toUserId(randomUUID());
  expect(await readTheme(gone)).toEqual({});
  await expect(storeTheme(gone, {})).rejects.toMatchObject({ code: "unauthenticated" });
});
