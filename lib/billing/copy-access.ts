/**
 * Whether a section's code is for this person, who may be nobody: free ones are for everybody, the others for those who
 * bought them, alone or with everything.
 * @param owned ids of the sections they bought alone
 */
export function canCopySection(
  section: { id: string; price: number | null },
  user: { isLifetime: boolean } | null | undefined,
  owned: readonly string[],
): boolean {
  return section.price === null || Boolean(user?.isLifetime) || owned.includes(section.id);
}
