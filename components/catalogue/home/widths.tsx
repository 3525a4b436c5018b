import { StaticPreview } from "@/components/code/previews/static-preview";
import type { Section } from "@/lib/catalogue/catalogue";
import { heightWidths } from "@/lib/catalogue/records/preview-widths";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { defaultProduct } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

const scale = 0.48;

/** The same section at three widths, as live documents: it measures the column and not the window. */
export function Widths({ section }: { section: Section }) {
  const heights = findThumbnail(section)?.heights;
  const shown = [
    { label: "Full width", width: heightWidths.full, height: heights?.full },
    { label: "Notion column", width: heightWidths.column, height: heights?.column },
    { label: "Phone", width: heightWidths.phone, height: heights?.phone },
  ];
  return (
    <div
      className="mt-10 flex gap-6 overflow-x-auto pb-4 @4xl:mt-14 @4xl:justify-between"
      role="group"
      aria-label={`${section.title} at three widths`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {shown.map(({ label, width, height = 820 }) => (
        <figure key={label} className="shrink-0" style={{ width: width * scale }}>
          <figcaption className="mb-3 text-caption text-muted">
            <span className="mb-2 flex items-center" aria-hidden="true">
              <span className="h-2.5 w-px bg-accent-ink" />
              <span className="h-px flex-1 bg-accent-ink" />
              <span className="h-2.5 w-px bg-accent-ink" />
            </span>
            <span className="flex justify-between whitespace-nowrap">
              <span className="text-ink">{label}</span>
              <span className="tabular-nums">{width} px</span>
            </span>
          </figcaption>
          <div
            className="relative overflow-hidden rounded-sm bg-paper after:pointer-events-none after:absolute after:inset-0 after:rounded-sm after:shadow-[inset_0_0_0_1px_var(--sc-hairline)]"
            style={{ height: height * scale }}
          >
            <StaticPreview
              src={urls.preview(defaultProduct, section.id)}
              title={`${section.title}, ${width} pixels wide`}
              className="origin-top-left"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
