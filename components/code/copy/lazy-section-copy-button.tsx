"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { showFailure } from "@/components/ui/toast/toast";
import { productTitles } from "@/lib/hosts/products";
import type { SectionCopyButton } from "./section-copy-button";

const load = () => import("./section-copy-button").then((module) => module.SectionCopyButton);

/** The copy button of who may copy, for whom alone its code is fetched. If it doesn't come, it can be asked for. */
export function LazySectionCopyButton(props: ComponentProps<typeof SectionCopyButton>) {
  const { Part, ask } = useLazyPart(load);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => void ask().then(setFailure), [ask]);
  if (Part) return <Part {...props} />;
  const press = async () => {
    const still = await ask();
    setFailure(still);
    if (still) showFailure("Not copied", still);
  };
  return (
    <div className="relative">
      <Button
        data-needs-script=""
        onClick={() => void press()}
        size="small"
        className={`w-full min-w-[10.5rem] ${failure ? "" : "invisible"}`}
      >
        Copy for {productTitles[props.product]}
        <span className="sr-only">: {props.section.title}</span>
      </Button>
    </div>
  );
}
