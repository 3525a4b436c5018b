import posthog from "posthog-js/dist/module.slim.no-external";
import type { ClientConfig } from "@/lib/server/headers/analytics";

/** A page that was opened, by its address; or who is signed in from now on, null for nobody. */
export type Fact = { page: string } | { person: { id: string; email: string } | null };
export type Listener = (fact: Fact) => void;

/** Starts PostHog with everything off that was not asked for: it learns of pages, of leaving, and of who is signed in. */
export function startPosthog({ key, host }: NonNullable<ClientConfig["analytics"]>): Listener {
  posthog.init(key, {
    api_host: host,
    persistence: "localStorage",
    respect_dnt: true,
    person_profiles: "identified_only",
    // Told by us, with the address that was current: a page can be left before all this has loaded.
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
  });
  // Back from the browser's memory is a visit, too.
  addEventListener("pageshow", ({ persisted }) => persisted && capturePageview(location.href));
  return (fact) => ("page" in fact ? capturePageview(fact.page) : identifyPerson(fact.person));
}

function capturePageview(address: string): void {
  posthog.capture("$pageview", { $current_url: address });
}

function identifyPerson(person: { id: string; email: string } | null): void {
  const known = posthog.get_property("$user_state") === "identified" ? posthog.get_distinct_id() : null;
  // Somebody else on the same browser must not be taken for the same person.
  if (known && known !== person?.id) posthog.reset();
  if (person) posthog.identify(person.id, { email: person.email });
}
