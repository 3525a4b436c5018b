import { useId } from "react";
import { type DeviceWidth, deviceWidths, schemeChoices } from "@/components/code/previews/preview-choices";
import { Icon } from "@/components/ui/icons";
import { Segments } from "@/components/ui/segments";
import type { Scheme } from "@/components/ui/use-scheme";
import type { SitePreview } from "@/lib/sites/preview/messages";

interface SitePreviewToolbarProps {
  preview: SitePreview;
  place: string;
  scheme: Scheme;
  width: DeviceWidth;
  onChoose: (part: { place?: string; scheme?: Scheme }) => void;
  onWidth: (width: DeviceWidth) => void;
  /** The last button: opens the page larger, or closes that again. */
  larger: { label: "Open larger" | "Close"; onPress: () => void };
}

/** What can be chosen of a previewed page: where the section stands, the page's width and scheme. */
export function SitePreviewToolbar({
  preview,
  place,
  scheme,
  width,
  onChoose,
  onWidth,
  larger,
}: SitePreviewToolbarProps) {
  const id = useId();
  const { places } = preview;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-3">
        {places.length > 0 ? (
          <>
            <label htmlFor={id} className="shrink-0 text-small font-[550] text-ink">
              Where
            </label>
            <span className="relative min-w-0 flex-1 @3xl:max-w-96">
              <select
                id={id}
                value={place}
                onChange={(event) => onChoose({ place: event.target.value })}
                className="h-10 w-full cursor-pointer appearance-none truncate rounded-sm bg-paper pr-9 pl-3 text-small text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
              >
                {places.map((item) => (
                  <option key={item.id} value={item.id}>
                    {item.label}
                  </option>
                ))}
              </select>
              <Icon name="down" className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
            </span>
          </>
        ) : (
          <p className="text-small">On the callouts that your page has.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Segments
          legend="Width of the page"
          group={`${id}w`}
          segments={deviceWidths}
          value={width}
          onChoose={onWidth}
        />
        <Segments
          legend="Color scheme of the page"
          group={`${id}s`}
          segments={schemeChoices}
          value={scheme}
          onChoose={(chosen) => onChoose({ scheme: chosen })}
        />
        <button
          type="button"
          onClick={larger.onPress}
          title={larger.label}
          className="grid size-10 cursor-pointer place-items-center rounded-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:bg-paper-2 hover:text-ink forced-colors:outline"
        >
          <Icon name={larger.label === "Close" ? "close" : "larger"} />
          <span className="sr-only">{larger.label}</span>
        </button>
      </div>
    </div>
  );
}
