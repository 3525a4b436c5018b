"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { formDestination } from "@/components/code/copy/form-destination";
import { activeDraft } from "@/components/code/draft/active-draft";
import { chosenWidth } from "@/components/code/draft/chosen-width";
import type { Edit } from "@/components/code/draft/history";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { useCopying } from "@/components/ui/copy/use-copying";
import { downloadText } from "@/components/ui/download-text";
import { callAction } from "@/components/ui/loading/call-action";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { canCopySection } from "@/lib/billing/copy-access";
import { copyNotionCode, writeNotionWords } from "@/lib/code/access/actions";
import type { WrittenCallout } from "@/lib/code/notion/deliver-words";
import type { Product } from "@/lib/hosts/products";

/** Words as the picture of the Notion page shows them. */
export interface ShownWords {
  callouts: readonly Pick<WrittenCallout, "name" | "blocks" | "settings">[];
  without: readonly string[];
  origin: string;
}

/** Whose words they are, and where their code goes. */
export interface WordsSource {
  section: { id: string; title: string; price: number | null; hasForm: boolean };
  product: Product;
  /** What the builder is called, and the area of its code. */
  line: string;
  area: string;
  initial?: ShownWords;
  /** What is copied, where it isn't what the section is shown as on this page. */
  edit?: Pick<Edit, "content" | "theme"> | undefined;
}

const nothing: ShownWords = { callouts: [], without: [], origin: "" };
/** Milliseconds that an edit stands still before its words are written anew. */
const settled = 1_500;

/**
 * The words of a section as blocks of Notion, and what of them and of its code can be copied.
 * @param isSeen whether somebody can see them: until then those of an edit aren't asked for
 */
export function useNotionWords({ section, product, line, area, initial, edit: given }: WordsSource, isSeen: boolean) {
  const { user, owned } = useUser();
  const [written, setWritten] = useState(initial ?? nothing);
  const { callouts } = written;
  const words = useCopying({ lasts: 2_400 });
  const code = useCopying({ lasts: 2_400 });
  const isOne = callouts.length === 1;
  const active = useSyncExternalStore(
    activeDraft.subscribe,
    () => activeDraft.of(section.id),
    () => undefined,
  );
  const { content, trade } = { content: undefined, trade: undefined, ...(given ?? active) };
  const isAsItComes = content === undefined && trade === undefined;
  const asked = useRef(0);
  const wasSeen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are of the content alone
  useEffect(() => {
    const delay = wasSeen.current ? settled : 0;
    wasSeen.current = isSeen;
    if (initial && isAsItComes) {
      // What was asked for before answers no more.
      asked.current++;
      return setWritten(initial);
    }
    if (!isSeen) return;
    const timer = setTimeout(() => void write(), delay);
    return () => clearTimeout(timer);
  }, [isSeen, content, trade]);

  /** The words as the section is shown on this page, which the picture then shows, too. */
  const write = async () => {
    const turn = ++asked.current;
    const { theme, ...shown } = { theme: undefined, ...(given ?? activeDraft.of(section.id)) };
    const answer = await callAction(writeNotionWords, { sectionId: section.id, product, ...shown });
    if (answer.ok && turn === asked.current) setWritten(answer.data);
    return answer;
  };
  /** @param place of one callout; all of them when absent */
  const copyWords = async (place?: number) => {
    const text = write()
      .then(unwrapAnswer)
      .then((made) => (place === undefined ? made.markdown : (made.callouts[place]?.markdown ?? "")));
    if (await words.copy(text))
      toast(
        "success",
        "Words copied",
        `Paste them into ${place === undefined && !isOne ? "your" : "a callout on your"} Notion page.`,
      );
  };
  const downloadBlocks = async () => {
    const answer = await write();
    if (!answer.ok) return showFailure("Not downloaded", answer.error);
    downloadText(`${section.id}.notion.json`, answer.data.apiBlocks, "application/json");
  };
  const copyCode = async () => {
    const edit = given ?? activeDraft.of(section.id);
    const siteId = (section.hasForm && formDestination.get(product)) || undefined;
    const input = { sectionId: section.id, product, siteId, width: chosenWidth.get(), ...edit };
    const answer = callAction(copyNotionCode, input).then(unwrapAnswer);
    if (!(await code.copy(answer.then(({ code }) => code)))) return;
    const { answersTo } = await answer;
    const form = answersTo
      ? ` Answers go to ${answersTo}.`
      : " Its form sends nothing yet: choose your site above, then copy again.";
    toast("success", "Code copied", `Paste it under ${area} in ${line}.${section.hasForm ? form : ""}`);
  };

  return { written, isMine: canCopySection(section, user, owned), words, code, copyWords, downloadBlocks, copyCode };
}
