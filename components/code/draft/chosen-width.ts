import type { Width } from "@/lib/code/markup/width";

/** What the choice of a width is called in its page. */
export const widthChoice = "copy-width";

/** How wide the next copy is to stand in its page, as chosen beside the settings of a section; undefined where nobody can. */
export const chosenWidth = {
  get: () =>
    document.querySelector<HTMLInputElement>(`input[name="${widthChoice}"]:checked`)?.value as Width | undefined,
  /** Chooses as a person would, where there is such a choice. */
  set: (width: Width) =>
    document.querySelector<HTMLInputElement>(`input[name="${widthChoice}"][value="${width}"]`)?.click(),
  subscribe(listener: () => void): () => void {
    document.addEventListener("change", listener);
    return () => document.removeEventListener("change", listener);
  },
};
