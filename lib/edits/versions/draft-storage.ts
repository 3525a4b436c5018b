import type { Content } from "@/components/sections/define";
import { localStore, parseJson } from "@/lib/browser/storage";
import type { Theme } from "@/lib/code/theme/theme";

/** An edit as this browser keeps it. */
export interface Draft {
  /** The id it has in the account, or will have. */
  id: string;
  name?: string;
  sectionId: string;
  /** Whose it is, once they were signed in: nobody else at this browser sees it. */
  owner?: string;
  /** Of an older build it may have the shape its section had then. */
  content: unknown;
  theme: Theme;
  /** When the account's was stored that this one is made of, in ms; undefined while it is in no account. */
  base?: number;
  /** Whether the account has it as it is. */
  isSaved?: boolean;
  /** Whether it was only read from code that somebody has: it goes to no account before it is changed. */
  isUnchanged?: boolean;
}

/** What the names begin with under which this browser keeps edits; the rest is their key. */
const editPrefix = "silcrow.edit.";

/** What an edit of a section is kept under; one that is made of a shared one, beside one's own. */
export const getDraftKey = (sectionId: string, share: string | null) =>
  share === null ? sectionId : `${sectionId}.${share}`;

/** What a page that nobody has saved is kept under; one that an address begins, beside it. */
export const getPageKey = (begin?: string | null) => (begin ? `page.${begin}` : "page");

/** What an edit of a saved version of the account is kept under: sections have names of their own. */
export const getVersionKey = (id: string) => `version ${id}`;

/** The edit kept under a key: a section's id, or that of a saved version of the account. */
export function createDraftStorage(key: string) {
  const name = editPrefix + key;
  return {
    /** Undefined when there is none, it is of another section (where one is named) or person, or it can't be read. */
    get({ sectionId, uid }: { sectionId?: string; uid: string | undefined }): Draft | undefined {
      const edit = readEdit(localStore.get(name));
      const isTheirs = edit?.owner === undefined || edit.owner === uid;
      const isOfIt = sectionId === undefined || edit?.sectionId === sectionId;
      return isOfIt && isTheirs ? edit : undefined;
    },
    /** Whether it is kept: storage may be closed to us, or full. */
    set: (edit: { content: Content } & Draft): boolean => localStore.setJson(name, edit),
    clear: (): void => void localStore.set(name, null),
    /** Tells of what another tab has kept. Returns how to stop. */
    watch(onChange: (edit: Draft) => void): () => void {
      const hear = (event: StorageEvent) => {
        const edit = event.key === name ? readEdit(event.newValue) : undefined;
        if (edit) onChange(edit);
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}

/** Forgets the edits that an account has: the next person at this browser is another. */
export function forgetSavedEdits(): void {
  for (const name of localStore.getKeys()) {
    if (name.startsWith(editPrefix) && readEdit(localStore.get(name))?.isSaved) localStore.set(name, null);
  }
}

function readEdit(text: string | null | undefined): Draft | undefined {
  const edit = parseJson(text);
  return isEdit(edit) ? edit : undefined;
}

function isEdit(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { id, sectionId, content, theme } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof id !== "string" || typeof sectionId !== "string") return false;
  return typeof content === "object" && content !== null && typeof theme === "object";
}
