"use client";

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { useInView } from "@/components/code/previews/use-in-view";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { getPanelProps, TabList } from "@/components/ui/tabs";
import { canCopySection } from "@/lib/billing/copy-access";
import type { Format } from "@/lib/code/metadata/format";
import type { Product } from "@/lib/hosts/products";
import { CodeFrame } from "./code-frame";
import type { CopyTab } from "./copy-names";
import type { InFrame } from "./owned-copies";
import { OwnedNote } from "./owned-note";

const loadOwned = () => import("./owned-copies").then((module) => module.OwnedCopies);

/** The copies of a section that is for sale, one tab each: drawn from afar for everybody, in full for its owners. */
export function CodeTabs(props: {
  section: { id: string; title: string; price: number | null };
  product: Product;
  tabs: readonly CopyTab[];
  /** Stands below what is for sale, for those who don't own it. */
  offer: ReactNode;
}) {
  const { section, product, tabs } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const near = useInView(box, 300);
  const { user, owned } = useUser();
  const mine = canCopySection(section, user, owned);
  const [format, setFormat] = useState<Format>("paste");
  const { Part: Owned, ask } = useLazyPart(loadOwned);
  const [drawn, setDrawn] = useState<InFrame | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const open = useCallback(() => void ask().then(setFailure), [ask]);
  // Only who owns it needs what reads it.
  useEffect(() => {
    if (mine && near) open();
  }, [mine, near, open]);

  const tab = tabs.find((one) => one.format === format);
  const { content, note } = (mine && drawn) || {
    content: null,
    note: mine ? <OwnedNote failure={failure} retry={open} /> : props.offer,
  };
  return (
    <div ref={box}>
      {mine && Owned && tab && <Owned section={section} product={product} tab={tab} onDrawn={setDrawn} />}
      <CodeFrame>
        <TabList
          id={id}
          aria-label="Copies"
          tabs={tabs.map(({ format, name }) => ({ name: format, label: name }))}
          chosen={format}
          onChoose={setFormat}
          data-needs-script=""
          className="overflow-x-auto px-1.5 [scrollbar-width:none]"
        />
        {tabs.map((tab) => (
          <div key={tab.format} {...getPanelProps(id, tab.format, format)}>
            {tab.above}
            {(tab.format === format && content) || tab.locked}
          </div>
        ))}
        <div className="flex min-h-[3.75rem] items-center border-t border-hairline px-4 py-2 text-small">{note}</div>
      </CodeFrame>
    </div>
  );
}
