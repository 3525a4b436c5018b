/** What of a section isn't in its frame, for the page that offers it to say so; empty lists where nothing is missing. */
export interface LeftOut {
  /** Addresses of pictures that would have to be asked for: their words stand in their place. */
  pictures: string[];
  /** Typefaces that the theme names and we don't serve: the system's own stand in for them. */
  fonts: string[];
  /** Addresses within a site, which lead nowhere from Notion: they have to be whole there. */
  links: string[];
  /** Places of a page that aren't in this file. */
  places: string[];
  /** Whether a form has no address to send what is filled in to. */
  form: boolean;
  /** Whether its questions were asked for as data: search engines don't read frames. */
  questions: boolean;
}

export const createLeftOut = (): LeftOut => ({
  pictures: [],
  fonts: [],
  links: [],
  places: [],
  form: false,
  questions: false,
});

/** Adds what isn't in a list yet. */
export function note(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}
