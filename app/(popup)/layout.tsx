import type { Metadata } from "next";
import type { ReactNode } from "react";
import { instrument } from "@/app/(site)/font";
import { Guard } from "@/components/chrome/guard";
import { Mark } from "@/components/ui/icons";
import { brand } from "@/lib/brand";
import "../(site)/shop.css";

export const metadata: Metadata = { title: `Sign in · ${brand.name}`, robots: { index: false } };

/** Root layout of the sign-in window: the shop's styles without its header and footer. */
export default function PopupLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={instrument.variable}>
      <head>
        <Guard />
      </head>
      <body className="sc">
        <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-8 pb-[12vh] text-center">
          <Mark className="size-12 text-accent" />
          {children}
        </main>
      </body>
    </html>
  );
}
