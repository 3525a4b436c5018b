/** Somebody's words: closed, their title; open, all of them. */
export function Letter({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary className="cursor-pointer text-ink">{title}</summary>
      <p className="mt-2 max-w-[60ch] break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}
