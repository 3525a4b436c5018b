"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Edit } from "@/components/code/draft/history";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { isPagePair } from "@/lib/catalogue/content/composition-id";
import { storeVersion } from "@/lib/edits/versions/actions";
import { createDraftStorage, type Draft } from "@/lib/edits/versions/draft-storage";
import { isAlike } from "./use-editing";

/** In ms: how long nobody has to have changed anything before it is kept here, and before it is stored in the account. */
const pause = { here: 250, account: 900 };

/** What has become of an edit. */
export interface SaveState {
  /** `none`: it is as it was begun. */
  state: "none" | "pending" | "here" | "saved" | "refused" | "lost";
  /** Why the account doesn't have it. */
  problem: Failure | null;
  /** Whether that is because it was stored elsewhere meanwhile. */
  isElsewhere: boolean;
  /** Stores it over what was stored elsewhere meanwhile. */
  overwrite: () => void;
  /** Lets go of it, and opens what was stored elsewhere. */
  giveUp: () => void;
}

interface Keeping {
  /** What it is kept under in this browser. */
  key: string;
  sectionId: string;
  savedVersion: { id: string; name?: string; base: number | undefined };
  edit: Edit;
  /** Who is signed in. */
  uid: string | undefined;
  /** Whether what it begins with is kept already. */
  isKept: boolean;
  /** Takes over what another tab has made of it, its name among it, and says what is shown now. */
  onOther: (edit: Draft) => Edit;
}

type Newest = { edit: Edit; name: string | undefined };

/** Whether two tabs have the same, each in objects of its own. */
const isAlikeIn = (one: Newest | null, other: Draft) =>
  one !== null &&
  isAlike([one.edit.content, one.edit.theme], [other.content, other.theme]) &&
  (other.name === undefined || one.name === other.name);

const isSame = (one: Newest | null, other: Newest) =>
  one?.edit.content === other.edit.content && one.edit.theme === other.edit.theme && one.name === other.name;

/**
 * Keeps an edit as it changes: in this browser at once, so that it outlives a reload, a sign-in and a payment; in the account of whoever is
 * signed in a moment later. What was stored elsewhere meanwhile isn't overwritten without asking.
 */
export function useAutosave({ key, sectionId, savedVersion, edit, uid, isKept, onOther }: Keeping): SaveState {
  const isSignedIn = uid !== undefined;
  const { name } = savedVersion;
  const id = useRef(savedVersion.id);
  const [state, setState] = useState<SaveState["state"]>(isKept ? "none" : "pending");
  const [problem, setProblem] = useState<Failure | null>(null);
  const base = useRef(savedVersion.base);
  const hasSaved = useRef(false);
  const router = useRouter();
  const kept = useRef<Newest | null>(isKept ? { edit, name } : null);
  /** What is on its way to the account, and the last of those that wait for each other. */
  const sending = useRef<Newest | null>(null);
  const saves = useRef(Promise.resolve());
  /** What this browser has of it: of somebody who isn't signed in there is no more to be kept. */
  const noted = useRef<Newest | null>(null);
  const newest = useRef<Newest>({ edit, name });
  newest.current = { edit, name };
  /** What was said last of an edit that is kept: it is so again when what came after is taken back. */
  const settled = useRef(state);
  const settle = useCallback((now: SaveState["state"]) => {
    settled.current = now;
    setState(now);
  }, []);

  const note = useCallback(
    (now: Newest, isSaved: boolean) => {
      const isNoted = createDraftStorage(key).set({
        id: id.current,
        sectionId,
        ...(uid !== undefined && { owner: uid }),
        ...(now.name !== undefined && { name: now.name }),
        ...now.edit,
        ...(base.current !== undefined && { base: base.current }),
        isSaved,
      });
      if (isNoted) noted.current = now;
      return isNoted;
    },
    [key, sectionId, uid],
  );

  const send = useEffectEvent(async (force: boolean) => {
    const sent = newest.current;
    // Taken back, or stored by the one before.
    if (!force && isSame(kept.current, sent)) {
      setProblem(null);
      return setState(settled.current);
    }
    sending.current = sent;
    const saved = await callAction(storeVersion, {
      id: id.current,
      sectionId,
      ...(uid !== undefined && { owner: uid }),
      ...sent.edit,
      ...(sent.name !== undefined && { name: sent.name }),
      ...(!force && base.current !== undefined && { base: base.current }),
    });
    sending.current = null;
    setProblem(saved.ok ? null : saved.error);
    if (!saved.ok) return setState("refused");
    base.current = saved.data.updated_at;
    hasSaved.current = true;
    kept.current = sent;
    settled.current = "saved";
    const isNewest = isSame(sent, newest.current);
    note(newest.current, isNewest);
    if (isNewest) setState("saved");
  });
  /** One after the other: an answer says which saved version the next one changes. */
  const save = useEffectEvent((force = false): Promise<void> => {
    saves.current = saves.current.then(() => send(force));
    return saves.current;
  });

  /** What is under way may be stored, too. */
  const isPending = () =>
    !isSame(kept.current, newest.current) || (sending.current !== null && !isSame(sending.current, newest.current));

  useEffect(() => {
    const now = { edit, name };
    // Also where one goes back to what one began with.
    const isHere = isSame(noted.current ?? kept.current, now);
    // Of a visitor what counts is what this browser has.
    const isThere = !isSignedIn || isSame(sending.current ?? kept.current, now);
    if (isHere && isThere) {
      if (sending.current === null) setState((was) => (was === "pending" ? settled.current : was));
      return;
    }
    setState("pending");
    const keepHere = () => {
      const isNoted = note(now, isSignedIn && isThere && sending.current === null);
      if (!isSignedIn) settle(isNoted ? "here" : "lost");
    };
    const here = isHere ? undefined : setTimeout(keepHere, pause.here);
    const account = isSignedIn ? setTimeout(save, pause.account) : undefined;
    return () => {
      clearTimeout(here);
      clearTimeout(account);
    };
  }, [edit, name, isSignedIn, note, settle]);

  // Nobody would hear the answer: this browser has it, and the account gets it when it is opened again.
  const leave = useEffectEvent(() => {
    if (isPending()) note(newest.current, false);
  });
  // Another page of the shop, which may show what was stored: it was fetched before.
  const leaveForPage = useEffectEvent(async () => {
    const isLeft = isPending();
    if (isLeft) note(newest.current, false);
    if (!isSignedIn) return;
    if (isLeft) await save();
    if (isLeft || hasSaved.current) router.refresh();
  });
  const retry = useEffectEvent(() => {
    if (isSignedIn && isPending()) void save();
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isPending() && !note(newest.current, false)) event.preventDefault();
  });
  useEffect(() => {
    const [onHide, onOnline, onUnload] = [() => leave(), () => retry(), (event: BeforeUnloadEvent) => warn(event)];
    addEventListener("pagehide", onHide);
    addEventListener("online", onOnline);
    addEventListener("beforeunload", onUnload);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("online", onOnline);
      removeEventListener("beforeunload", onUnload);
      void leaveForPage();
    };
  }, []);

  const hear = useEffectEvent((other: Draft) => {
    if ((!isPagePair(other.sectionId, sectionId) && other.sectionId !== sectionId) || (other.owner ?? uid) !== uid)
      return;
    // Both tabs began with nothing: now they have one saved version.
    const meet = () => {
      id.current = other.id;
      if (other.base !== undefined) base.current = Math.max(other.base, base.current ?? 0);
    };
    if (isAlikeIn(newest.current, other)) {
      meet();
      if (!other.isSaved) return;
      kept.current = newest.current;
      setProblem(null);
      return settle("saved");
    }
    if (isPending() && (isSignedIn || !isSame(noted.current, newest.current))) {
      // Only what this one was made of has been stored. Anything else is told when this one is stored.
      if (isAlikeIn(kept.current, other)) meet();
      return;
    }
    meet();
    // Nothing is stored in answer: two tabs would go on for ever.
    const taken = { edit: onOther(other), name: other.name ?? name };
    noted.current = taken;
    if (isSignedIn) kept.current = taken;
    settle(other.isSaved ? "saved" : "here");
  });
  useEffect(() => createDraftStorage(key).watch((other) => hear(other)), [key]);

  const giveUp = () => {
    kept.current = newest.current;
    createDraftStorage(key).clear();
    location.reload();
  };
  // A conflict of what was never stored is another: there are too many already.
  const isElsewhere = problem?.code === "conflict" && base.current !== undefined;
  return { state, problem, isElsewhere, overwrite: () => void save(true), giveUp };
}
