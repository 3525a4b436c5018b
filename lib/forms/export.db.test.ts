import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { exportSubmissions } from "./export";

async function newOwner(siteName: string) {
  const sites = { create: { siteName, product: "bullet" as const } };
  const user = await getDb().user.create({ data: { name: "Owner", sites }, include: { sites: true } });
  return { id: toUserId(user.id), siteId: user.sites[0]?.id ?? "" };
}

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

it("holds all of one's own answers and nobody else's, newest first", async () => {
  const [owner, other] = [await newOwner("Marram"), await newOwner("Quillon")];
  const start = Date.now();
  await getDb().formSubmission.createMany({
    data: Array.from({ length: 250 }, (_, n) => ({
      siteId: n % 10 === 9 ? other.siteId : owner.siteId,
      form: "f",
      fields: { n: String(n) },
      createdAt: new Date(start - n),
    })),
  });
  const lines = (await textOf(await exportSubmissions(owner.id, {}))).trimEnd().split("\r\n");
  // A decoder takes the byte order mark away.
  expect(lines[0]).toBe("Sent,Site,Form,Sent from,n,Other fields");
  const numbers = lines.slice(1).map((line) => Number(line.split(",")[4]));
  expect(numbers).toEqual(Array.from({ length: 250 }, (_, n) => n).filter((n) => n % 10 !== 9));

  const some = await textOf(await exportSubmissions(owner.id, { search: "24" }));
  expect(
    some
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[4]),
  ).toEqual(["24", "124", "224", "240", "241", "242", "243", "244", "245", "246", "247", "248"]);
  expect(
    (await textOf(await exportSubmissions(owner.id, { siteId: other.siteId }))).trimEnd().split("\r\n"),
  ).toHaveLength(1);
});

it("reads as it is asked, and stops when nobody wants more", async () => {
  const owner = await newOwner("Marram");
  await getDb().formSubmission.createMany({
    data: Array.from({ length: 300 }, () => ({ siteId: owner.siteId, form: "f", fields: { a: "b" } })),
  });
  const reader = (await exportSubmissions(owner.id, {})).getReader();
  await reader.read();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value).trimEnd().split("\r\n")).toHaveLength(100);
  await reader.cancel();
});

it("keeps columns few, whatever was sent", async () => {
  const owner = await newOwner("Marram");
  await getDb().formSubmission.createMany({
    data: Array.from({ length: 10 }, () => ({
      siteId: owner.siteId,
      form: "f",
      fields: { email: "a@b.example", ...Object.fromEntries(Array.from({ length: 49 }, () => [randomUUID(), "z"])) },
    })),
  });
  const [head = "", first = ""] = (await textOf(await exportSubmissions(owner.id, {}))).split("\r\n");
  expect(head.split(",")).toHaveLength(4 + 200 + 1);
  expect(head.split(",")[4]).toBe("email");
  expect(first.match(/z/g)?.length).toBe(49);
});
