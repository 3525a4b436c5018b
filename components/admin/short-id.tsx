import type { CSSProperties } from "react";

// From right to left, so that it is the beginning that is cut: ids of one time begin alike.
const cut: CSSProperties = {
  display: "inline-block",
  direction: "rtl",
  maxWidth: "10ch",
  overflow: "hidden",
  textOverflow: "ellipsis",
  verticalAlign: "bottom",
  userSelect: "all",
  // A box of its own isn't underlined by the link around it.
  textDecoration: "inherit",
  textUnderlineOffset: "inherit",
};

/** An id of which the end is enough to tell it from its neighbours. All of it is there, to be selected, copied and found. */
export function ShortId({ id }: { id: string }) {
  return (
    <span className="font-code whitespace-nowrap" style={cut} title={id}>
      <bdi dir="ltr">{id}</bdi>
    </span>
  );
}
