"use client";

import { type ReactNode, useId } from "react";
import type { Content } from "@/components/sections/define";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { Field } from "@/lib/catalogue/content/form-field";
import { addArticle } from "@/lib/catalogue/with-article";
import type { ChosenPicture } from "./picture-shelf";

const small = "link inline-flex min-h-9 cursor-pointer items-center text-small font-[550]";

export interface ContentFieldProps {
  field: Field;
  value: Content | undefined;
  /** The section's own, for what the first item of an emptied list begins with. */
  sample: Content | undefined;
  /**
   * @param isTyped whether more of it may follow at once: its control shows what it has, whoever hears of it may wait
   * @param chosen of an address, the picture of ours that it is of
   */
  onChange: (value: Content, isTyped?: boolean, chosen?: ChosenPicture) => void;
}

type ListFieldProps = Omit<ContentFieldProps, "field"> & {
  field: Extract<Field, { kind: "list" }>;
  /** Draws the control of one item. */
  draw: (item: ContentFieldProps) => ReactNode;
};

/** A list of content: its items, each to change, move up or take away, and room for one more. */
export function ListField({ field, value, sample, onChange, draw }: ListFieldProps) {
  const id = useId();
  const items = Array.isArray(value) ? value : [];
  const [first] = Array.isArray(sample) ? sample : [];
  const label = field.label || "List";
  const replace = (index: number, next: Content, isTyped?: boolean) => onChange(items.with(index, next), isTyped);

  // One that is like the last is easier to change than an empty one, and has no words of another trade.
  const next = items.at(-1) ?? first ?? createEmpty(field.item);
  const add = () => {
    onChange([...items, structuredClone(next)]);
    requestAnimationFrame(() => document.getElementById(`${id}-${items.length}`)?.focus());
  };
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    document.getElementById(`${id}-add`)?.focus();
  };
  const raise = (index: number) => {
    const [moved] = items.slice(index, index + 1);
    if (moved === undefined) return;
    onChange(items.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
    // Along with what was moved, so that it can be moved on.
    const next = document.getElementById(`${id}-${index - 1}-up`) ?? document.getElementById(`${id}-${index - 1}`);
    next?.focus();
  };

  return (
    <Disclosure
      summary={
        <>
          {label}
          <span className="font-normal tabular-nums text-muted">{items.length}</span>
        </>
      }
      className="border-t border-hairline"
      open={items.length <= 2}
    >
      {field.hint && <p className="mb-4 max-w-[60ch] text-caption text-pretty text-muted">{field.hint}</p>}
      <ol className="grid gap-5 pb-2">
        {items.map((item, index) => {
          const name = `${field.item.label} ${index + 1}`;
          return (
            <li key={index} id={`${id}-${index}`} tabIndex={-1} className="outline-none">
              {draw({
                field: { ...field.item, label: name },
                value: item,
                sample: first,
                onChange: (changed, isTyped) => replace(index, changed, isTyped),
              })}
              <p className="flex gap-5 pl-4">
                {index > 0 && (
                  <button type="button" id={`${id}-${index}-up`} onClick={() => raise(index)} className={small}>
                    Move up<span className="sr-only"> {name}</span>
                  </button>
                )}
                <button type="button" onClick={() => remove(index)} className={small}>
                  Remove<span className="sr-only"> {name}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ol>
      {field.shown !== undefined && items.length > field.shown && (
        <p className="mb-3 text-small text-accent-ink">
          The section has room for the first {field.shown}. The others are kept, and not shown.
        </p>
      )}
      <Button id={`${id}-add`} onClick={add} variant="line" size="small" className="mb-4">
        Add {labelAdd(field.item.label)}
        <span className="sr-only"> to {label}</span>
      </Button>
    </Disclosure>
  );
}

/** A thing of a list that has none, nor had any: of texts alone (lib/catalogue/content/written.ts). */
function createEmpty(field: Field): Content {
  return field.kind === "group" ? Object.fromEntries(field.fields.map((part) => [part.name, createEmpty(part)])) : "";
}

/** "Fact" → "a fact". */
function labelAdd(label: string): string {
  const words = label.charAt(0).toLowerCase() + label.slice(1);
  return words === "one" ? words : addArticle(words);
}
