import { type CSSProperties, useEffect, useRef } from "react";
import type { DeviceWidth } from "@/components/code/previews/preview-choices";
import type { Scheme } from "@/components/ui/use-scheme";
import { frameSandbox } from "@/lib/server/headers/frame-sandbox";
import {
  type FrameDocument,
  type FrameMessage,
  isEmpty,
  isReady,
  type SitePreview,
} from "@/lib/sites/preview/messages";
import { urls } from "@/lib/urls/urls";

interface SitePreviewFrameProps {
  preview: SitePreview;
  place: string;
  scheme: Scheme;
  width: DeviceWidth;
  /** The section's title. */
  name: string;
}

/**
 * A previewed page in a frame that is as tall as its room: laid out at the chosen width, made smaller where the room is
 * narrower. The page is somebody else's: it gets an origin of its own, and is heard and told no more than where the
 * section stands and in which scheme.
 */
export function SitePreviewFrame({ preview, place, scheme, width, name }: SitePreviewFrameProps) {
  const { html } = preview;
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // Its origin is opaque, so there is none to name; nothing that is said is a secret.
    const send = (message: FrameDocument | FrameMessage) => frame.current?.contentWindow?.postMessage(message, "*");
    const sendState = () => send({ place, scheme });
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (isEmpty(event.data)) send({ document: html });
      if (isReady(event.data)) sendState();
    };
    addEventListener("message", onMessage);
    sendState();
    return () => removeEventListener("message", onMessage);
  }, [html, place, scheme]);

  return (
    <div className="@container size-full rounded-md bg-paper-3 ring-1 ring-hairline forced-colors:outline">
      <div
        style={{ "--l": `${width}px` } as CSSProperties}
        className="mx-auto h-full w-[min(var(--l),100%)] overflow-clip rounded-md [--k:min(1,tan(atan2(100cqw,var(--l))))] [container-type:size]"
      >
        <iframe
          ref={frame}
          key={html}
          src={urls.siteFrame}
          sandbox={frameSandbox}
          referrerPolicy="no-referrer"
          title={`${preview.site.title}, with ${name}`}
          className="block h-[calc(100cqh/var(--k))] w-(--l) origin-top-left border-0 bg-[#fff] [scale:var(--k)]"
        />
      </div>
    </div>
  );
}
