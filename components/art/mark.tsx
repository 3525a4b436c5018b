import { Picture } from "./picture";

/** A company's mark: a file of any proportion, how its colour is treated, and its size beside the others. */
export interface Mark {
  src: string;
  alt: string;
  href: string;
  look: string;
  size: string;
}

const looks: Record<string, string> = { ink: "mark-ink", own: "mark-own", plate: "mark-plate" };
const sizes: Record<string, string> = {
  smaller: "[--mark:.86]",
  normal: "[--mark:1]",
  larger: "[--mark:1.16]",
  tall: "[--mark:2]",
};

/** A mark as high as `--line` times its own size; without a file, its name. */
export function MarkOf({
  mark: { src, alt, look, size },
  className = "max-w-full",
  isStart = false,
}: {
  mark: Mark;
  className?: string;
  /** At the beginning of its place, in the reader's direction, instead of in the middle. */
  isStart?: boolean;
}) {
  const side = isStart ? "object-left rtl:object-right" : "";
  if (!src)
    return (
      <span
        className={`block text-[length:calc(var(--line)*.64)] leading-tight font-semibold tracking-[-.02em] text-balance text-ink ${isStart ? "" : "text-center"}`}
      >
        {alt}
      </span>
    );
  return (
    <span className={`block w-fit min-w-0 ${className} ${looks[look]} ${sizes[size]}`}>
      <Picture
        src={src}
        alt={alt}
        className={`block h-[calc(var(--line)*var(--mark))] w-auto max-w-full object-contain ${side}`}
      />
    </span>
  );
}
