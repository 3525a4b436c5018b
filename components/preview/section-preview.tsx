"use client";

import { type ReactNode, useId, useState } from "react";
import type { Thumbnail } from "@/lib/catalogue/thumbnails";
import { Icon } from "../ui/icons";
import { type Segment, Segments } from "../ui/segments";
import { type Scheme, useSystemScheme } from "../ui/use-scheme";
import { LivePreview } from "./live-preview";

const widths: readonly Segment<"full" | "column" | "phone">[] = [
  { value: "full", name: "Full width", icon: <Icon name="screen" /> },
  { value: "column", name: "Notion column, 708 pixels", icon: <Icon name="column" /> },
  { value: "phone", name: "Phone, 375 pixels", icon: <Icon name="phone" /> },
];

const schemes: readonly Segment<Scheme>[] = [
  { value: "light", name: "Light", icon: <Icon name="sun" /> },
  { value: "dark", name: "Dark", icon: <Icon name="moon" /> },
];

/**
 * A section in its list: heading, switches and buttons in a bar, the live preview below. The width switch is CSS
 * (`has-checked`), so it also works before the script does.
 */
export function SectionPreview(props: {
  src: string;
  name: string;
  thumbnail?: Thumbnail;
  /** The first of its page. */
  first?: boolean;
  heading: ReactNode;
  actions: ReactNode;
}) {
  const id = useId();
  const system = useSystemScheme();
  const [scheme, setScheme] = useState<Scheme>();
  return (
    <div className="[--w:100%] has-[[value=column]:checked]:[--w:708px] has-[[value=phone]:checked]:[--w:375px]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {props.heading}
        <div className="ml-auto flex flex-wrap items-center gap-2.5 @max-3xl:ml-0 @max-3xl:w-full">
          <Segments
            legend="Width of the preview"
            group={`${id}w`}
            segments={widths}
            initial="full"
            className="@max-3xl:hidden"
          />
          <Segments
            legend="Colour scheme of the preview"
            group={`${id}s`}
            segments={schemes}
            value={scheme ?? system}
            onChoose={setScheme}
          />
          <a
            href={props.src}
            target="_blank"
            rel="noopener"
            title="Full screen, in a new tab"
            className="grid size-10 place-items-center rounded-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:bg-paper-2 hover:text-ink"
          >
            <Icon name="out" />
            <span className="sr-only">{props.name}, full screen in a new tab</span>
          </a>
          {props.actions}
        </div>
      </div>
      <div className="mt-4 flex justify-center overflow-hidden rounded-md bg-paper-3 ring-1 ring-hairline">
        <div className="@container relative w-(--w) max-w-full transition-[width] duration-(--sc-slow) ease-sc motion-reduce:transition-none">
          <LivePreview
            src={props.src}
            title={`${props.name}, live preview`}
            thumbnail={props.thumbnail}
            first={props.first}
            scheme={scheme}
          />
        </div>
      </div>
    </div>
  );
}
