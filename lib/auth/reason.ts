import { findSection } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls";

/**
 * Why somebody is asked to sign in, by where they go afterwards; null where the sign-in page's own words will do. Nothing of
 * the address is repeated: a section is named by our title for it.
 */
export function signInReason(then: string | null): string | null {
  const id = /[?&]section=([\w-]+)/.exec(then ?? "")?.[1];
  const section = id === undefined ? undefined : findSection(id);
  if (!section || then !== urls.changeWords(section)) return null;
  return `Sign in to change the words of ${section.title}. What you write is kept in your account.`;
}
