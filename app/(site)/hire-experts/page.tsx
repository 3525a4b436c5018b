import type { Metadata } from "next";
import { Hire } from "@/components/information/hire";

export const metadata: Metadata = {
  title: "Hire experts",
  description:
    "Have a page or a whole site on Super or Bullet built from these sections: what can be asked for, what to write, what happens then.",
};

export default function Page() {
  return <Hire />;
}
