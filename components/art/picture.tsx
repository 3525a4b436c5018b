import { drawings } from "./drawings";

const paint = {
  line: "fill-none stroke-current",
  fine: "fill-none stroke-current",
  solid: "fill-current",
  dark: "fill-[light-dark(var(--sc-ink),color-mix(in_oklab,var(--sc-ink)_30%,var(--sc-paper)))]",
  wash: "fill-tint-plate",
  paper: "fill-(--sc-raised)",
  red: "fill-none stroke-accent",
  seal: "fill-accent",
};

/**
 * A picture: a drawing from our shelf (`drawn:` and its name), or one at an address. Without a description it is decoration.
 */
export function Picture({ src, alt, className }: { src: string; alt: string; className: string }) {
  const drawing = drawings[src.replace("drawn:", "")];
  if (!drawing) return <img src={src} alt={alt} className={className} />;
  const [width, height] = drawing.size;
  const side = className.includes("object-left") ? "xMin" : className.includes("object-right") ? "xMax" : "xMid";
  const spoken = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={className.includes("object-cover") ? `${side}YMax slice` : undefined}
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...spoken}
    >
      {drawing.marks.map(([mark, path, stroke = mark === "fine" ? 1.2 : 2]) => (
        <path key={path} d={path} strokeWidth={stroke} className={paint[mark]} />
      ))}
    </svg>
  );
}
