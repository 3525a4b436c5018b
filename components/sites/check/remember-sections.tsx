"use client";

import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Link } from "@/components/ui/navigation/link";
import { rememberSections } from "@/lib/sites/updates/actions";
import { checkUrls } from "@/lib/urls/check-urls";
import { isUnused } from "./found-copies";
import type { PageResult } from "./use-site-check";

/** Has the account remember which sections of which version stand on a site, so that it can tell of updates. */
export function RememberSections({
  siteId,
  results,
  left,
}: {
  siteId: string;
  results: readonly PageResult[];
  left: number;
}) {
  const [done, setDone] = useState<readonly PageResult[] | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [busy, start] = useTransition();

  const unread = results.flatMap(({ address, problem }) => (problem && URL.canParse(address) ? listPath(address) : []));
  const whole = left === 0 ? { isWhole: true, unread } : {};

  const remember = () =>
    start(async () => {
      const answer = await callAction(rememberSections, { siteId, ...whole, pages: listRememberedPages(results) });
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) setDone(results);
    });

  return (
    <div className="mt-6 max-w-[60ch]" aria-live="polite">
      {done === results ? (
        <p>
          Remembered. Your{" "}
          <Link href={checkUrls.updates} className="link">
            account
          </Link>{" "}
          tells you when one of them has an update.
        </p>
      ) : (
        <>
          <p className="text-small text-muted">
            Do you want to hear in your account when one of them has an update? We remember the name, version and page
            of each.
          </p>
          <Button onClick={remember} aria-busy={busy} variant="line" className="mt-3 min-h-11 text-small">
            Remember these
          </Button>
        </>
      )}
      <Problem of={problem} />
    </div>
  );
}

/** An address's path, where it isn't too long to be remembered. */
function listPath(address: string): string[] {
  const { pathname } = new URL(address);
  return pathname.length <= 300 ? [pathname] : [];
}

/** What is remembered: of each page that was read the sections that say their version. */
function listRememberedPages(results: readonly PageResult[]) {
  return results.flatMap(({ page }) => {
    const [path] = page ? listPath(page.url) : [];
    if (!page || path === undefined) return [];
    const sections = page.copies.flatMap((copy) => {
      const { sectionId, version, standing } = copy;
      return version !== undefined && standing.kind !== "unknown" && !isUnused(copy) ? [{ sectionId, version }] : [];
    });
    return [{ path, sections }];
  });
}
