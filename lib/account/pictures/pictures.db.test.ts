import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";
import { ownLimits, storedLimits } from "./limits";
import { addPicture, deletePicture } from "./mutations";
import { findPictureBytes, listPictures } from "./queries";

const png = (background: string) =>
  sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .png()
    .toBuffer();

/** Rows that nobody has to upload: what limits are about is their number and size. */
const fill = (userId: UserId, count: number, size: number) =>
  getDb().picture.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      userId,
      hash: `${index}`,
      width: 1,
      height: 1,
      size,
      bytes: new Uint8Array([0]),
    })),
  });

describe("addPicture", () => {
  it("keeps a picture that is then there for everybody", async () => {
    const owner = await createUser();
    const made = await addPicture(owner, await png("#123456"), "harbour.png");
    expect(made).toMatchObject({ name: "harbour.png", width: 32, height: 24, address: `/pictures/${made.id}.webp` });
    const bytes = await findPictureBytes(made.id);
    expect(bytes?.length).toBe(made.size);
    expect((await sharp(bytes ?? new Uint8Array()).metadata()).format).toBe("webp");
    expect(await listPictures(owner)).toEqual([made]);
  });

  it("keeps the same file once, also when it comes twice at once, and for each user", async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()]);
    const file = await png("#654321");
    const [first, second] = await Promise.all([addPicture(owner, file, "a.png"), addPicture(owner, file, "b.png")]);
    expect(second.id).toBe(first.id);
    expect((await addPicture(owner, file, "c.png")).id).toBe(first.id);
    expect((await addPicture(other, file, "a.png")).id).not.toBe(first.id);
    expect(await listPictures(owner)).toHaveLength(1);
  });

  it("keeps nothing of a file that is no picture", async () => {
    const owner = await createUser();
    await expect(addPicture(owner, Buffer.from("<svg onload=alert(1)>"), "x.png")).rejects.toMatchObject({
      code: "unsupported_media",
    });
    expect(await listPictures(owner)).toEqual([]);
  });

  it("stops at so many pictures, and at so many bytes, and goes on when one is deleted", async () => {
    const [many, much] = await Promise.all([createUser(), createUser()]);
    await fill(many, ownLimits.pictures, 1);
    await fill(much, 1, ownLimits.bytes - 10);
    for (const owner of [many, much]) {
      const file = await png("#abcdef");
      await expect(addPicture(owner, file, "")).rejects.toMatchObject({
        code: "conflict",
        sentence: expect.stringContaining("Delete one"),
      });
      const [first] = await listPictures(owner);
      await deletePicture(owner, first?.id ?? "");
      expect((await addPicture(owner, file, "")).size).toBeLessThan(storedLimits.bytes);
    }
  });

  it("makes none for somebody who is gone", async () => {
    const gone = await createUser();
    await getDb().user.delete({ where: { id: gone } });
    await expect(addPicture(gone, await png("#111111"), "")).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("deletePicture", () => {
  it("takes one's own away for everybody, and nobody else's", async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()]);
    const { id } = await addPicture(owner, await png("#222222"), "");
    await expect(deletePicture(other, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await findPictureBytes(id)).not.toBeNull();
    await deletePicture(owner, id);
    expect(await findPictureBytes(id)).toBeNull();
    await expect(deletePicture(owner, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("happens to all of them with the account", async () => {
    const owner = await createUser();
    const { id } = await addPicture(owner, await png("#333333"), "");
    await deleteUser(owner);
    expect(await findPictureBytes(id)).toBeNull();
  });
});
