"use client";

import { type ReactNode, useCallback, useId, useRef, useState, useSyncExternalStore } from "react";
import { activeDraft } from "@/components/code/draft/active-draft";
import { useActiveTheme } from "@/components/code/previews/active-theme";
import { type Example, ExampleSwitch } from "@/components/code/previews/example-switch";
import { LivePreview } from "@/components/code/previews/live-preview";
import { previewWidths, schemeChoices } from "@/components/code/previews/preview-choices";
import { Icon } from "@/components/ui/icons";
import { Segments } from "@/components/ui/segments";
import { type Scheme, useSystemScheme } from "@/components/ui/use-scheme";
import type { Thumbnail } from "@/lib/catalogue/records/thumbnails";
import type { SectionEditorProps } from "./section-editor-props";
import { useEditor } from "./use-editor";

/**
 * A section to look at: a bar with its heading, the switches and the buttons, the live preview below. The width switch
 * is CSS (`has-checked`), so it also works before the script does, and without.
 */
export function SectionPreview(props: {
  /** The section's id. */
  id: string;
  /** Address of the chrome-free preview. */
  src: string;
  /** The same with contents of several trades, `src` first; none where there is one alone. */
  examples: readonly Example[];
  /** The section's title, for the names of what is in the bar. */
  name: string;
  /** How tall it is at the widths it is shown at, in pixels. */
  heights: Thumbnail["heights"];
  /** The first of its page: it comes with the document. */
  first?: boolean;
  /** A photograph, for a preview that needs a document of its own. */
  framed?: ReactNode;
  /** Stands left in the bar. */
  heading?: ReactNode;
  /** Stand right in the bar. */
  actions?: ReactNode;
  /** The one preview of its page: the bar is drawn as one. */
  alone?: boolean;
  /** It can't be opened by itself. */
  onlyHere?: boolean;
  /** The section whose words can be typed into it. */
  editable?: Pick<SectionEditorProps, "section" | "product" | "saved"> | undefined;
}) {
  const group = useId();
  const system = useSystemScheme();
  const [scheme, setScheme] = useState<Scheme>();
  const [free, setFree] = useState<number>();
  const [asked, setAsked] = useState(false);
  const trade = useSyncExternalStore(
    activeDraft.subscribe,
    () => activeDraft.tradeOf(props.id),
    () => undefined,
  );
  const src = props.examples.find((example) => example.trade === trade)?.src ?? props.src;
  const widthSwitch = useRef<HTMLFieldSetElement>(null);
  const { editable } = props;
  const {
    root,
    Editor,
    asked: editing,
    box,
    open,
    onPress,
    close,
    hasVersion,
    showVersion,
  } = useEditor(editable?.section.id, editable?.saved !== undefined);
  const isEditing = Boolean(Editor && editing?.isOpen);
  const theme = useActiveTheme();
  // By itself it is shown as it comes.
  const isOpenable = !props.onlyHere && !Editor && !theme;
  const level = props.alone ? 2 : 3;

  // The switch is the browser's own, not React's: what was chosen before the script came stays chosen.
  const onFree = useCallback((width: number | undefined) => {
    const wanted = String(width ?? "full");
    let named = false;
    for (const radio of widthSwitch.current?.querySelectorAll("input") ?? []) {
      radio.checked = radio.value === wanted;
      named ||= radio.checked;
    }
    setFree(named ? undefined : width);
  }, []);

  return (
    <div ref={root} id={editable && "edit"} className="group/preview relative scroll-mt-20">
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${props.alone ? "@3xl:rounded-md @3xl:bg-paper-3 @3xl:p-1.5 @3xl:[&_fieldset]:bg-paper-2" : ""}`}
      >
        {props.heading}
        {/* Columns of a stated width: what stands right must not move while the rest of the page is still being parsed. */}
        <div
          className={`ml-auto flex flex-wrap items-center gap-2.5 @max-3xl:ml-0 @max-3xl:w-full @max-[21.875rem]:gap-1.5 @3xl:grid @3xl:grid-cols-[176px_86px_var(--link,)_var(--actions,)] ${isOpenable ? "[--link:40px]" : ""} ${props.actions ? "[--actions:minmax(14.75rem,auto)]" : ""}`}
        >
          <Segments
            className="@3xl:*:grow"
            legend="Width of the preview"
            group={`${group}w`}
            segments={previewWidths}
            initial="full"
            ref={widthSwitch}
            onChoose={() => {
              setFree(undefined);
              setAsked(true);
            }}
          />
          <Segments
            legend="Color scheme of the preview"
            group={`${group}s`}
            segments={schemeChoices}
            value={scheme ?? system}
            needsScript
            onChoose={(chosen) => {
              setScheme(chosen);
              setAsked(true);
            }}
          />
          <a
            href={src}
            hidden={!isOpenable}
            target="_blank"
            rel="noopener"
            title="Full screen, in a new tab"
            className="grid size-10 place-items-center rounded-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:bg-paper-2 hover:text-ink forced-colors:outline"
          >
            <Icon name="out" />
            <span className="sr-only">{props.name}, full screen in a new tab</span>
          </a>
          {props.actions}
        </div>
      </div>
      {props.examples.length > 0 && !Editor && (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 text-small">
          <ExampleSwitch
            group={`${group}e`}
            examples={props.examples}
            src={src}
            onChoose={(chosen) => activeDraft.choose(props.id, chosen)}
          />
          {hasVersion && (
            <button type="button" onClick={showVersion} className="link cursor-pointer py-1">
              Show your version
            </button>
          )}
        </div>
      )}
      <div
        data-editing={isEditing || undefined}
        className={`${props.alone ? "mt-4 @3xl:mt-2" : "mt-4"} ${Editor ? "flex flex-col gap-3" : ""} ${isEditing ? "@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start @4xl:gap-6" : ""}`}
      >
        <LivePreview
          src={src}
          name={props.name}
          heights={props.heights}
          first={props.first}
          framed={props.framed}
          level={level}
          scheme={scheme}
          asked={asked}
          free={free}
          onFree={onFree}
          held={Boolean(Editor || editable?.saved)}
          onPress={onPress}
        />
        {Editor && editable && editing && box && root.current && (
          <Editor
            {...editable}
            {...editing}
            level={level}
            stage={{ box, root: root.current }}
            onOpen={() => void open()}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
