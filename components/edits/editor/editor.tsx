"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Edit } from "@/components/code/draft/history";
import { ImportFromSite } from "@/components/edits/theme/import-from-site";
import { MyTheme } from "@/components/edits/theme/my-theme";
import { isOwn, pickChoices } from "@/components/edits/theme/own-choices";
import { ThemeFields } from "@/components/edits/theme/theme-fields";
import type { Content } from "@/components/sections/define";
import { focusTab, getPanelProps, TabList } from "@/components/ui/tabs";
import { getValueAt, setValueAt } from "@/lib/catalogue/content/content-path";
import { type EditorData, getLabel } from "@/lib/catalogue/content/editor-data";
import { joinPath } from "@/lib/catalogue/content/fields/fields";
import { openForm } from "@/lib/catalogue/content/opened-form";
import { closeContent, openContent } from "@/lib/catalogue/content/written";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { EditorBar } from "./editor-bar";
import { isRightToLeft } from "./editor-texts";
import { FieldPopover, getSpotPath, hasPanel, type OpenForm } from "./field-popover";
import { ContentFields } from "./fields/content-field";
import { useFindings } from "./findings/use-findings";
import { type EditTarget, InlineEditor } from "./inline-editor";
import type { PressedWords } from "./pressed-words";
import { TabForm } from "./tab-form";
import { selectIn } from "./text-at-point";
import type { Editing } from "./use-editing";
import { useRenderedSection } from "./use-rendered-section";

const tabs = [
  { name: "words", label: "Words" },
  { name: "look", label: "Look" },
] as const;
type Tab = (typeof tabs)[number]["name"];

export interface EditorProps {
  section: { id: string; title: string };
  product: Product;
  data: EditorData;
  /** What is edited, with its steps. */
  editing: Editing;
  /** The box that the section is drawn in, and the element around it that panels are placed in. */
  stage: { box: HTMLElement; root: HTMLElement };
  /** The level of the section's highest heading in this page. */
  level: number;
  /** Words of the preview that were pressed to come here. */
  pressed?: PressedWords | undefined;
  /** Whether the edit is kept, and what else can be done with it. */
  status: ReactNode;
  /** What the status says has gone wrong: it isn't said twice. */
  said?: string | undefined;
  actions: ReactNode;
  /** Above the fields. */
  before?: ReactNode;
  /** Of a page: the section whose fields are shown, and who is told that words of another were pressed. */
  part?: { key: string; onPress: (key: string) => void };
}

/**
 * A section as it is edited where it stands: its words are typed into the preview; the panel beside it shows the same as a form, and its theme.
 */
export function Editor(props: EditorProps) {
  const { section, product, data, editing, stage, level } = props;
  const { edit, change, changeSoon, flush } = editing;
  const id = useId();
  const [spot, setSpot] = useState<EditTarget | null>(null);
  const [tab, setTab] = useState<Tab>("words");
  const surface = useRef<InlineEditor>(null);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef(props.pressed);
  const isGoingBack = useRef(false);
  const typed = useRef({ path: "", text: "" });
  const known = data.shape.fields;
  // What stands in one text as lists and groups of texts: paths in here are of that.
  const content = openContent(edit.content, known);
  const fields = useMemo(() => openForm(data.fields, content), [data.fields, content]);
  const newest = useRef({ content, fields });
  newest.current = { content, fields };
  const { part } = props;
  const onPart = useRef(part?.onPress);
  onPart.current = part?.onPress;

  const setValue = useCallback(
    (path: string, value: Content, isTyped = false) => {
      const part = ({ content }: Edit) => ({
        content: closeContent(setValueAt(openContent(content, known), path, value), known),
      });
      (isTyped ? changeSoon : change)(part, path);
    },
    [change, changeSoon, known],
  );
  // What is typed into the form is seen in the preview in the same frame.
  const setFromForm = (path: string, value: Content, isTyped?: boolean) => {
    if (isTyped) surface.current?.patch(setValueAt(newest.current.content, path, value), false, path);
    setValue(path, value, isTyped);
  };

  useEffect(() => {
    const own = new InlineEditor(stage.box, {
      onText: (path, text) => {
        typed.current = { path, text };
        setValue(path, text, true);
      },
      onSpot: (next) => {
        onPart.current?.((getSpotPath(next) ?? "").split(".")[0] ?? "");
        if (!isGoingBack.current) setSpot(hasPanel(next, newest.current.content) ? next : null);
      },
      onWords: (next, words) => {
        flushSync(() => setSpot(next));
        selectIn(panel.current, words);
      },
      onEnter: (next) => {
        // Escape may have closed it.
        flushSync(() => setSpot(hasPanel(next, newest.current.content) ? next : null));
        panel.current?.querySelector<HTMLElement>("input,textarea,button")?.focus();
      },
      onEscape: () => setSpot(null),
      labelOf: (path) => getLabel(newest.current.fields, path),
    });
    surface.current = own;
    return () => own.end();
  }, [stage.box, setValue]);

  useEffect(() => {
    const room = stage.box.closest<HTMLElement>("[data-room]");
    if (!room) return;
    const observer = new ResizeObserver(() => room.style.setProperty("--room", `${room.offsetHeight}px`));
    observer.observe(room);
    return () => observer.disconnect();
  }, [stage.box]);

  const { problem, isDrawn } = useRenderedSection({ sectionId: section.id, product, level }, edit, (part, of) => {
    surface.current?.show(part, openContent(of.content, known));
    if (pressed.current) surface.current?.focusWords(pressed.current);
    pressed.current = undefined;
    // Elements may have become others.
    setSpot((was) => {
      const path = was ? getSpotPath(was) : undefined;
      const element = was && path !== undefined ? surface.current?.find(path, was.element) : null;
      return was && element ? { ...was, element } : null;
    });
  });
  const sample = openContent(data.shape.sample, known);
  const found = useFindings(stage.box, edit, isDrawn, { sample, labelOf: (path) => getLabel(fields, path) });

  // What comes from elsewhere is seen also where the caret is.
  useLayoutEffect(() => {
    const { path, text } = typed.current;
    surface.current?.patch(content, getValueAt(content, path) !== text);
    stage.box.dir = isRightToLeft(content) ? "rtl" : "";
  }, [content, stage.box]);
  // Where nothing was pressed, the form is what one goes on with; where a page is composed, that is the list of its sections.
  useEffect(() => {
    if (!part && !pressed.current && !stage.root.contains(document.activeElement)) focusTab(id, "words");
  }, [stage.root, part, id]);
  useEffect(() => surface.current?.mark(spot?.element ?? null), [spot]);

  const closeSpot = (back: boolean) => {
    setSpot(null);
    if (!back) return;
    // The focus that comes back opens nothing.
    isGoingBack.current = true;
    spot?.element.focus({ preventScroll: true });
    isGoingBack.current = false;
  };

  const step = (by: "undo" | "redo") => {
    editing[by]();
    setSpot(null);
    // The text with the focus, too.
    requestAnimationFrame(() => surface.current?.patch(newest.current.content, true));
  };
  const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
    if (!isUndo) return;
    event.preventDefault();
    step(event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo");
  };
  useEffect(() => {
    const { root } = stage;
    root.addEventListener("focusout", flush);
    return () => root.removeEventListener("focusout", flush);
  }, [stage, flush]);
  useEffect(() => {
    const { root } = stage;
    root.addEventListener("keydown", onKeyDown);
    return () => root.removeEventListener("keydown", onKeyDown);
  });

  // A theme is of all sections; what is this one's alone stays.
  const takeTheme = (theme: Theme) => {
    const own = pickChoices(edit.theme, (name) => isOwn(name) || name === "scheme" || name === "space");
    change({ theme: { ...own, ...theme } }, "take");
  };

  const choose = (name: Tab) => {
    setTab(name);
    setSpot(null);
  };
  return (
    // On narrow screens its parts stand below the preview one by one, so that the bar can stick above it.
    <div className="contents min-w-0 @4xl:block">
      <EditorBar editing={editing} step={step} status={props.status} actions={props.actions} />
      <div role="status" className="text-small text-pretty">
        {problem && problem !== props.said && (
          <p className="mt-2 text-accent-ink">{problem} What you wrote is still here.</p>
        )}
        {found.map((words) => (
          <p key={words} className="mt-2 rounded-xs bg-(--sc-yellow-wash) px-2.5 py-1.5 text-ink">
            {words}
          </p>
        ))}
      </div>
      <TabList id={id} aria-label="What to change" tabs={tabs} chosen={tab} onChoose={choose} className="mt-4" />
      {/* Kept while the theme is chosen, with the lists that were opened in it. */}
      <TabForm panel={getPanelProps(id, "words", tab)} label={`Words of ${section.title}`} onBlur={flush}>
        {props.before}
        <ContentFields {...renderFields({ fields, content, sample }, part?.key, setFromForm)} />
      </TabForm>
      {tab === "look" && (
        <TabForm panel={getPanelProps(id, "look", tab)} label={`Look of ${section.title}`} onBlur={flush}>
          <ImportFromSite onChoose={takeTheme} />
          <MyTheme theme={edit.theme} onChoose={takeTheme} />
          <ThemeFields theme={edit.theme} onChange={(theme) => change({ theme }, "theme")} ofOne={edit.content} />
        </TabForm>
      )}
      {spot && (
        <FieldPopover
          key={getSpotPath(spot)}
          ref={panel}
          spot={spot}
          root={stage.root}
          form={{ fields, content, sample }}
          onValue={setFromForm}
          onContent={(content, what) => change({ content: closeContent(content, known) }, what)}
          onClose={closeSpot}
        />
      )}
    </div>
  );
}

/** The form of a section, or of one of a page's. */
function renderFields(
  { fields, content, sample }: OpenForm,
  key: string | undefined,
  onChange: (path: string, value: Content, isTyped?: boolean) => void,
): ComponentProps<typeof ContentFields> {
  const group = key === undefined ? undefined : fields.find(({ name }) => name === key);
  if (key === undefined || group?.kind !== "group") return { fields, value: content, sample, onChange };
  return {
    fields: group.fields,
    value: content[key] as Record<string, Content>,
    sample: sample[key] as Record<string, Content>,
    onChange: (path, value, isTyped) => onChange(joinPath(key, path), value, isTyped),
  };
}
