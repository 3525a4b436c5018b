import { bulletHost } from "@/lib/hosts/bullet";
import type { Host } from "@/lib/hosts/host";
import { superHost } from "@/lib/hosts/super";
import { DrawnIcon } from "./icon";
import { Editor, Stage, Window } from "./window";

const getCalloutSelector = ({ classes, callout }: Host) => `.${classes.callout}${callout.colour("blue")[0]}`;

/** What is pasted: the beginning of a header's snippet, and of a callout card's styles. */
const snippets = {
  head: [
    "<style>",
    "  sc-header-panel-menu { display: block }",
    "</style>",
    "<script>",
    "  (function (tag, frame) {",
    "    …",
  ],
  css: [`${getCalloutSelector(superHost)} {`, "  border-radius: 4px 12px 12px;", "  …", "}"],
  style: ["<style>", `  ${getCalloutSelector(bulletHost)} {`, "    border-radius: 4px 12px 12px;", "    …"],
} as const;

/** Super's code editor: Settings, Code, and its three tabs. */
export function SuperCode({ tab }: { tab: "Head" | "CSS" }) {
  return (
    <Stage>
      <Window path={["Saltmarsh", "Settings", "Code"]} end={<span className="hidden @sm:inline">Super</span>}>
        <p className="flex gap-1 border-b border-hairline px-2 pt-2 font-[550] text-muted">
          {["CSS", "Head", "Body"].map((name) => (
            <span
              key={name}
              className={`px-3 pt-1 pb-2.5 ${name === tab ? "text-ink shadow-[inset_0_-2px_0_var(--sc-accent-ink)]" : ""}`}
            >
              {name}
            </span>
          ))}
        </p>
        {tab === "Head" ? (
          <Editor before={['<meta name="theme-color" content="#fff">']} pasted={snippets.head} />
        ) : (
          <Editor before={[`.${superHost.classes.headerTitle} { letter-spacing: -.02em }`, ""]} pasted={snippets.css} />
        )}
      </Window>
    </Stage>
  );
}

/** Bullet's editor of a site: Code in the sidebar, and in it the areas for CSS and Body. */
export function BulletCode({ target }: { target: "head" | "css" }) {
  return (
    <Stage>
      <Window
        path={["Saltmarsh", "Edit"]}
        end={<span className="rounded-[5px] bg-ink px-2.5 py-1 font-[550] text-paper">Publish</span>}
      >
        <div className="grid h-full grid-cols-[auto_minmax(0,1fr)]">
          <p className="grid content-start gap-0.5 border-r border-hairline p-2 text-muted @sm:w-32">
            {(["Pages", "Theme", "Code"] as const).map((name) => (
              <span
                key={name}
                className={`flex items-center gap-2 rounded-[5px] px-2 py-1.5 ${name === "Code" ? "bg-accent-bg font-[550] text-ink shadow-[inset_2px_0_0_var(--sc-accent-ink)]" : ""}`}
              >
                <DrawnIcon name={icons[name]} className="size-3.5 shrink-0 @max-sm:hidden" />
                {name}
              </span>
            ))}
          </p>
          <div className="min-w-0">
            <p className="flex items-center justify-between border-b border-hairline px-3.5 py-2">
              <b className="font-[550] text-ink">Code</b>
              <span className="rounded-[5px] px-2.5 py-1 font-[550] text-ink shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
                Save
              </span>
            </p>
            <p className="px-3.5 pt-2.5 font-[550] text-muted">CSS</p>
            <Editor before={[".navbar-brand { gap: 8px }"]} pasted={[]} />
            <p className="border-t border-hairline px-3.5 pt-2.5 font-[550] text-ink">Body</p>
            <Editor pasted={target === "head" ? snippets.head : snippets.style} />
          </div>
        </div>
      </Window>
    </Stage>
  );
}

const icons = { Pages: "page", Theme: "theme", Code: "code" } as const;
