import { Disclosure } from "@/components/ui/disclosure";

/** Somebody's words: closed, their title; open, all of them. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <Disclosure
      summary={<bdi className="link min-w-0">{title}</bdi>}
      summaryClassName="flex cursor-pointer items-center gap-3 text-ink"
    >
      <p className="mt-2 max-w-[60ch] whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
    </Disclosure>
  );
}
