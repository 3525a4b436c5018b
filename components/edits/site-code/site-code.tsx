"use client";

import { type FormEvent, useId, useState, useTransition } from "react";
import { Heading } from "@/components/account/heading";
import { WaitingLine } from "@/components/code/notion/waiting-line";
import { Button } from "@/components/ui/button";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { useCopying } from "@/components/ui/copy/use-copying";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast/toast";
import { copySiteCode, storeSiteSections, writeSiteWords } from "@/lib/edits/site-code/actions";
import type { WordChoice } from "@/lib/edits/site-code/choices";
import type { SiteCode as Site } from "@/lib/edits/site-code/queries";
import type { WordSection } from "@/lib/edits/site-code/schema";
import { hosts } from "@/lib/hosts/hosts";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

const keyOf = (section: WordSection) => ("versionId" in section ? section.versionId : section.sectionId);

/** The sections of one site whose words are in Notion, and the one code that shows them. */
export function SiteCode({ site, choices }: { site: Site; choices: readonly WordChoice[] }) {
  const { siteId, siteName, product, sections } = site;
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isStoring, store] = useTransition();
  const { state, copy } = useCopying({ lasts: 2_400 });
  const id = useId();
  const [line, area] = [productTitles[product], hosts[product].pasting.areas.head];
  const free = choices.filter(({ section }) => !sections.some((one) => keyOf(one) === keyOf(section)));

  const change = (next: WordSection[]) =>
    store(async () => {
      const stored = await callAction(storeSiteSections, { siteId, sections: next });
      setProblem(stored.ok ? null : stored.error);
    });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = free[Number(new FormData(event.currentTarget).get("choice"))];
    if (chosen) change([...sections, chosen.section]);
  };
  const copyCode = async () => {
    const answer = callAction(copySiteCode, { siteId }).then(unwrapAnswer);
    if (!(await copy(answer.then(({ code }) => code)))) return;
    const { hasForm, answersTo } = await answer;
    const form = hasForm && answersTo ? ` Answers to its forms go to ${answersTo}.` : "";
    toast("success", "Code copied", `Paste it once in ${line}, under ${area}, in place of the last one.${form}`);
  };

  return (
    <section aria-labelledby={id}>
      <Heading id={id} aside={<p className="text-small text-muted">{line}</p>}>
        {siteName}
      </Heading>
      {sections.length > 0 && (
        <ul>
          {sections.map((section, place) => (
            <Row
              key={keyOf(section)}
              siteId={siteId}
              place={place}
              title={choices.find((one) => keyOf(one.section) === keyOf(section))?.title}
              isStoring={isStoring}
              onRemove={() => change(sections.filter((_, at) => at !== place))}
            />
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <form onSubmit={add} data-needs-script="" className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-64 @2xl:max-w-96">
            <label htmlFor={`${id}c`} className="text-small font-[550] text-ink">
              Add a section or page
            </label>
            <select
              id={`${id}c`}
              name="choice"
              className="mt-1.5 block h-12 w-full rounded-sm bg-paper px-3 text-body text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
            >
              {[...new Set(free.map(({ group }) => group))].map((group) => (
                <optgroup key={group} label={group}>
                  {free.map((choice, at) =>
                    choice.group === group ? (
                      <option key={keyOf(choice.section)} value={at}>
                        {choice.title}
                      </option>
                    ) : null,
                  )}
                </optgroup>
              ))}
            </select>
          </div>
          <Button type="submit" variant="line" size="large" disabled={isStoring} aria-busy={isStoring}>
            Add
          </Button>
        </form>
      )}
      {sections.length === 0 && choices.length === 0 && (
        <p className="mt-5 max-w-[60ch] text-pretty">
          Nothing to add yet: sections that you buy stand here.{" "}
          <Link href={urls.components(product)} className="link">
            Find one for {line}
          </Link>
        </p>
      )}
      <Problem of={problem} />
      {sections.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <CopyButton
            state={state}
            said={`The code for ${siteName} is copied.`}
            data-needs-script=""
            size="large"
            className="min-w-[12rem]"
            onClick={copyCode}
          >
            {{ done: "Copied", busy: "Copying", idle: "Copy the code" }[state]}
            <span className="sr-only"> for {siteName}</span>
          </CopyButton>
          <p className="max-w-[46ch] flex-1 basis-64 text-small text-pretty text-muted">
            Paste it once in {line}, under {area}. When you add or remove a section here, or change its look, copy the
            code again and paste it in place of the last one.
          </p>
          <div className="max-w-[44rem] basis-full">
            <WaitingLine product={product} />
          </div>
        </div>
      )}
    </section>
  );
}

/** A section in the code. Without a title it is gone, or not its owner's to copy anymore. */
function Row(props: {
  siteId: string;
  place: number;
  title: string | undefined;
  isStoring: boolean;
  onRemove: () => void;
}) {
  const { siteId, place, title, isStoring, onRemove } = props;
  const { state, copy } = useCopying({ lasts: 2_400 });
  const copyWords = async () => {
    const answer = callAction(writeSiteWords, { siteId, place }).then(unwrapAnswer);
    if (!(await copy(answer.then(({ markdown }) => markdown)))) return;
    const names = (await answer).callouts.map(({ name }) => `§ ${name}`);
    toast("success", "Words copied", `Paste them into a callout on your Notion page. First line: ${names.join(", ")}.`);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-hairline py-3">
      <span className="min-w-0 flex-1 basis-48 break-words font-[550] text-ink @max-xl:basis-full">
        {title ?? (
          <span className="font-normal text-muted">No longer there, or no longer yours to copy. Remove it.</span>
        )}
      </span>
      {title && (
        <Button variant="quiet" data-needs-script="" aria-busy={state === "busy"} onClick={copyWords}>
          {state === "done" ? "Copied" : "Copy the words"}
          <span className="sr-only"> of {title}</span>
        </Button>
      )}
      <Button variant="quiet" data-needs-script="" disabled={isStoring} onClick={onRemove}>
        Remove<span className="sr-only"> {title ?? "this section"}</span>
      </Button>
    </li>
  );
}
