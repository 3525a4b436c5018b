/** The first letters of the first and the last name, in place of a picture; the name itself is beside it. */
export function Initials({ name, className }: { name: string; className: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word = "") => Array.from(word)[0] ?? "");
  return (
    <span aria-hidden="true" className={`grid place-items-center tracking-normal ${className}`}>
      {letters.join("")}
    </span>
  );
}
