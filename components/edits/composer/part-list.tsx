"use client";

import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { ThemedImage } from "@/components/ui/themed-image";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { getPartTitle } from "./page-data";

/** The sections of a page in their order. Each can be taken elsewhere by its handle, with a pointer or the arrow keys. */
export function PartList(props: {
  sections: readonly ComposeSection[];
  chosen: number;
  onChoose: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onCopy: (index: number) => void;
  onRemove: (index: number) => void;
  /** Tells of it whoever doesn't see the list. */
  say: (words: string) => void;
  className?: string;
}) {
  const { sections, chosen, onMove } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);

  // Where the list scrolls by itself, the row that is chosen is seen in it; the window stays.
  useEffect(() => {
    const [box, row] = [list.current, list.current?.children[chosen]];
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    const [around, own] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
    box.scrollTop += Math.min(0, own.top - around.top) + Math.max(0, own.bottom - around.bottom);
  }, [chosen]);

  /** Sections keep to their place: a header stays above what is no header. */
  const canMove = (from: number, to: number) =>
    sections[to] !== undefined && sections[to].place === sections[from]?.place;

  const move = (from: number, to: number) => {
    if (from === to || !canMove(from, to)) return;
    onMove(from, to);
    props.say(`${sections[from] ? getPartTitle(sections[from]) : ""}: now ${to + 1} of ${sections.length}.`);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("[data-handle]")[to]?.focus());
  };
  /** What was pressed isn't there any more: the row that took its place goes on. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("[aria-pressed]")[index]?.focus());
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(index, index + by);
  };
  const onDrop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
    setDragged(null);
    setOver(null);
  };

  return (
    <ol ref={list} className={`grid gap-1 @4xl:gap-0.5 ${props.className ?? ""}`}>
      {sections.map((section, index) => (
        <li
          key={`${section.id} ${index}`}
          onDragOver={(event) => {
            if (dragged === null || !canMove(dragged, index)) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => onDrop(event, index)}
          className={`rounded-sm border ${index === chosen ? "border-line bg-paper-2" : "border-transparent"} ${over === index && dragged !== index ? "border-accent-ink" : ""} ${dragged === index ? "opacity-50" : ""}`}
        >
          <div className="flex min-h-14 items-center gap-2 py-1 pr-1 @4xl:min-h-11 @4xl:py-0">
            <button
              type="button"
              data-handle=""
              draggable
              aria-label={`Move ${getPartTitle(section)}, ${index + 1} of ${sections.length}`}
              title="Drag, or press the arrow keys"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(index);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              className="grid size-9 shrink-0 cursor-grab place-items-center rounded-xs text-muted hover:text-ink"
            >
              <svg viewBox="0 0 12 18" className="h-4 fill-current" aria-hidden="true">
                <path d="M2 1h2v2H2zM8 1h2v2H8zM2 8h2v2H2zM8 8h2v2H8zM2 15h2v2H2zM8 15h2v2H8z" />
              </svg>
            </button>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => props.onChoose(index)}
              className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 text-left"
            >
              <span className="h-10 w-14 shrink-0 overflow-hidden rounded-xs bg-paper-2 ring-1 ring-hairline @4xl:h-8 @4xl:w-11">
                {section.picture && (
                  <ThemedImage
                    image={section.picture}
                    alt=""
                    width={56}
                    height={40}
                    className="size-full object-cover object-top"
                  />
                )}
              </span>
              <span className="min-w-0 text-small leading-tight font-[550] text-ink">
                {getPartTitle(section)}
                {section.parts && (
                  <span className="mt-0.5 block text-caption font-normal text-muted">Only in {section.title}</span>
                )}
              </span>
            </button>
            <button
              type="button"
              onClick={() => {
                props.onRemove(index);
                focusRow(Math.min(index, sections.length - 2));
              }}
              aria-label={`Remove ${getPartTitle(section)}`}
              title="Remove"
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-xs text-muted hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </div>
          {index === chosen && (
            <p className="flex flex-wrap gap-x-4 pb-1 pl-11">
              <Button
                onClick={() => move(index, index - 1)}
                disabled={!canMove(index, index - 1)}
                variant="quiet"
                className="@4xl:min-h-9 disabled:cursor-default disabled:no-underline disabled:opacity-40"
              >
                Move up<span className="sr-only">: {getPartTitle(section)}</span>
              </Button>
              <Button
                onClick={() => move(index, index + 1)}
                disabled={!canMove(index, index + 1)}
                variant="quiet"
                className="@4xl:min-h-9 disabled:cursor-default disabled:no-underline disabled:opacity-40"
              >
                Move down<span className="sr-only">: {getPartTitle(section)}</span>
              </Button>
              {section.place === "middle" && (
                <Button
                  onClick={() => {
                    props.onCopy(index);
                    focusRow(index + 1);
                  }}
                  variant="quiet"
                  className="@4xl:min-h-9"
                >
                  Duplicate<span className="sr-only">: {getPartTitle(section)}</span>
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
