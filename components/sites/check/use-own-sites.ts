import { useEffect, useEffectEvent, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { callAction } from "@/components/ui/loading/call-action";
import { listCheckableSites } from "@/lib/sites/actions/check-page";

type OwnSite = { id: string; siteName: string; hostName: string };

/** What was chosen last in this tab, "" for another address. */
let last: string | undefined;

/**
 * The sites of whoever is signed in, and which is chosen: the one that the address names, else that of before, else the first.
 * @param onAsked told of a site of theirs that the address names, once
 */
export function useOwnSites({ onAsked }: { onAsked: (id: string) => void }) {
  const { user } = useUser();
  const uid = user?.uid;
  const [sites, setSites] = useState<readonly OwnSite[]>([]);
  const [chosen, setChosen] = useState("");
  const choose = (id: string) => {
    last = id;
    setChosen(id);
  };

  const open = useEffectEvent((all: readonly OwnSite[]) => {
    setSites(all);
    const address = new URL(location.href);
    const requested = all.find((site) => site.id === address.searchParams.get("site"));
    const before = last === "" ? "" : all.find((site) => site.id === last)?.id;
    choose(requested?.id ?? before ?? all[0]?.id ?? "");
    if (!requested) return;
    // Who comes back to it finds what was found.
    address.searchParams.delete("site");
    history.replaceState(history.state, "", address);
    onAsked(requested.id);
  });

  useEffect(() => {
    let isCurrent = true;
    setSites([]);
    setChosen("");
    if (!uid) return;
    void callAction(listCheckableSites, {}).then((answer) => {
      // Without them an address can be typed.
      if (isCurrent && answer.ok) open(answer.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [uid]);

  return { sites, chosen, choose };
}
