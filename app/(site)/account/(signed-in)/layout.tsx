import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AccountStrip } from "@/components/account/account-strip";

export const metadata: Metadata = { robots: { index: false } };

/** The pages of the account, with the way from one to the other. Each of them asks who is signed in. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountStrip />
      {children}
    </>
  );
}
