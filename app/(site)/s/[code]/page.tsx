import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { SharedSection } from "@/components/edits/shares/shared-section";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { shareCode } from "@/lib/edits/shares/code";
import { findShare, type SharedEdit } from "@/lib/edits/shares/queries";
import { toAppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { readAddressSubject } from "@/lib/server/limits/subject";

/** What stands under a code, read once for the head and the page of a request, and counted before it is looked for. */
const loadShare = cache(async (code: string) => {
  if (!shareCode.test(code)) return null;
  await enforceLimit("shareView", readAddressSubject(await headers()));
  return findShare(code);
});

/** Named by what is shared: a whole page is no section. */
export async function generateMetadata({ params }: PageProps<"/s/[code]">): Promise<Metadata> {
  const { code } = await params;
  const found = await loadShare(code).catch(() => null);
  return { title: found ? `A shared ${getItemKind(found.section)}` : "A shared link", robots: { index: false } };
}

/** A section or page as somebody has edited it and passed it on: to be looked at. */
export default async function SharePage({ params }: PageProps<"/s/[code]">) {
  const { code } = await params;
  let found: SharedEdit | null;
  try {
    found = await loadShare(code);
  } catch (error) {
    return <p className="mx-auto max-w-wide px-gutter py-section">{toAppError(error).sentence}</p>;
  }
  if (!found) notFound();
  return <SharedSection shared={found} />;
}
