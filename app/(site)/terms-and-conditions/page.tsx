import type { Metadata } from "next";
import { Terms } from "@/components/information/terms";

export const metadata: Metadata = {
  title: "Terms and conditions",
  description:
    "What you may do with the sections you copy, what they cost, who charges you, and what each side owes the other.",
};

export default function Page() {
  return <Terms />;
}
