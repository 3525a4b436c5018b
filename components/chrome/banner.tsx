"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { sessionStore } from "@/lib/browser/storage";
import { isOverActions } from "./banner-room";
import { createBannerFollower, isOffered } from "./banner-rule";

const load = () => import("./banner-box").then((module) => module.BannerBox);

const awayKey = "silcrow.banner-away";

/**
 * The offer at the foot of the window, until it is put away for this visit. Never for lifetime users and admins, nor
 * before we know who is here.
 */
export function Banner() {
  const user = useUser();
  const [shown, setShown] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  const [away, setAway] = useState(false);
  const { Part: Box, ask } = useLazyPart(load);
  const offered = isOffered(user, away);

  useEffect(() => {
    setAway(Boolean(sessionStore.get(awayKey)));
    const shows = createBannerFollower();
    // Not as an update that React may run later: each position counts once, in its turn.
    const follow = () => {
      setShown(shows(scrollY));
      setInTheWay(isOverActions());
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
    };
  }, []);

  useEffect(() => {
    // Without its code there is no offer: the price list is in the header.
    if (offered) void ask();
  }, [offered, ask]);

  const putAway = () => {
    setAway(true);
    // Where it can't be kept, it is away as long as the page.
    sessionStore.set(awayKey, "1");
  };

  return offered && Box && <Box shown={shown && !isInTheWay} onPutAway={putAway} />;
}
