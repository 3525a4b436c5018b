"use client";

import { type FormEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Scheme } from "@/components/ui/use-scheme";
import { extractPreviewPart } from "@/lib/code/previews/preview-part";
import type { Theme } from "@/lib/code/theme/theme";
import { usePreviewTheme } from "./active-theme";
import { useInView } from "./use-in-view";
import { type Size, watchSize } from "./watch-size";

/** The server's markup of what is filled in by hand; React leaves it alone. */
const empty = { __html: "" };

/**
 * A preview drawn in the page itself (decision 0047). The first of a page comes with the
 * document, put in by the build (tools/release); others are fetched when they come within a screen of the view. Its
 * links lead nowhere, its forms send nothing.
 */
export function InlinePreview(props: {
  src: string;
  name: string;
  first?: boolean | undefined;
  /** The level of its highest heading. */
  level: number;
  scheme: Scheme | undefined;
  /** Somebody edits what it shows: nothing is drawn into it from here. */
  held?: boolean | undefined;
  /** Told that something in it was pressed. */
  onPress?: ((pressed: Element) => void) | undefined;
  room: RefObject<HTMLElement | null>;
  onSize: (change: (before: Size | undefined) => Size) => void;
}) {
  const { src, name, level, held, room, onSize } = props;
  const box = useRef<HTMLDivElement>(null);
  const near = useInView(room, 900);
  const [state, setState] = useState<"empty" | "drawn" | "broken">("empty");
  const drawn = useRef<string>(undefined);
  const theme = usePreviewTheme(src);
  const wanted = theme ? `${src} ${JSON.stringify(theme)}` : src;

  const draw = useCallback(async () => {
    drawn.current = wanted;
    const part = await fetchPart(src, level, theme);
    // Another content or theme may have been chosen meanwhile.
    if (!box.current || drawn.current !== wanted) return;
    if (part) box.current.innerHTML = part;
    setState(part ? "drawn" : "broken");
  }, [src, level, theme, wanted]);

  useEffect(() => {
    // What somebody made of it isn't what is wanted afterwards.
    if (held) drawn.current = "";
    else if (drawn.current === undefined && box.current?.firstChild && !theme) {
      drawn.current = wanted;
      setState("drawn");
    } else if (near && drawn.current !== wanted) void draw();
  }, [near, theme, wanted, draw, held]);

  useEffect(() => {
    const [element, place] = [box.current, room.current];
    const shown = element?.parentElement;
    if ((state !== "drawn" && !held) || !element || !shown || !place) return;
    return watchSize({ element, shown, content: element, room: place }, onSize, held);
  }, [state, held, room, onSize]);

  useEffect(() => {
    const element = box.current;
    if ((state !== "drawn" && !held) || !element) return;
    // Few sections have any, so that no page waits for their script.
    if (held || element.querySelector("[popovertarget]"))
      void import("./popovers-in-box").then(({ keepInBox }) => keepInBox(element));
  }, [state, held]);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // Nor does a form ask for what is missing, nor a popover cover the window.
    if (target.closest("a[href],form button,[popovertarget]")) event.preventDefault();
    props.onPress?.(target);
  };
  const holdForm = (event: FormEvent) => event.preventDefault();

  return (
    <div
      // The first one has the height of what the document brought, and where none did, as after a link, that of the others.
      className={`relative flow-root overflow-clip rounded-md ${props.first ? "has-[>:empty]:h-[calc(var(--h)*var(--k))]" : "h-[calc(var(--h)*var(--k))]"}`}
      data-paper={props.scheme ?? ""}
    >
      {state === "broken" && (
        <Button
          onClick={() => {
            setState("empty");
            void draw();
          }}
          className="sticky top-20 float-right m-4"
        >
          Not loaded. Try again
          <span className="sr-only">: the live preview of {name}</span>
        </Button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click by keyboard is a click, too */}
      <div
        ref={box}
        role="group"
        aria-label={`${name}, live preview`}
        data-drawn={src}
        data-level={level}
        data-first={props.first ? "" : undefined}
        className="mb-[calc((var(--k)-1)*var(--h))] w-[calc(100%/var(--k))] origin-top-left [scale:var(--k)] group-data-dragging/frame:pointer-events-none"
        onClick={onClick}
        onAuxClick={onClick}
        onSubmit={holdForm}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what the document brought stays
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
      {!props.first && (
        <noscript>
          <iframe
            src={src}
            title={`${name}, live preview`}
            loading="lazy"
            className="absolute top-0 left-0 block h-(--h) w-[calc(100%/var(--k))] origin-top-left border-0 [scale:var(--k)]"
          />
        </noscript>
      )}
    </div>
  );
}

/** The markup of a preview, or "" when it didn't come. */
async function fetchPart(src: string, level: number, theme: Theme | undefined): Promise<string> {
  try {
    if (theme)
      return extractPreviewPart(await (await import("./render-in-theme")).fetchThemedDocument(src, theme), level);
    const answer = await fetch(src);
    return answer.ok ? extractPreviewPart(await answer.text(), level) : "";
  } catch {
    return "";
  }
}
