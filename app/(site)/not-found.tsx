import type { Metadata } from "next";
import { NotFound } from "@/components/chrome/not-found";

export const metadata: Metadata = { title: "Not found" };

/** The answer where a page of the shop finds that it does not exist. */
export default function NotFoundPage() {
  return <NotFound />;
}
