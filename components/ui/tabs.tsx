"use client";

import type { ComponentProps, KeyboardEvent } from "react";

const getTabId = (id: string, name: string) => id + name;

/** Gets what makes an element the panel of a tab. `id` is that of the `TabList`. */
export function getPanelProps(id: string, name: string, chosen: string) {
  const tab = getTabId(id, name);
  return { role: "tabpanel", id: `${tab}-panel`, "aria-labelledby": tab, hidden: name !== chosen } as const;
}

/** Focuses a tab of a `TabList`. */
export function focusTab(id: string, name: string): void {
  document.getElementById(getTabId(id, name))?.focus({ preventScroll: true });
}

/** Tabs of which one is chosen: by a press, the arrow keys, Home and End. */
export function TabList<Name extends string>({
  id,
  tabs,
  chosen,
  onChoose,
  className = "",
  ...rest
}: {
  /** What the ids of the tabs and their panels begin with. */
  id: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
} & Omit<ComponentProps<"div">, "id">) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(getTabId(id, next.name))?.focus();
  };
  return (
    <div {...rest} role="tablist" onKeyDown={onKeyDown} className={`flex border-b border-hairline ${className}`}>
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={getTabId(id, name)}
          aria-controls={`${getTabId(id, name)}-panel`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          className="relative min-h-11 cursor-pointer px-3 text-small whitespace-nowrap text-muted outline-offset-[-3px] hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
