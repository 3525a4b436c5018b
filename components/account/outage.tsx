"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { errorTable } from "@/lib/server/errors";

const firstLook = 2_000;
const lastLook = 5_000;

/** Says that the account can't be read now, and shows it as soon as it can. */
export function Outage() {
  const router = useRouter();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (wait: number) => {
      timer = setTimeout(async () => {
        const well = await fetch("/api/ready", { cache: "no-store" }).then(
          (response) => response.ok,
          () => false,
        );
        if (well) router.refresh();
        look(Math.min(wait * 1.5, lastLook));
      }, wait);
    };
    look(firstLook);
    return () => clearTimeout(timer);
  }, [router]);

  return (
    <div role="alert" className="max-w-[52ch] border-l-2 border-accent bg-accent-bg py-4 pr-5 pl-5">
      <p className="text-sub text-ink">Your account can't be shown right now</p>
      <p className="mt-1.5">{errorTable.unavailable.sentence}</p>
      <p className="mt-1.5">This page tries again automatically. Meanwhile you can look at sections.</p>
    </div>
  );
}
