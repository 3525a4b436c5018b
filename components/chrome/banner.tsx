"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { bannerFollower, isOffered } from "./banner-rule";

const load = () => import("./banner-box").then((module) => module.BannerBox);

const awayKey = "silcrow.banner-away";

/**
 * The offer at the foot of the window (spec §2), until it is put away for this visit. Never for lifetime users, nor before
 * we know that there is none.
 */
export function Banner() {
  const user = useUser();
  const [shown, setShown] = useState(false);
  const [away, setAway] = useState(false);
  const { Part: Box, ask } = useLazyPart(load);
  const offered = isOffered(user, away);

  useEffect(() => {
    setAway(remembered() !== null);
    const shows = bannerFollower();
    // Not as an update that React may run later: each position counts once, in its turn.
    const follow = () => setShown(shows(scrollY));
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  useEffect(() => {
    // Without its code there is no offer: the price list is in the header.
    if (offered) void ask();
  }, [offered, ask]);

  const putAway = () => {
    setAway(true);
    remembered("1");
  };

  return offered && Box && <Box shown={shown} onPutAway={putAway} />;
}

/** What is remembered of it for this visit, after setting it. Where storage is closed to us, nothing is. */
function remembered(value?: string): string | null {
  try {
    if (value) sessionStorage.setItem(awayKey, value);
    return sessionStorage.getItem(awayKey);
  } catch {
    return null;
  }
}
