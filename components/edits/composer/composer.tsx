"use client";

import { useEffect, useMemo, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import { Spinner } from "@/components/ui/spinner";
import type { ComposeCategory } from "@/lib/catalogue/pages/compose-sections";
import type { Product } from "@/lib/hosts/products";
import { beginPage, type PageBeginning } from "./initial-page";
import { PageComposer } from "./page-composer";

/** Puts a page together of the sections of a line, from what the address, the account or this browser has of it. */
export function Composer({ product, categories }: { product: Product; categories: readonly ComposeCategory[] }) {
  const { status, user } = useUser();
  const uid = user?.uid;
  const [person, setPerson] = useState({ uid, turn: 0 });
  // Whoever signs in takes their page along; whoever comes after somebody begins with their own.
  if (status !== "loading" && uid !== person.uid)
    setPerson({ uid, turn: person.uid === undefined ? person.turn : person.turn + 1 });
  const sections = useMemo(
    () => new Map(categories.flatMap((category) => category.sections.map((section) => [section.id, section]))),
    [categories],
  );
  const [begun, setBegun] = useState<{ turn: number; beginning: PageBeginning } | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isKnown = status !== "loading";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person, and again when it failed
  useEffect(() => {
    if (!isKnown) return;
    let isLate = false;
    setProblem(null);
    beginPage(sections, uid).then(
      (beginning) => !isLate && setBegun({ turn: person.turn, beginning }),
      (error: unknown) => !isLate && setProblem(error as Failure),
    );
    return () => {
      isLate = true;
    };
  }, [isKnown, person.turn, attempt]);

  if (begun?.turn === person.turn)
    return (
      <PageComposer
        key={person.turn}
        product={product}
        categories={categories}
        sections={sections}
        beginning={begun.beginning}
        uid={person.uid}
      />
    );
  return (
    <div className="min-h-96 rounded-md bg-paper-2 p-6 text-muted">
      {problem ? (
        <>
          <Problem of={problem} />
          <Button onClick={() => setAttempt(attempt + 1)} size="small" className="mt-3">
            Try again
          </Button>
        </>
      ) : (
        <Spinner label="Opening the page" />
      )}
    </div>
  );
}
