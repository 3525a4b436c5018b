"use client";

import { useState } from "react";
import { useUser } from "./user-provider";

/**
 * Who edits; `turn` changes with whoever comes after somebody, who begins with their own. Whoever signs in takes along
 * what they have.
 */
export function usePerson(): { uid: string | undefined; turn: number; isKnown: boolean } {
  const { status, user } = useUser();
  const uid = user?.uid;
  const isKnown = status !== "loading";
  const [person, setPerson] = useState({ uid, turn: 0 });
  if (isKnown && uid !== person.uid) setPerson({ uid, turn: person.uid === undefined ? person.turn : person.turn + 1 });
  return { ...person, isKnown };
}
