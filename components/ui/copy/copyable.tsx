import { TextWithOrigin } from "@/components/ui/text-with-origin";
import { CopyLines } from "./copy-lines";

/**
 * Lines to copy: read and selected without script, copied at a press with it. `wraps` long lines, which scroll otherwise; `named` is an origin
 * in them that stands for the page's own.
 */
export function Copyable(props: {
  label: string;
  code: string;
  language?: string | undefined;
  wraps?: boolean | undefined;
  named?: string | undefined;
}) {
  const { label, code, language, wraps, named } = props;
  return (
    <div className="flex items-start rounded-sm border border-hairline bg-paper-2">
      <pre
        // What scrolls must be reachable by keyboard.
        tabIndex={wraps ? undefined : 0}
        data-language={language}
        className={`${wraps ? "break-words whitespace-pre-wrap" : "overflow-x-auto"} min-w-0 flex-1 py-2.5 pl-4 font-code text-[.8125rem] leading-[1.7] text-ink outline-offset-[-3px]`}
      >
        <code translate="no">{named ? <TextWithOrigin named={named}>{code}</TextWithOrigin> : code}</code>
      </pre>
      <CopyLines label={label} code={code} named={named} />
    </div>
  );
}
