"use client";

import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { useCopying } from "@/components/ui/copy/use-copying";
import { Icon } from "@/components/ui/icons";
import { callAction } from "@/components/ui/loading/call-action";
import { Link } from "@/components/ui/navigation/link";
import { listVersionsOfSection } from "@/lib/edits/versions/actions";
import { bulletPasting } from "@/lib/hosts/bullet";
import type { PasteTarget } from "@/lib/hosts/host";
import { type Product, productTitles } from "@/lib/hosts/products";
import { superPasting } from "@/lib/hosts/super";
import { urls } from "@/lib/urls/urls";

const { caption } = bulletPasting;

/** Over the page and the editor's bar, below its button, so that nothing moves. */
const floating = "absolute top-[calc(100%+8px)] z-35";

/** Closes the panel that stands open; there is one at a time. */
let closeOpen: (() => void) | undefined;

/**
 * What to do with what was just copied: where to paste it, and where answers to its form go. Stands under the button until
 * it is dismissed, over the page, so that nothing moves. `onDismiss` is told whether the focus belongs back on the button.
 */
export function AfterCopy(props: {
  product: Product;
  target: PasteTarget;
  /** Null: it has no form. */
  form: { answersTo: string | null } | null;
  onDismiss: (byPerson: boolean) => void;
  /** The section whose sample words were copied: one's own version of it, if there is one, is named. */
  sampleOf?: string;
  /** What of one's own words isn't one's own yet, in a sentence. */
  stillOurs?: string | undefined;
  /** Where it stands, how wide it is and on which side of the button. */
  className?: string;
}) {
  const {
    product,
    target,
    form,
    sampleOf,
    stillOurs,
    className = `${floating} inset-x-0 @xl:left-auto @xl:w-[23rem]`,
  } = props;
  const id = useId();
  const dismiss = useEffectEvent(props.onDismiss);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // Below the window's edge, nobody would know of it; the margin is what the banner covers.
    panel.current?.scrollIntoView({ block: "nearest" });
    const close = () => dismiss(false);
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog in front of it takes the key first.
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog:modal")) dismiss(true);
    };
    closeOpen?.();
    closeOpen = close;
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      if (closeOpen === close) closeOpen = undefined;
    };
  }, []);

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}h`}
      className={`scroll-mt-20 scroll-mb-24 rounded-md bg-raised p-5 text-left text-small text-ink-2 shadow-float ring-1 ring-hairline forced-colors:outline ${className}`}
    >
      <div className="flex items-start justify-between gap-4">
        <p id={`${id}h`} className="text-body font-semibold text-ink">
          Copied. Now paste it
        </p>
        <button
          type="button"
          onClick={() => props.onDismiss(true)}
          className="-mt-2 -mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-paper-2 hover:text-ink"
        >
          <Icon name="close" className="size-4" weight={1.8} />
          <span className="sr-only">Close what to do next</span>
        </button>
      </div>
      {sampleOf && <OwnWords sectionId={sampleOf} />}
      {stillOurs && <p className="mt-2 text-muted">{stillOurs}</p>}
      <ol className="mt-2 grid gap-2">
        {listSteps(product, target).map((step, index) => (
          <li key={index} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <span className="tabular-nums text-muted" aria-hidden="true">
              {index + 1}.
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-muted">Is an older copy on your site already? {inPlaceOfOld[target]}</p>
      {form && (
        <div className="mt-4 border-t border-hairline pt-3.5">
          {form.answersTo ? (
            <p>
              What people send by its form arrives at {form.answersTo}: read it in your account under{" "}
              <Link href={urls.submissions} className="link">
                Submissions
              </Link>
              .
            </p>
          ) : (
            <p>
              Its form sends nothing yet.{" "}
              <Link href={urls.account} className="link">
                Add your site
              </Link>{" "}
              if you haven’t, choose it under “Send form answers to”, then copy again.
            </p>
          )}
        </div>
      )}
      <p className="mt-4 border-t border-hairline pt-3">
        <Link href={`${urls.howTo}#${product}-${target}`} className="link">
          See these steps with pictures
        </Link>
      </p>
    </section>
  );
}

/** How a copy takes the place of one that was pasted before: beside each other, both would show. */
const inPlaceOfOld: Record<PasteTarget, string> = {
  block: "Click into its code block, press Ctrl+A (⌘A on a Mac), and paste: the new one takes its place.",
  head: "Delete it there, from its first line to its last, and paste this in its place.",
  css: "Delete it there, from its first line to its last, and paste this in its place.",
};

/** Says that the copy has the sample's words, to whoever has a version with their own. */
function OwnWords({ sectionId }: { sectionId: string }) {
  const isSignedIn = useUser().user !== null;
  const [versions, setVersions] = useState<readonly { id: string; name: string }[]>([]);
  useEffect(() => {
    if (!isSignedIn) return;
    let isLate = false;
    // Without an answer nothing is said: the copy is what it is.
    void callAction(listVersionsOfSection, { sectionId }).then((result) => {
      if (!isLate && result.ok) setVersions(result.data);
    });
    return () => {
      isLate = true;
    };
  }, [sectionId, isSignedIn]);
  if (versions.length === 0) return null;
  return (
    <p className="mt-2 rounded-sm bg-paper-2 px-3 py-2">
      This copy has the sample’s words. Yours are in{" "}
      {versions.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link href={urls.savedComponent(id)} className="link">
            {name || "your version"}
          </Link>
        </Fragment>
      ))}
      : open it and copy there.
    </p>
  );
}

function listSteps(product: Product, target: PasteTarget): ReactNode[] {
  if (target === "block") {
    const block = (
      <>
        In Notion, where you want it, type <Said>/code</Said> and choose Code.
      </>
    );
    if (product === "super")
      return [
        block,
        <>
          Paste. The copy begins with <Said>{superPasting.marker}</Said>, which tells Super to run it. Leave that in
          place.
        </>,
      ];
    return [
      block,
      "Paste the copy into the block.",
      <>
        Then give the block this caption:
        <Caption />
      </>,
    ];
  }
  const line = productTitles[product];
  if (product === "super")
    return [
      <>
        In {line}, open Settings, Code, and the tab <Said>{superPasting.areas[target]}</Said>.
      </>,
      "Paste below what is there already, and publish.",
      ...callouts(target),
    ];
  return [
    <>
      In {line}’s dashboard, choose Edit for your site, then <Said>Code</Said> in the sidebar.
    </>,
    <>
      Paste under <Said>{bulletPasting.areas[target]}</Said>, press Save, then Publish.
    </>,
    ...callouts(target),
  ];
}

/** What makes a callout card show: without a callout there is nothing to see. */
const callouts = (target: PasteTarget) =>
  target === "css"
    ? ["In Notion, give a callout a background color. It is a card now, and so is every other one."]
    : [];

function Said({ children }: { children: string }) {
  return <b className="font-[550] text-ink">{children}</b>;
}

/** The caption, to copy with one press: it has to be in exactly these letters. */
function Caption() {
  const { state, copy } = useCopying();
  return (
    <span className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-sm bg-paper-3 py-1 pr-1 pl-3">
      <code className="font-code text-[.8125rem] text-ink select-all">{caption}</code>
      <CopyButton
        state={state}
        said="Caption copied"
        onClick={() => void copy(caption)}
        variant="line"
        size="tiny"
        className="bg-raised"
      >
        {state === "done" ? "Copied" : "Copy caption"}
      </CopyButton>
    </span>
  );
}
