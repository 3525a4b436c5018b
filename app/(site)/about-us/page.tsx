import type { Metadata } from "next";
import { About } from "@/components/information/about";

export const metadata: Metadata = {
  title: "About us",
  description: "Who makes Silcrow, what the sign means, and the rules by which every section is drawn and written.",
};

export default function Page() {
  return <About />;
}
