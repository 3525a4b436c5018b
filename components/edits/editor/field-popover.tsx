"use client";

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Content } from "@/components/sections/define";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { getValueAt } from "@/lib/catalogue/content/content-path";
import { findField } from "@/lib/catalogue/content/editor-data";
import type { Field } from "@/lib/catalogue/content/form-field";
import { ContentField } from "./fields/content-field";
import {
  duplicateListItem,
  findItem,
  type ListItem,
  moveListItem,
  removeListItem,
  toFirstItemPath,
} from "./fields/list-items";
import type { EditTarget } from "./inline-editor";

/** A form and what it is of, opened (lib/catalogue/content/written.ts). */
export interface OpenForm {
  fields: readonly Field[];
  content: Record<string, Content>;
  sample: Record<string, Content>;
}

interface SpotPanelProps {
  ref: RefObject<HTMLElement | null>;
  spot: EditTarget;
  /** What it is placed in: an element with a position, around the preview. */
  root: HTMLElement;
  form: OpenForm;
  onValue: (path: string, value: Content, isTyped?: boolean) => void;
  onContent: (content: Record<string, Content>, what: string) => void;
  /** @param back whether the focus goes back to what was pressed */
  onClose: (back: boolean) => void;
}

/** The paths of a spot that can't be edited by typing into the preview. */
export function listSpotPaths({ field, link, picture }: EditTarget): string[] {
  return [field, link, picture].filter((path) => path !== undefined);
}

/** The path that a spot is known by. */
export const getSpotPath = (spot: EditTarget) => spot.text ?? listSpotPaths(spot)[0];

/** Whether there is anything to say of a spot beside its words. */
export const hasPanel = (spot: EditTarget, content: Record<string, Content>) =>
  listSpotPaths(spot).length > 0 || (spot.text !== undefined && findItem(content, spot.text) !== null);

/**
 * What can be changed of the thing that was pressed in a preview: where its link leads, which picture it is, its place in a list. Stands
 * below it, in the page.
 */
export function FieldPopover(props: SpotPanelProps) {
  const { ref, spot, root, onValue, onContent } = props;
  const { fields, content, sample } = props.form;
  const paths = listSpotPaths(spot);
  const item = findItem(content, spot.text ?? paths[0] ?? "");
  const place = usePlace(props, item && `${item.list}.${item.index}`);
  const isPlaced = place !== undefined;
  // Never below the window's foot, nor under the editor's bar.
  useEffect(() => {
    if (isPlaced) ref.current?.scrollIntoView({ block: "nearest" });
  }, [ref, isPlaced]);
  const change = (next: Record<string, Content>, what: string) => {
    onContent(next, what);
    // Whatever stands there now is another thing.
    props.onClose(false);
  };

  return createPortal(
    <section
      ref={ref}
      aria-label="What you pressed"
      style={place}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        props.onClose(true);
      }}
      className="absolute z-32 w-[min(22rem,calc(100%-1rem))] scroll-mt-10 -scroll-mb-20 rounded-md bg-raised text-left text-small shadow-float ring-1 ring-hairline @4xl:-scroll-mt-14 forced-colors:outline"
    >
      <div className="grid max-h-[max(16rem,55dvh)] gap-4 overflow-y-auto overscroll-contain p-4">
        {paths.map((path) => {
          const field = findField(fields, path);
          const value = getValueAt(content, path);
          if (!field || value === undefined) return null;
          return (
            <ContentField
              key={path}
              field={field}
              value={value}
              sample={getValueAt(sample, toFirstItemPath(path))}
              onChange={(next, isTyped) => onValue(path, next, isTyped)}
            />
          );
        })}
        {item && <ItemButtons item={item} name={nameOf(fields, item)} content={content} onContent={change} />}
      </div>
      <button
        type="button"
        onClick={() => props.onClose(true)}
        className="absolute top-1 right-1 grid size-8 cursor-pointer place-items-center rounded-sm text-muted hover:bg-paper-2 hover:text-ink"
      >
        <Icon name="close" className="size-4" weight={1.8} />
        <span className="sr-only">Close</span>
      </button>
    </section>,
    root,
  );
}

function nameOf(fields: readonly Field[], { list }: ListItem): string {
  const field = findField(fields, list);
  return (field?.kind === "list" && field.item.label) || "Thing";
}

const itemButton = { variant: "line", size: "tiny", className: "disabled:cursor-default disabled:opacity-40" } as const;

function ItemButtons(props: {
  item: ListItem;
  name: string;
  content: Record<string, Content>;
  onContent: (content: Record<string, Content>, what: string) => void;
}) {
  const { item, name, content, onContent } = props;
  const label = `${name} ${item.index + 1} of ${item.count}`;
  return (
    <div>
      <p className="mb-2 pr-8 font-[550] text-ink">{label}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={item.index === 0}
          onClick={() => onContent(moveListItem(content, item, -1), "move")}
          {...itemButton}
        >
          <span className="sr-only">Move {label} </span>Up
        </Button>
        <Button
          disabled={item.index === item.count - 1}
          onClick={() => onContent(moveListItem(content, item, 1), "move")}
          {...itemButton}
        >
          <span className="sr-only">Move {label} </span>Down
        </Button>
        <Button onClick={() => onContent(duplicateListItem(content, item), "add")} {...itemButton}>
          Duplicate<span className="sr-only"> {label}</span>
        </Button>
        <Button onClick={() => onContent(removeListItem(content, item), "remove")} {...itemButton}>
          Remove<span className="sr-only"> {label}</span>
        </Button>
      </div>
    </div>
  );
}

/**
 * Below an element, or all of the thing in a list that it belongs to, inside of what it is placed in; measured anew when the content or the
 * window has changed. Beside a preview that stays in view no scrolling would bring it nearer: there it stands above or beside
 * it where the window ends.
 */
function usePlace(
  { ref, spot: { element }, root, form: { content } }: SpotPanelProps,
  item: string | null,
): { top: number; left: number } | undefined {
  const [place, setPlace] = useState<{ top: number; left: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another layout
  useLayoutEffect(() => {
    const panel = ref.current;
    const room = element.closest("[data-room]");
    if (!panel || !room) return;
    const measure = () => {
      const [own, around] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
      const width = Math.min(352, around.width - 16);
      const parts = item === null ? [] : root.querySelectorAll(`[data-edit-text^="${CSS.escape(`${item}.`)}"]`);
      const bottom = Math.max(own.bottom, ...[...parts].map((part) => part.getBoundingClientRect().bottom));
      // Of a thing as tall as the window the end is out of view.
      const below = (bottom - own.bottom < 240 ? bottom : own.bottom) + 10;
      const lowest = innerHeight - panel.offsetHeight - 16;
      const above = own.top - panel.offsetHeight - 10;
      const isHeld = getComputedStyle(room).position === "sticky" && below > lowest;
      const isBeside = isHeld && above < 80;
      const top = isBeside ? lowest : isHeld ? above : below;
      const right = own.right + 10;
      const left = !isBeside ? own.left - 16 : right + width < around.right ? right : own.left - width - 10;
      setPlace({
        top: top - around.top,
        left: Math.max(8, Math.min(left - around.left, around.width - width - 8)),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [root, element, panel]) observer.observe(one);
    return () => observer.disconnect();
  }, [ref, element, item, root, content]);
  return place;
}
