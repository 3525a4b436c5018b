"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import type { FileActions } from "./file-actions";

const load = () => import("./file-actions").then((module) => module.FileActions);

/** What one can do with a file, which pages of what is for sale do without. Its room is kept; if it doesn't come, it can be asked for. */
export function LazyFileActions(props: ComponentProps<typeof FileActions>) {
  const { Part, ask } = useLazyPart(load);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => void ask().then(setFailure), [ask]);
  if (Part) return <Part {...props} />;
  return (
    <Button
      data-needs-script=""
      onClick={() => void ask().then(setFailure)}
      title={failure?.message}
      size="tiny"
      className={`min-w-[8.375rem] shrink-0 ${failure ? "" : "invisible"}`}
    >
      Try again<span className="sr-only"> to copy {props.name}</span>
    </Button>
  );
}
