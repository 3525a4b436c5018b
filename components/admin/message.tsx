import { DetailsArrow } from "@/components/ui/details-arrow";

/** Somebody's words: closed, their title; open, all of them. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer items-center gap-3 text-ink">
        <DetailsArrow />
        <bdi className="link min-w-0">{title}</bdi>
      </summary>
      <p className="mt-2 max-w-[60ch] whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
    </details>
  );
}
