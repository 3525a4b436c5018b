"use client";

import { drawings } from "@/components/art/drawings";
import { Picture } from "@/components/art/picture";
import { Icon } from "@/components/ui/icons";

/** Our drawings to choose from, as they look. Only ever fetched when somebody asks for them: their paths are heavy. */
export function DrawingPicker({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  return (
    <ul className="tint-gray grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {Object.entries(drawings).map(([name, { size }]) => {
        const drawn = `drawn:${name}`;
        const isChosen = value === drawn;
        // Wide ones are cut at their sides, as where they are shown large.
        const isWide = size[0] > 1_000;
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(drawn)}
              className={`relative block w-full cursor-pointer overflow-hidden rounded-sm bg-paper text-left text-small text-ink ${isChosen ? "shadow-[inset_0_0_0_2px_var(--sc-accent-ink)]" : "shadow-[inset_0_0_0_1px_var(--sc-line)] hover:bg-paper-2"} forced-colors:border`}
            >
              <Picture src={drawn} alt="" className={`h-20 w-full ${isWide ? "object-cover" : "p-2"}`} />
              <span className="block border-t border-hairline px-2.5 py-1.5 first-letter:uppercase">
                {name.replaceAll("-", " ")}
              </span>
              {isChosen && (
                <span className="absolute top-1.5 right-1.5 rounded-full bg-accent-ink p-1 text-paper">
                  <Icon name="check" className="size-3" weight={3} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
