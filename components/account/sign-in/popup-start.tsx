"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { urls } from "@/lib/urls/urls";

/** The form that sends the popup on to the identity provider, by itself; its button is for when that didn't happen. */
export function PopupStart({ fields, children }: { fields: Record<string, string>; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // Whoever comes back from the provider by the back button wants to be here.
    if (sent.current || navigation?.type === "back_forward") return;
    sent.current = true;
    form.current?.requestSubmit();
  }, []);

  return (
    <form ref={form} method="post" action={urls.loginStart}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
