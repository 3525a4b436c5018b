import type { Metadata } from "next";
import { Privacy } from "@/components/information/privacy";

export const metadata: Metadata = {
  title: "Privacy policy",
  description:
    "What this shop keeps about you, why, for how long, and how to have it deleted. No cookie before you sign in.",
};

export default function Page() {
  return <Privacy />;
}
