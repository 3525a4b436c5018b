"use client";

import { useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import { callAction } from "@/components/ui/loading/call-action";
import { Link } from "@/components/ui/navigation/link";
import { fetchFormSites } from "@/lib/forms/actions";
import { type Product, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { formDestination } from "./form-destination";

type Sites = { id: string; siteName: string }[];

/** Chooses the site that the answers to a copied form go to. The choice holds for every form of the line. */
export function FormSitePicker({ product, userId }: { product: Product; userId: string }) {
  const [sites, setSites] = useState<Sites | "loading" | "failed">("loading");
  const chosen = useSyncExternalStore(
    formDestination.subscribe,
    () => formDestination.get(product),
    () => "",
  );
  const id = useId();

  const load = useCallback(async () => {
    setSites("loading");
    const found = await fetchSites(userId, product);
    setSites(found ?? "failed");
    // A site that went, or somebody else's who was signed in here before.
    const kept = formDestination.get(product);
    if (found && kept && !found.some((site) => site.id === kept)) formDestination.set(product, "");
  }, [userId, product]);

  useEffect(() => {
    void load();
  }, [load]);

  if (sites === "failed") {
    return (
      <p role="alert">
        Your sites didn’t arrive.{" "}
        <button
          type="button"
          onClick={load}
          className="link inline-flex min-h-9 cursor-pointer items-center font-[550]"
        >
          Try again
        </button>
      </p>
    );
  }
  if (sites !== "loading" && sites.length === 0) {
    return (
      <p>
        Its form needs a site to send answers to.{" "}
        <Link href={urls.account} className="link inline-flex min-h-9 items-center font-[550]">
          Add one on {productTitles[product]}
        </Link>
      </p>
    );
  }
  return (
    <>
      <label htmlFor={id} className="shrink-0 font-[550] text-ink">
        Send form answers to
      </label>
      <span className="relative min-w-0 flex-1 @2xl:max-w-72">
        <select
          id={id}
          value={chosen}
          disabled={sites === "loading"}
          onChange={(event) => formDestination.set(product, event.target.value)}
          className="h-10 w-full cursor-pointer appearance-none truncate rounded-sm bg-paper pr-9 pl-3 text-small text-ink shadow-[inset_0_0_0_1px_var(--sc-line)]"
        >
          <option value="">{sites === "loading" ? "Fetching your sites" : "Choose a site"}</option>
          {sites !== "loading" &&
            sites.map((site) => (
              <option key={site.id} value={site.id}>
                {site.siteName}
              </option>
            ))}
        </select>
        <svg
          viewBox="0 0 24 24"
          className="pointer-events-none absolute top-3 right-3 size-4 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </span>
      {chosen !== "" && (
        <Link href={urls.submissions} className="link inline-flex min-h-9 shrink-0 items-center @max-md:sr-only">
          Read them
        </Link>
      )}
    </>
  );
}

// A page may show several forms: one question is enough for all of them.
let requested: { of: string; answer: Promise<Sites | null> } | null = null;

async function fetchSites(userId: string, product: Product): Promise<Sites | null> {
  const of = `${userId} ${product}`;
  if (requested?.of === of) return requested.answer;
  const answer = callAction(fetchFormSites, { product }).then((result) => (result.ok ? result.data : null));
  requested = { of, answer };
  await answer;
  if (requested?.answer === answer) requested = null;
  return answer;
}
