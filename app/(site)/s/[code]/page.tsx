import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { SharedSection } from "@/components/catalogue/shared-section";
import { toAppError } from "@/lib/errors";
import { limit } from "@/lib/limits/limit";
import { addressOf } from "@/lib/limits/subject";
import { shareCode } from "@/lib/shares/code";
import { findShare } from "@/lib/shares/queries";

export const metadata: Metadata = { title: "A shared section", robots: { index: false } };

/** A section as somebody has edited it and passed it on: to be looked at. */
export default async function SharePage({ params }: PageProps<"/s/[code]">) {
  const { code } = await params;
  if (!shareCode.test(code)) notFound();
  try {
    await limit("shareView", addressOf(await headers()));
  } catch (error) {
    return <p className="mx-auto max-w-wide px-gutter py-section">{toAppError(error).sentence}</p>;
  }
  const found = await findShare(code);
  if (!found) notFound();
  return <SharedSection shared={found} />;
}
