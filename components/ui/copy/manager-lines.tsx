import { LazyCopyLines } from "./lazy-copy-lines";

/** Each shown while its package manager is chosen. Whole names, since the styles are made of what stands here. */
const shownFor = {
  npm: "group-has-[[value=npm]:checked]/managers:flex",
  pnpm: "group-has-[[value=pnpm]:checked]/managers:flex",
  yarn: "group-has-[[value=yarn]:checked]/managers:flex",
  bun: "group-has-[[value=bun]:checked]/managers:flex",
};

/** The line that installs something, for the package manager that is chosen, to copy. Works without script but for the button. */
export function ManagerLines(props: {
  label: string;
  lines: readonly { manager: keyof typeof shownFor; line: string }[];
  group: string;
}) {
  return (
    <div className="group/managers">
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">Package manager</legend>
        {props.lines.map(({ manager }) => (
          <label key={manager} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
            <input
              type="radio"
              name={props.group}
              value={manager}
              defaultChecked={manager === "npm"}
              className="size-4 accent-(--sc-ink)"
            />
            {manager}
          </label>
        ))}
      </fieldset>
      {props.lines.map(({ manager, line }) => (
        <div
          key={manager}
          className={`hidden items-start rounded-sm border border-hairline bg-paper ${shownFor[manager]}`}
        >
          <pre
            data-language="sh"
            className="min-w-0 flex-1 py-2.5 pl-4 font-code text-[.8125rem] leading-[1.7] break-words whitespace-pre-wrap text-ink select-all"
          >
            <code translate="no">{line}</code>
          </pre>
          <LazyCopyLines label={`${props.label}, ${manager}`} code={line} />
        </div>
      ))}
    </div>
  );
}
