import type { Metadata } from "next";
import { HowToUse } from "@/components/information/how-to-use";

export const metadata: Metadata = {
  title: "How to use",
  description: "Where to paste a section on Super and on Bullet, how to change its words, and what it brings along.",
};

export default function Page() {
  return <HowToUse />;
}
