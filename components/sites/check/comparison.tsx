"use client";

import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Segments } from "@/components/ui/segments";
import { Spinner } from "@/components/ui/spinner";
import { frameSandbox } from "@/lib/server/headers/frame-sandbox";
import { compareFound } from "@/lib/sites/actions/compare-copy";
import type { Compared } from "@/lib/sites/check/compare";
import { type FrameDocument, isEmpty } from "@/lib/sites/preview/messages";
import { urls } from "@/lib/urls/urls";

/** A copy as it stands on a page, and the same words in today's section, side by side. */
export function Comparison({ code, address, title }: { code: string; address: string; title: string }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [shown, show] = useState<"before" | "after">("after");
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    void callAction(compareFound, { code, address }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setCompared(answer.data);
      else setProblem(answer.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, address]);

  if (problem) return <Problem of={problem} />;
  if (!compared) {
    return (
      <div className="grid min-h-24 place-items-center rounded-md bg-paper-2 text-muted">
        <Spinner label="Drawing both" />
      </div>
    );
  }
  const { before, after } = compared;
  return (
    <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
      {/* Where there is no room for both side by side, one after the other in the same place shows what is different. */}
      <Segments
        legend="Which is shown"
        group={id}
        segments={[
          { value: "before", name: "On your page", label: "On your page" },
          { value: "after", name: "New version", label: "New version" },
        ]}
        value={shown}
        onChoose={show}
        className="w-fit @2xl:hidden"
      />
      <figure className={shown === "after" ? "@max-2xl:hidden" : ""}>
        <figcaption className="mb-2 text-small font-[550] text-ink">On your page</figcaption>
        {before === undefined ? (
          <p className="rounded-md bg-paper-2 p-5 text-small text-muted">
            Its styles are in another file of your project, so we can’t show it here as it looks there.
          </p>
        ) : (
          <DrawnCopy html={before} title={`${title}, as it is on your page`} />
        )}
      </figure>
      <figure className={shown === "before" ? "@max-2xl:hidden" : ""}>
        <figcaption className="mb-2 text-small font-[550] text-ink">New version, with your words</figcaption>
        <DrawnCopy html={after} title={`${title}, the new version with your words`} />
      </figure>
    </div>
  );
}

/** The tallest that is shown; what is longer scrolls. */
const tallest = 1400;

/** A document in a frame with an origin of its own, as wide as a site's text and made smaller to its room. */
function DrawnCopy({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  // The text column of a Notion site with its margins; on phones as there.
  const [width] = useState(() => (innerWidth < 700 ? 375 : 756));

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const message: FrameDocument = { document: html };
      if (isEmpty(data)) frame.current?.contentWindow?.postMessage(message, "*");
      const told: unknown = data?.height;
      if (typeof told === "number" && told > 0) setHeight(Math.min(told, tallest));
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [html]);

  return (
    <div
      style={{ "--l": `${width}px`, "--h": `${height}px`, background: "light-dark(#fff, #191919)" } as CSSProperties}
      className="@container overflow-clip rounded-md ring-1 ring-hairline forced-colors:outline"
    >
      <div className="h-[calc(var(--h)*var(--k))] [--k:min(1,tan(atan2(100cqw,var(--l))))]">
        <iframe
          ref={frame}
          key={html}
          src={urls.siteFrame}
          sandbox={frameSandbox}
          referrerPolicy="no-referrer"
          title={title}
          className="block h-(--h) w-(--l) origin-top-left border-0 [scale:var(--k)]"
        />
      </div>
    </div>
  );
}
