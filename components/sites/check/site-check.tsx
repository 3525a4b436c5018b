"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { lastAddress } from "@/components/sites/last-address";
import { Button } from "@/components/ui/button";
import { addressInput, Field, Problem, SelectField } from "@/components/ui/field";
import { useScriptReady } from "@/components/ui/loading/use-script-ready";
import { Spinner } from "@/components/ui/spinner";
import { CheckResults } from "./check-results";
import { formatPath, formatSummary, sortFoundCopies } from "./found-copies";
import { useOwnSites } from "./use-own-sites";
import { type CheckState, maxPages, useSiteCheck } from "./use-site-check";

const nothing = { code: "invalid", message: "Give the address of a page of yours, like example.com." };

/** Asks for a site, and shows what of ours stands on it. */
export function SiteCheck() {
  const { state, readAddress, readSite, stop, clear } = useSiteCheck();
  const { sites, chosen, choose } = useOwnSites({ onAsked: (id) => void readSite(id) });
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isReady = useScriptReady();
  const isReading = state?.reading != null;
  const isOwn = chosen !== "";
  const refusal = isMissing ? nothing : getRefusal(state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOwn) return void readSite(chosen);
    const url = field.current?.value.trim() ?? "";
    setMissing(url === "");
    if (url === "") {
      clear();
      return field.current?.focus();
    }
    lastAddress.set(url);
    void readAddress(url);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = lastAddress.get();
  }, [isOwn]);

  // Whoever is refused goes on in the field that is wrong.
  useEffect(() => {
    if (refusal && document.activeElement === button.current) field.current?.focus();
  }, [refusal]);

  return (
    <div className="mx-auto mt-10 max-w-wide px-gutter @4xl:mt-14">
      <form onSubmit={submit} noValidate data-needs-script="" className="max-w-[34rem]">
        {sites.length > 0 && (
          <SelectField
            label="Site"
            value={chosen}
            aria-invalid={isOwn && refusal !== null}
            aria-describedby={`${id}p`}
            onChoose={(value) => {
              choose(value);
              clear();
            }}
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
              label="Address of your page"
              name="url"
              {...addressInput}
              aria-invalid={refusal !== null}
              aria-describedby={`${id}p`}
            />
          </div>
        )}
        <Problem id={`${id}p`} of={refusal} />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button ref={button} type="submit" disabled={!isReady} aria-busy={isReading} className="h-12 @max-md:w-full">
            {isOwn ? "Check this site" : "Check this page"}
          </Button>
          {isReading && (
            <Button
              onClick={() => {
                stop();
                button.current?.focus();
              }}
              variant="quiet"
            >
              Stop
            </Button>
          )}
          {isOwn && <span className="text-small text-muted">We follow its links, up to {maxPages} pages.</span>}
        </div>
      </form>
      <noscript>
        <p className="mt-4 text-small text-muted">Checking a site needs script. Allow it for this shop and reload.</p>
      </noscript>
      <p role="status" className="mt-4 flex min-h-6 items-center gap-2.5 text-small text-muted">
        {isReading && <Spinner label="" className="size-4" />}
        <Status state={state} />
      </p>
      {state?.results.some(({ page }) => page) && <CheckResults state={state} />}
    </div>
  );
}

/** Why the page that was asked for can't be read, where it is the only one. */
function getRefusal(state: CheckState | null) {
  const [only, ...others] = state?.results ?? [];
  return (others.length === 0 && only?.problem) || null;
}

/** What goes on, and when it has ended what was found: for whoever doesn't see it. */
function Status({ state }: { state: CheckState | null }) {
  if (!state) return null;
  const { reading, results, siteId, left, isStopped } = state;
  if (reading !== null && !siteId) return "Reading the page";
  if (reading !== null)
    return `Reading ${formatPath(reading)}, page ${results.length + 1} of ${Math.min(maxPages, results.length + 1 + left)}`;
  if (isStopped) return "Stopped.";
  return (
    results.some(({ page }) => page) && (
      <span className="sr-only">{formatSummary(sortFoundCopies(results), results)}</span>
    )
  );
}
