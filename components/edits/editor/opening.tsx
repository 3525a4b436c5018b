import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import { Spinner } from "@/components/ui/spinner";

/** What is edited, opened once it is known who is there; until then a box that says so, or why it can't be opened. */
export function Opening<Opened>({
  isKnown,
  open,
  label,
  className,
  children,
}: {
  isKnown: boolean;
  /** @throws Failure why it can't be opened */
  open: () => Promise<Opened>;
  label: string;
  className: string;
  children: (opened: Opened) => ReactNode;
}) {
  const [opened, setOpened] = useState<{ value: Opened } | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when it failed
  useEffect(() => {
    if (!isKnown || opened) return;
    let isLate = false;
    setProblem(null);
    open().then(
      (value) => !isLate && setOpened({ value }),
      (error: unknown) => !isLate && setProblem(error as Failure),
    );
    return () => {
      isLate = true;
    };
  }, [isKnown, attempt]);

  if (opened) return children(opened.value);
  return (
    <div className={`rounded-md bg-paper-2 text-muted ${className}`}>
      {problem ? (
        <>
          <Problem of={problem} />
          <Button onClick={() => setAttempt(attempt + 1)} size="small" className="mt-3">
            Try again
          </Button>
        </>
      ) : (
        <Spinner label={label} />
      )}
    </div>
  );
}
