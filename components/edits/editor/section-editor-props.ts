import type { Edit } from "@/components/code/draft/history";
import type { EditorData } from "@/lib/catalogue/content/editor-data";
import type { Product } from "@/lib/hosts/products";
import type { PressedWords } from "./pressed-words";

export interface SectionEditorProps {
  section: { id: string; title: string };
  product: Product;
  level: number;
  stage: { box: HTMLElement; root: HTMLElement };
  pressed?: PressedWords | undefined;
  /** Closed, it shows what was made of the section and how to go on with it. */
  isOpen: boolean;
  onOpen: () => void;
  /** A saved version of the account that is edited on a page of its own. */
  saved?: (EditorStart & { name: string }) | undefined;
  /** @param shown whether what was made of the section stays to be seen */
  onClose: (shown: boolean) => void;
}

/** What an editor begins with. */
export interface EditorStart {
  data: EditorData;
  /** What it is kept under in this browser. */
  key: string;
  id: string;
  /** The section's own words: of its sample, or of the example that was shown. */
  own?: Edit["content"];
  edit: Edit;
  base: number | undefined;
  /** Whether it is as the section comes, or in the account as it is. */
  isKept: boolean;
}
