import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { ThemedImage } from "@/components/ui/themed-image";
import { smallSize } from "@/lib/catalogue/records/pictures";
import { formatDay } from "@/lib/catalogue/words";
import { CopyActions } from "./copy-actions";
import { type Found, formatPath } from "./found-copies";
import { type Condition, conditionWords, describeFaults, describeReading, describeTheme } from "./messages";

/** How many pages are named where one stands on many. */
const namedPages = 3;

/** A section that was found, how it is, and what can be done about it. @param pages how many were read */
export function FoundRow({ found: { copy, condition, pages }, pages: read }: { found: Found; pages: number }) {
  const { title, href, picture, version, newest, standing, theme, words } = copy;
  const accent = typeof theme.accent === "object" ? theme.accent.light : theme.accent;
  const themeWords = describeTheme(theme);
  const reading = describeReading(copy);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-hairline py-5 first:border-ink">
      <div className="w-32 shrink-0 overflow-hidden rounded-sm bg-paper-2 ring-1 ring-hairline">
        {picture ? (
          <ThemedImage image={picture} alt="" {...smallSize} className="block h-auto w-full" />
        ) : (
          <span className="block aspect-[16/11]" />
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 className="text-sub text-ink">
            {href ? (
              <Link href={href} className="hover:underline hover:underline-offset-4">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <ConditionMark condition={condition} />
        </div>
        {words && <p className="-mt-2 max-w-[66ch] break-words text-ink">“{words}”</p>}
        <p className="text-small break-words text-muted">
          {describeVersion(version, newest, standing.kind)}
          {themeWords && `, ${themeWords}`}
          {accent && (
            <span
              aria-hidden="true"
              style={{
                backgroundColor: accent,
                width: ".75em",
                height: ".75em",
                borderRadius: 3,
                marginInlineStart: ".4em",
              }}
              className="inline-block ring-1 ring-hairline forced-color-adjust-none"
            />
          )}
          . {read > 1 && describePages(pages, read)}
        </p>
        {describeFaults(copy).map((sentence) => (
          <p key={sentence} className="max-w-[66ch] text-ink">
            {sentence}
          </p>
        ))}
        {reading && <p className="max-w-[66ch] break-words whitespace-pre-line text-ink">{reading}</p>}
        {condition === "update" && standing.kind === "older" && (
          <ul className="max-w-[66ch]">
            {standing.changes.map((change) => (
              <li key={change.version}>
                <span className="text-small text-muted tabular-nums">
                  {change.version}, {formatDay(change.date)}:{" "}
                </span>
                {change.text}
              </li>
            ))}
          </ul>
        )}
        <CopyActions copy={copy} condition={condition} address={pages[0] ?? ""} />
      </div>
    </li>
  );
}

/** How it is: a word with a sign, so that it isn't told by its colour alone. */
function ConditionMark({ condition }: { condition: Condition }) {
  const isFine = condition === "fine";
  const colour = { broken: "text-accent-ink", stopped: "text-accent-ink", unread: "text-ink", update: "text-ink" }[
    String(condition)
  ];
  return (
    <span className={`inline-flex items-center gap-1.5 text-small font-[550] ${colour ?? "text-muted"}`}>
      {isFine && <Icon name="check" className="size-4" weight={2} />}
      {/^(broken|stopped|unread)$/.test(condition) && <Icon name="alert" className="size-4" weight={2.4} />}
      {condition === "update" && <Icon name="redo" className="size-4" weight={2} />}
      {conditionWords[condition]}
    </span>
  );
}

function describeVersion(version: string | undefined, newest: string, standing: string): string {
  if (version === undefined) return standing === "newest" ? "A page that was put together" : "No version";
  if (standing === "older") return `Version ${version}, today’s is ${newest}`;
  return standing === "newest"
    ? `Version ${version}`
    : `It says version ${version}, which there is not; today’s is ${newest}`;
}

function describePages(pages: readonly string[], read: number): string {
  if (pages.length === read) return "On every page.";
  const named = pages.slice(0, namedPages).map(formatPath).join(", ");
  const more = pages.length - namedPages;
  return more > 0 ? `On ${named} and ${more} more.` : `On ${named}.`;
}
