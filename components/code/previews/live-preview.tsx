"use client";

import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { importLazily, useLazyPart } from "@/components/ui/loading/lazy-import";
import type { Scheme } from "@/components/ui/use-scheme";
import type { Thumbnail } from "@/lib/catalogue/records/thumbnails";
import type FramedPreview from "./framed-preview";
import { InlinePreview } from "./inline-preview";
import type { Size } from "./watch-size";

const loadHandle = () => import("./width-handle").then((module) => module.WidthHandle);

/** Narrower rooms, in pixels, have no handle. */
const roomWithHandle = 600;

/**
 * A live preview on its stage, in the middle, with a handle at its right edge: drawn in the page, or in a frame where it
 * needs a document of its own.
 *
 * How wide it is laid out is CSS alone (`preview-frame` in shop.css), so that the width switch works before the script does and
 * nothing moves when it arrives. The heights known of it keep its place from the start.
 *
 * Must stand in a `group/preview` whose radio buttons named 375, 768, 1280 choose a width; anything else is the room's.
 */
export function LivePreview(props: {
  src: string;
  name: string;
  heights: Thumbnail["heights"];
  /** The first of its page: it comes with the document. */
  first?: boolean | undefined;
  /** A photograph, for a preview that needs a document of its own. */
  framed?: ReactNode;
  /** The level of its highest heading, where it is drawn in the page. */
  level: number;
  /** Fixes light or dark; undefined leaves it to the reader's system. */
  scheme?: Scheme | undefined;
  /** The person has already used a switch of this preview: nothing else need be asked. */
  asked: boolean;
  /** A width chosen by the handle, in pixels; undefined leaves it to the switch. */
  free: number | undefined;
  onFree: (width: number | undefined) => void;
  held?: boolean | undefined;
  onPress?: ((pressed: Element) => void) | undefined;
}) {
  const { name, free } = props;
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [dragging, setDragging] = useState(false);
  const { Part: WidthHandle, ask: askForHandle } = useLazyPart(loadHandle);
  const isRoomy = size !== undefined && size.room >= roomWithHandle;
  useEffect(() => {
    // Without it the switch of widths is left.
    if (isRoomy) void askForHandle();
  }, [isRoomy, askForHandle]);
  const view = { src: props.src, name, scheme: props.scheme, room, onSize: setSize };
  const known = Object.fromEntries(Object.entries(props.heights).map(([at, height]) => [`--${at}`, `${height}px`]));
  return (
    // Beside a form it stays in view, or what of it has room: its end where it is taller than the window.
    <div
      ref={room}
      data-room=""
      className={`@container ${props.held ? "@4xl:sticky @4xl:top-[min(5rem,calc(100dvh-var(--room,0px)-1rem))]" : ""}`}
    >
      <div className="flex justify-center rounded-md bg-paper-3 ring-1 ring-hairline forced-colors:outline">
        <div
          data-dragging={dragging || undefined}
          className={`preview-frame group/frame relative transition-[width] duration-300 ease-sc data-dragging:transition-none motion-reduce:transition-none ${props.framed ? "max-sm:pt-11" : ""}`}
          style={
            {
              ...known,
              ...(size?.height && { "--h": `${size.height}px` }),
              ...(free && { "--l": `${free}px`, "--w": `${free}px` }),
            } as CSSProperties
          }
        >
          {props.framed ? (
            <Suspense fallback={<Still>{props.framed}</Still>}>
              <LazyFramedPreview {...view} still={props.framed} asked={props.asked} size={size} />
            </Suspense>
          ) : (
            <InlinePreview
              {...view}
              first={props.first}
              level={props.level}
              held={props.held}
              onPress={props.onPress}
            />
          )}
          {size && WidthHandle && (
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
          )}
        </div>
      </div>
    </div>
  );
}

const tries: ReturnType<typeof loadFramed>[] = [];
const loadFramed = () => importLazily(async () => (await import("./framed-preview")).default);

/**
 * A framed preview, whose code only pages with such sections load. The server draws it; where the code doesn't come the
 * photograph stays. `next/dynamic` does the same in 2 KB on every page, and throws when the code doesn't come.
 */
function LazyFramedPreview(props: ComponentProps<typeof FramedPreview>) {
  const [attempt, setAttempt] = useState(0);
  tries[attempt] ??= loadFramed();
  const loaded = use(tries[attempt]);
  if (loaded.ok) return <loaded.module {...props} />;
  return (
    <Still>
      {props.still}
      <Button onClick={() => setAttempt(attempt + 1)} className="absolute right-4 bottom-4">
        Not loaded. Try again
        <span className="sr-only">: the live preview of {props.name}</span>
      </Button>
    </Still>
  );
}

const Still = ({ children }: { children: ReactNode }) => (
  <div className="relative h-[calc(var(--h)*var(--k))] overflow-clip rounded-md bg-paper">{children}</div>
);
