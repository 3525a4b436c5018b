"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useUser } from "@/components/sign-in/user-provider";
import { checkableSites } from "@/lib/copies/check-page";
import { callAction } from "../ui/call-action";
import { Field, SelectField } from "../ui/field";
import { lastAddress } from "../ui/last-address";
import { quietButton } from "../ui/quiet-button";
import { Spinner } from "../ui/spinner";
import { CheckResults } from "./check-results";
import { pathOf } from "./found-copies";
import { mostPages, useSiteCheck } from "./use-site-check";

type OwnSite = { id: string; siteName: string; hostName: string };

/** Asks for a site, and shows what of ours stands on it. */
export function SiteCheck() {
  const { sites, chosen, choose } = useOwnSites();
  const { state, readAddress, readSite, stop } = useSiteCheck();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isReading = state?.reading != null;
  const isOwn = chosen !== "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOwn) return void readSite(chosen);
    const url = field.current?.value.trim() ?? "";
    setMissing(url === "");
    if (url === "") return field.current?.focus();
    lastAddress.set(url);
    void readAddress(url);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = lastAddress.get();
  }, [isOwn]);

  return (
    <div className="mx-auto mt-10 max-w-wide px-gutter @4xl:mt-14">
      <form onSubmit={submit} noValidate data-needs-script="" className="max-w-[40rem]">
        {sites.length > 0 && (
          <SelectField
            label="Site"
            value={chosen}
            onChoose={choose}
            options={[
              ...sites.map(({ id: value, siteName, hostName }) => [value, `${siteName}, ${hostName}`] as const),
              ["", "Another address"],
            ]}
          />
        )}
        {!isOwn && (
          <div className={sites.length > 0 ? "mt-4" : ""}>
            <Field
              ref={field}
              label="Address of a page of yours"
              name="url"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              placeholder="example.com"
              aria-invalid={missing}
              aria-describedby={`${id}p`}
            />
            <p id={`${id}p`} role="alert" className={missing ? "mt-2 text-small text-accent-ink" : "sr-only"}>
              {missing && "Give the address of a page of yours, like example.com."}
            </p>
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" aria-busy={isReading} className="btn h-12 @max-md:w-full">
            {isOwn ? "Check this site" : "Check this page"}
          </button>
          {isReading && (
            <button type="button" onClick={stop} className={quietButton}>
              Stop
            </button>
          )}
          {isOwn && <span className="text-small text-muted">We follow its links, up to {mostPages} pages.</span>}
        </div>
      </form>
      <noscript>
        <p className="mt-4 text-small text-muted">Checking a site needs script. Allow it for this shop and reload.</p>
      </noscript>
      <p role="status" className="mt-4 flex min-h-6 items-center gap-2.5 text-small text-muted">
        {isReading && <Spinner label="" className="size-4" />}
        {state?.reading != null &&
          (state.siteId
            ? `Reading ${pathOf(state.reading)}, page ${state.results.length + 1} of ${Math.min(mostPages, state.results.length + 1 + state.left)}`
            : "Reading the page")}
      </p>
      {state && (state.results.length > 0 || !isReading) && <CheckResults state={state} />}
    </div>
  );
}

/** The sites of whoever is signed in, and which is chosen: the one that the address names, else the first. */
function useOwnSites() {
  const { user } = useUser();
  const uid = user?.uid;
  const [sites, setSites] = useState<readonly OwnSite[]>([]);
  const [chosen, choose] = useState("");

  useEffect(() => {
    let isCurrent = true;
    setSites([]);
    choose("");
    if (!uid) return;
    void callAction(checkableSites, {}).then((answer) => {
      // Without them an address can be typed.
      if (!isCurrent || !answer.ok) return;
      const asked = new URL(location.href).searchParams.get("site");
      setSites(answer.data);
      choose(answer.data.find((site) => site.id === asked)?.id ?? answer.data[0]?.id ?? "");
    });
    return () => {
      isCurrent = false;
    };
  }, [uid]);

  return { sites, chosen, choose };
}
