/** What a person types to have their account deleted. */
export const deletionPhrase = "delete my account";

/** Whether that was typed; case and blanks around it don't matter. */
export function isDeletionPhrase(typed: string): boolean {
  return typed.trim().toLowerCase() === deletionPhrase;
}
