"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

/** No phone is narrower, in pixels. */
const narrowest = 320;

/**
 * The handle at the right edge of a preview that stands in the middle of its room: dragged, or moved by the arrow keys
 * (by 8 px), Page Up and Down (64 px), Home (the narrowest) and End (the whole room).
 * @param width the preview's present width; `room` the widest it can be dragged to; both in pixels
 * @param onWidth is told the wanted width; undefined means the whole room
 */
export function WidthHandle(props: {
  name: string;
  stage: RefObject<HTMLElement | null>;
  width: number;
  /** What was last set here; the width follows it. */
  free: number | undefined;
  room: number;
  dragging: boolean;
  onWidth: (width: number | undefined) => void;
  onDragging: (dragging: boolean) => void;
}) {
  const { width, room, dragging, onDragging } = props;
  /** The middle of the room, and how far beside the edge the pointer took hold. */
  const hold = useRef({ middle: 0, beside: 0 });

  const set = (wanted: number) =>
    props.onWidth(wanted >= room ? undefined : Math.max(narrowest, Math.min(room, Math.round(wanted))));

  const onKeyDown = (event: KeyboardEvent) => {
    // A preset wider than the room is shown smaller: the next step is the room itself.
    const from = props.free ?? Math.min(width, room + 1);
    const steps: Record<string, number> = {
      ArrowLeft: from - 8,
      ArrowDown: from - 8,
      ArrowRight: from + 8,
      ArrowUp: from + 8,
      PageDown: from - 64,
      PageUp: from + 64,
      Home: narrowest,
      End: room,
    };
    const wanted = steps[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    set(wanted);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = props.stage.current?.getBoundingClientRect();
    if (event.button !== 0 || !box) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = {
      middle: box.left + box.width / 2,
      beside: event.clientX - event.currentTarget.getBoundingClientRect().left,
    };
    onDragging(true);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (dragging) set(2 * (event.clientX - hold.current.beside - hold.current.middle));
  };

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Width of the preview of ${props.name}`}
        aria-valuemin={narrowest}
        aria-valuemax={Math.max(room, width)}
        aria-valuenow={width}
        aria-valuetext={`${width} pixels`}
        title="Drag to change the width"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => onDragging(false)}
        className="group/handle absolute inset-y-0 left-full hidden w-6 cursor-ew-resize touch-pan-y items-start outline-none select-none @2xl:flex"
      >
        <span className="sticky top-[calc(50vh-24px)] my-6 grid h-12 w-full place-items-center rounded-xs group-focus-visible/handle:outline-2 group-focus-visible/handle:outline-offset-[-2px] group-focus-visible/handle:outline-accent-ink">
          <span className="h-10 w-1.5 rounded-xs bg-line transition-colors group-hover/handle:bg-ink forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none" />
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute right-full mr-1 rounded-[6px] bg-ink px-2 py-1 text-caption leading-none font-[550] whitespace-nowrap tabular-nums text-paper group-focus-visible/handle:block forced-colors:outline ${dragging ? "" : "hidden"}`}
          >
            {width} px
          </span>
        </span>
      </div>
      {props.free !== undefined && <Dimension width={props.free} />}
    </>
  );
}

/** A dimension line above the preview, as on a drawing: says a width that none of the switch's names says. */
function Dimension({ width }: { width: number }) {
  return (
    <p
      aria-hidden="true"
      className="absolute inset-x-0 bottom-full flex h-4 items-center text-mock-sm leading-none tabular-nums text-muted"
    >
      <span className="h-2 w-px bg-accent-ink" />
      <span className="h-px flex-1 bg-accent-ink" />
      <span className="px-2">{width} px</span>
      <span className="h-px flex-1 bg-accent-ink" />
      <span className="h-2 w-px bg-accent-ink" />
    </p>
  );
}
