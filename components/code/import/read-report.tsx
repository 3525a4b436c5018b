import { useEffect, useRef } from "react";
import { Button, getButtonClass } from "@/components/ui/button";
import { Copyable } from "@/components/ui/copy/copyable";
import { Link } from "@/components/ui/navigation/link";
import type { PastedCopy } from "@/lib/code/access/read-code";
import { checkUrls } from "@/lib/urls/check-urls";

export type Found = PastedCopy;

/** What was found in code, before it is edited: what has no place, and what is missing. */
export function ReadReport({ found, isNext, onNext }: { found: Found; isNext: boolean; onNext: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed for it is gone.
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);

  const { title, version, newest, others, href, isCard, isMarked, isWordless } = found;
  return (
    <section aria-labelledby="found" className="mt-8 grid grid-cols-1 gap-4 border-t border-ink pt-6">
      <h3 ref={heading} id="found" tabIndex={-1} className="text-sub text-ink">
        {title}
        {version && <span className="font-normal text-muted">, version {version}</span>}
      </h3>
      {version && version !== newest && <p>The editor shows version {newest}, with your words in it.</p>}
      {isCard && <p>This is a callout card: its words are in Notion, where you change them.</p>}
      {!isMarked && !isCard && <p>Only words were found. Colors and choices are as in our sample.</p>}
      <ReadNotes found={found} />
      {isWordless && (
        <p>
          To edit it with your own words, give the address of the page that has them under{" "}
          <Link href={checkUrls.page} className="link">
            Check my site
          </Link>{" "}
          and open it in the editor from there. Or copy the words from their callout and paste them here, above the
          code.
        </p>
      )}
      {others > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {others === 1 ? "There is one more section in this code." : `There are ${others} more sections in this code.`}
          <Button onClick={onNext} variant="quiet">
            Read the next one
          </Button>
        </p>
      )}
      <p>
        <Link href={href} className={getButtonClass({ size: "large" })}>
          {isCard ? `Open ${title}` : `Edit ${title}${isWordless ? " with our sample words" : ""}`}
        </Link>
      </p>
    </section>
  );
}

/** What was found in a copy and has no place in its section, what it lacks, and what stands there again. */
export function ReadNotes({
  found,
}: {
  found: Pick<Found, "leftovers" | "missing" | "returned" | "problems" | "isWordless">;
}) {
  const { leftovers, missing, returned, problems, isWordless } = found;
  return (
    <>
      {problems.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {returned.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <p>These are no longer in the code. The editor shows them again; remove them there if you don’t want them:</p>
          <Copyable label="what stands there again" code={returned.join("\n")} wraps />
        </div>
      )}
      {isWordless && (
        <p>The words of this section are in Notion, not in its code. Without them the editor shows our sample words.</p>
      )}
      {missing.length > 0 && !isWordless && (
        <p>
          The code has no words for these, so our sample words stand there:{" "}
          <b className="font-[550] text-ink">{missing.join(", ")}</b>.
        </p>
      )}
      {leftovers.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <p>We found no field for these words. Keep a copy of what you need:</p>
          <Copyable label="what has no place" code={leftovers.join("\n")} wraps />
        </div>
      )}
    </>
  );
}
