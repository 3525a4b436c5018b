import type { Fault } from "../fault.ts";

export const editor: Fault[] = [
  {
    file: "components/editor/history.ts",
    find: "return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: null } : history;",
    plant: "return before ? { past: past.slice(0, -1), now: before, future: [], last: null } : history;",
    breaks: "What was taken back can't be done again.",
  },
  {
    file: "components/editor/history.ts",
    find: "const isSame = last?.what === what && at - last.at < pause;",
    plant: "const isSame = last?.what === what;",
    breaks: "A whole visit of typing is one step.",
  },
  {
    file: "components/editor/history.ts",
    find: "now: edit, future: [], last: { what, at } };",
    plant: "now: edit, future, last: { what, at } };",
    breaks: "After a change the steps that were taken back come again.",
  },
  {
    file: "components/editor/history.ts",
    find: "[...past, now].slice(-most), now: edit",
    plant: "[...past, now].slice(0, most), now: edit",
    breaks: "After two hundred steps the newest can't be taken back.",
  },
  {
    file: "components/editor/history.ts",
    find: "if (edit.content === now.content && edit.theme === now.theme) return history;",
    plant: "if (edit.content === now.content) return history;",
    breaks: "A change of the look is lost.",
  },
  {
    file: "components/editor/list-items.ts",
    find: "if (!Array.isArray(items) || moved === undefined || to < 0 || to >= count) return content;",
    plant: "if (!Array.isArray(items) || moved === undefined || to >= count) return content;",
    breaks: "The first thing of a list moves to its end.",
  },
  {
    file: "components/editor/list-items.ts",
    find: "items.toSpliced(index + 1, 0, structuredClone(item)));",
    plant: "items.toSpliced(index + 1, 0, item));",
    breaks: "A copy of a thing changes with the thing.",
  },
  {
    file: "components/editor/list-items.ts",
    find: "return Array.isArray(items) ? withValueAt(content, list, items.toSpliced(index, 1)) : content;",
    plant: "return Array.isArray(items) ? withValueAt(content, list, items.toSpliced(index)) : content;",
    breaks: "Deleting a thing deletes all behind it.",
  },
  {
    file: "lib/saved-components/browser-edits.ts",
    find: "const isTheirs = edit?.owner === undefined || edit.owner === uid;",
    plant: 'const isTheirs = edit?.owner !== "";',
    breaks: "The draft of one person is opened by the next at the same browser.",
  },
  {
    file: "lib/saved-components/browser-edits.ts",
    find: "const isOfIt = sectionId === undefined || edit?.sectionId === sectionId;",
    plant: 'const isOfIt = edit?.sectionId !== "";',
    breaks: "The draft of another section is opened.",
  },
  {
    file: "lib/saved-components/browser-edits.ts",
    find: "readEdit(localStorage.getItem(name))?.isSaved) localStorage.removeItem(name);",
    plant: "readEdit(localStorage.getItem(name))) localStorage.removeItem(name);",
    breaks: "Signing out loses drafts that no account has.",
  },
  {
    file: "lib/saved-components/browser-edits.ts",
    find: "share === null ? sectionId : `${sectionId}.${share}`;",
    plant: "share === null ? sectionId : sectionId;",
    breaks: "Opening a shared edit overwrites one's own draft.",
  },
  {
    file: "lib/saved-components/browser-edits.ts",
    find: "const edit = event.key === name ? readEdit(event.newValue) : undefined;",
    plant: "const edit = event.key ? readEdit(event.newValue) : undefined;",
    breaks: "An edit takes over what another tab does to another section.",
  },
  {
    file: "lib/saved-components/mutations.ts",
    find: "if (isOther) throw changedElsewhere(known);",
    plant: "if (isOther && isOfOther) throw changedElsewhere(known);",
    breaks: "An older tab overwrites what a newer one has stored.",
  },
  {
    file: "lib/saved-components/mutations.ts",
    find: "const where = { id, userId, sectionId, ...(base !== undefined && { updatedAt }) };",
    plant: "const where = { id, userId, sectionId };",
    breaks: "Of two saves at one moment the first is lost.",
  },
  {
    file: "lib/saved-components/queries.ts",
    find: 'return db().component.findFirst({ where: { userId, sectionId }, orderBy: { updatedAt: "desc" } });',
    plant: 'return db().component.findFirst({ where: { userId, sectionId }, orderBy: { updatedAt: "asc" } });',
    breaks: "The editor opens the oldest version.",
  },
  {
    file: "lib/saved-components/schema.ts",
    find: "if (problems) throw contentRefused(section, problems);",
    plant: "if (problems && !section) throw contentRefused(section, problems);",
    breaks: "Content is stored that the section can't show.",
  },
  {
    file: "components/editor/use-keep.ts",
    find: "if (isPending()) note(newest.current, false);",
    plant: "if (isPending()) note(newest.current, true);",
    breaks: "What was typed just before leaving is taken for stored.",
  },
  {
    file: "components/editor/use-keep.ts",
    find: "base.current = saved.data.updated_at;",
    plant: "base.current ??= saved.data.updated_at;",
    breaks: "The second save of an edit is refused as made elsewhere.",
  },
];
