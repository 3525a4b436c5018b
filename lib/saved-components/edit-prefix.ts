/** What the names begin with under which this browser keeps edits; the rest is the id of a section or a record. */
export const editPrefix = "silcrow.edit.";
