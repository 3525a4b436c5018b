"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { activeDraft } from "@/components/code/draft/active-draft";
import { lastAddress } from "@/components/sites/last-address";
import { Button } from "@/components/ui/button";
import { addressInput, controlBox } from "@/components/ui/field";
import { Icon } from "@/components/ui/icons";
import { callAction } from "@/components/ui/loading/call-action";
import { importLazily, useLazyPart } from "@/components/ui/loading/lazy-import";
import { showUpdated } from "@/components/ui/toast/toast";
import type { Product } from "@/lib/hosts/products";
import type { SitePreviewProps } from "./site-preview-panel";

const load = () => import("./site-preview-panel").then((module) => module.SitePreviewPanel);

/**
 * Someone gives the address of a page of theirs and sees it with this section in it. All that it takes to show the page is
 * fetched when it is asked for. Stands in the grid of SeeOnSite.
 */
export function SitePreviewForm({ section, product }: { section: { id: string; title: string }; product: Product }) {
  const id = useId();
  const { user } = useUser();
  const field = useRef<HTMLInputElement>(null);
  const { Part: Shown, ask } = useLazyPart(load);
  const [wanted, setWanted] = useState<SitePreviewProps["wanted"]>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [own, setOwn] = useState<readonly string[]>();

  const settle = (refusal?: string) => {
    setBusy(false);
    setProblem(refusal);
    if (refusal) field.current?.focus();
  };

  const show = async (typed: string) => {
    const url = typed.trim();
    if (!url) return settle("Give the address of a page of yours, like example.com.");
    lastAddress.set(url);
    setProblem(undefined);
    setBusy(true);
    setWanted({ url, sectionId: section.id, product, ...activeDraft.of(section.id) });
    if (Shown) return;
    const failure = await ask();
    if (!failure) return;
    settle(failure.message);
    if (failure.code === "updated") showUpdated();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void show(field.current?.value ?? "");
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const address = new URL(location.href);
    const requested = address.searchParams.get("url");
    if (!field.current || (requested === null && field.current.value !== "")) return;
    field.current.value = requested ?? lastAddress.get();
    if (requested === null) return;
    address.searchParams.delete("url");
    history.replaceState(history.state, "", address);
    // The button was pressed before the script was there: the browser sent the form to this very page. A link from
    // elsewhere may only fill in the address; what it leads to is shown when a person asks for it.
    if (isSentFromHere()) void show(requested);
  }, []);

  const offerOwn = async () => {
    if (own || !user) return;
    setOwn([]);
    const addresses = await importLazily(() => import("@/lib/sites/actions/preview-site"));
    const result = addresses.ok ? await callAction(addresses.module.ownAddresses, { product }) : addresses;
    // Without them the address is typed; the next visit to the field asks again.
    setOwn(result.ok ? result.data : undefined);
  };

  return (
    <>
      <form onSubmit={submit} noValidate data-needs-script="" className="@4xl:col-span-7">
        <label htmlFor={`${id}a`} className="block text-small font-[550] text-ink">
          Address of a page of yours
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2.5">
          <input
            ref={field}
            id={`${id}a`}
            name="url"
            {...addressInput}
            list={own?.length ? `${id}l` : undefined}
            onFocus={() => void offerOwn()}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}p`}
            className={`h-12 min-w-0 flex-[1_1_15rem] ${controlBox}`}
          />
          <Button type="submit" aria-busy={busy} className="h-12 @max-md:w-full">
            <Icon name="screen" />
            {busy ? "Fetching your page" : "Open my page"}
          </Button>
        </div>
        <p id={`${id}p`} role="alert" className="mt-2 min-h-11 text-small text-pretty text-accent-ink">
          {problem}
        </p>
        {own && own.length > 0 && (
          <datalist id={`${id}l`}>
            {own.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
        )}
      </form>
      {wanted && (
        <div className="-mt-5 min-w-0 @4xl:col-span-12">
          {Shown ? <Shown name={section.title} wanted={wanted} onSettled={settle} /> : <Room />}
        </div>
      )}
    </>
  );
}

/** Whether this document is the answer to a form of the same page. */
function isSentFromHere(): boolean {
  return URL.canParse(document.referrer) && isSamePage(new URL(document.referrer), location);
}

const isSamePage = (one: URL, other: Location) => one.origin === other.origin && one.pathname === other.pathname;

/** The room that the page will stand in: taken at once, so that nothing moves when it arrives. */
function Room() {
  return <div className="mt-1 h-[calc(min(76vh,820px)+7.5rem)] @3xl:h-[calc(min(76vh,820px)+6.25rem)]" />;
}
