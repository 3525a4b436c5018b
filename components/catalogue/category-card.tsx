import type { ReactNode } from "react";
import { ThemedImage } from "../ui/themed-image";

export interface CategoryCardData {
  title: string;
  number: string;
  image: { light: string; dark: string };
  /** The picture is the one all categories of its line share: then the card writes its number into it. */
  generic?: boolean;
  /** How many sections it has. */
  count: number;
}

/**
 * A category as a picture with its number, title and count: the inside of a link with the class `group`.
 * `shape` is the picture's: 4 by 3, or as tall as the row makes it.
 */
export function CategoryCard({
  category,
  shape = "aspect-4/3",
  eager,
}: {
  category: CategoryCardData;
  shape?: string;
  eager?: boolean;
}): ReactNode {
  return (
    <>
      <span
        className={`relative block flex-1 overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] ${shape}`}
      >
        <ThemedImage
          image={category.image}
          alt=""
          width={640}
          height={480}
          eager={eager}
          className="absolute inset-0 size-full object-cover object-top transition-transform duration-(--sc-slow) ease-sc group-hover:scale-[1.025] motion-reduce:transition-none"
        />
        {category.generic && (
          <span
            className="absolute inset-x-[19%] bottom-[27%] text-[clamp(1.75rem,5.2cqi,4.25rem)] leading-none font-[560] tracking-[-.045em] text-ink @3xl:text-[clamp(2.5rem,4.4cqi,4rem)]"
            aria-hidden="true"
          >
            <span className="font-normal text-accent">§</span>
            {category.number}
          </span>
        )}
      </span>
      <span className="mt-3 flex items-baseline gap-2.5">
        <span
          className="w-[2.3em] shrink-0 text-small whitespace-nowrap tabular-nums text-muted transition-colors group-hover:text-accent-ink @max-[350px]:hidden"
          aria-hidden="true"
        >
          § {category.number}
        </span>
        <span className="text-[1.0625rem] leading-snug font-semibold tracking-[-.015em] text-ink">
          {category.title}
        </span>
        <span className="ml-auto shrink-0 text-small tabular-nums text-muted">
          {category.count > 0 ? category.count : "soon"}
          {category.count > 0 && <span className="sr-only"> {category.count === 1 ? "section" : "sections"}</span>}
        </span>
      </span>
    </>
  );
}
