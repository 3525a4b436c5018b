"use client";

import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import type { Thumbnail } from "@/lib/catalogue/thumbnails";
import { Icon } from "../ui/icons";
import { Spinner } from "../ui/spinner";
import type { Scheme } from "../ui/use-scheme";
import { Poster } from "./poster";
import { useAutomatic } from "./use-automatic";
import { useLiveFrame } from "./use-live-frame";
import { useNear } from "./use-near";
import { WidthHandle } from "./width-handle";

// Until a section is photographed nobody knows how tall it is.
const unknownHeights: Thumbnail["heights"] = {
  phone: 780,
  column: 780,
  tablet: 780,
  laptop: 780,
  full: 780,
  desktop: 780,
};

/**
 * A live preview on its stage, in the middle, with a handle at its right edge. A thumbnail until it comes within 300 px
 * of the view; on phones and where data is saved, until it is asked for. Then the real document.
 *
 * How wide it is laid out is CSS alone, so that the width switch works before the script does and nothing moves when it
 * arrives: `--l` is the layout width, `--k` the scale that makes it fit its room, `--h` the height at that width. A phone
 * shows a phone's layout at 375 px, however narrow the room. The heights known of it keep its place from the start.
 *
 * Must stand in a `group/preview` whose radio buttons named 375, 768, 1280 choose a width; anything else is the room's.
 */
export function LivePreview(props: {
  src: string;
  name: string;
  thumbnail?: Thumbnail;
  /** The first of its page: its thumbnail is fetched at once. */
  first?: boolean;
  /** Fixes light or dark; undefined leaves it to the reader's system. */
  scheme?: Scheme;
  /** The person has already used a switch of this preview: nothing else need be asked. */
  asked: boolean;
  /** A width chosen by the handle, in pixels; undefined leaves it to the switch. */
  free: number | undefined;
  onFree: (width: number | undefined) => void;
}) {
  const { src, name, thumbnail, scheme, free } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(room, 300);
  const automatic = useAutomatic();
  const [state, setState] = useState<"still" | "live" | "broken">("still");
  const [dragging, setDragging] = useState(false);
  const wanted = props.asked || (near && automatic);
  useEffect(() => {
    if (wanted) setState((was) => (was === "still" ? "live" : was));
  }, [wanted]);

  const title = `${name}, live preview`;
  const onBroken = useCallback(() => setState("broken"), []);
  const size = useLiveFrame(frame, room, { active: state === "live", title, onBroken });
  const loaded = state === "live" && size !== undefined;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!loaded || !page) return;
    if (scheme) page.documentElement.dataset.theme = scheme;
    else delete page.documentElement.dataset.theme;
  }, [loaded, scheme]);

  // Whoever pressed the button is where it was, not at the top of the page.
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (loaded && pressed) frame.current?.focus({ preventScroll: true });
  }, [loaded, pressed]);

  const heights = thumbnail?.heights ?? unknownHeights;
  const known = Object.fromEntries(Object.entries(heights).map(([at, height]) => [`--${at}`, `${height}px`]));
  return (
    <div ref={room} className="@container">
      <div className="flex justify-center rounded-md bg-paper-3 ring-1 ring-hairline forced-colors:outline">
        <div
          data-dragging={dragging || undefined}
          className="group/frame relative w-[min(var(--w),100%)] [--h:var(--phone)] [--k:min(1,tan(atan2(100cqw,var(--l)))_+_.00001)] [--l:375px] [--w:100%] transition-[width] duration-300 ease-sc data-dragging:transition-none motion-reduce:transition-none @2xl:[--h:var(--column)] @4xl:[--h:var(--laptop)] @5xl:[--h:var(--full)] group-has-[[value='375']:checked]/preview:[--h:var(--phone)] group-has-[[value='375']:checked]/preview:[--w:var(--l)] group-has-[[value='768']:checked]/preview:[--h:var(--tablet)] group-has-[[value='768']:checked]/preview:[--l:768px] group-has-[[value='768']:checked]/preview:[--w:var(--l)] group-has-[[value='1280']:checked]/preview:[--h:var(--desktop)] group-has-[[value='1280']:checked]/preview:[--l:1280px] group-has-[[value='1280']:checked]/preview:[--w:var(--l)]"
          style={
            {
              ...known,
              ...(size?.height && { "--h": `${size.height}px` }),
              ...(free && { "--l": `${free}px`, "--w": `${free}px` }),
            } as CSSProperties
          }
        >
          <div className="relative h-[calc(var(--h)*var(--k))] overflow-clip rounded-md bg-paper">
            {state === "live" && (
              <iframe
                ref={frame}
                src={src}
                title={title}
                scrolling="no"
                className={`block h-(--h) w-[calc(100%/var(--k))] origin-top-left border-0 [scale:var(--k)] group-data-dragging/frame:pointer-events-none ${loaded ? "" : "opacity-0"}`}
              />
            )}
            {!loaded && (
              <>
                <div className="absolute inset-0" aria-hidden="true">
                  {thumbnail && <Poster thumbnail={thumbnail} first={props.first} />}
                </div>
                <button
                  type="button"
                  data-needs-script=""
                  onClick={() => {
                    setPressed(true);
                    setState("live");
                  }}
                  className={`absolute inset-0 flex cursor-pointer items-end justify-end p-4 outline-offset-[-3px] ${automatic && state === "still" ? "min-[640px]:hidden" : ""} ${state === "live" && !pressed ? "hidden" : ""}`}
                >
                  <span className="sticky bottom-22 inline-flex h-10 items-center gap-2 rounded-sm bg-raised px-3.5 text-small font-[550] text-ink shadow-float forced-colors:outline">
                    {state === "live" ? (
                      <Spinner label="" className="size-4" />
                    ) : (
                      <Icon name="screen" className="size-4" />
                    )}
                    <span aria-hidden="true">{state === "broken" ? "Not loaded. Try again" : "Live preview"}</span>
                    <span className="sr-only">Load the live preview of {name}</span>
                  </span>
                </button>
              </>
            )}
            <noscript>
              <iframe
                src={src}
                title={title}
                loading="lazy"
                className="absolute top-0 left-0 block h-(--h) w-[calc(100%/var(--k))] origin-top-left border-0 [scale:var(--k)]"
              />
            </noscript>
          </div>
          {loaded && (
            <>
              <WidthHandle
                name={name}
                stage={room}
                width={size.width}
                free={free}
                room={size.room}
                dragging={dragging}
                onWidth={props.onFree}
                onDragging={setDragging}
              />
              {free !== undefined && <Dimension width={free} />}
            </>
          )}
        </div>
      </div>
    </div>
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
