/** The name of the plan within a sentence, never broken at its hyphen. */
export const AllAccess = ({ first = false }: { first?: boolean }) => (
  <span className="whitespace-nowrap">{first ? "All-access" : "all-access"}</span>
);
