import { ManagerLines } from "@/components/ui/copy/manager-lines";
import { Link } from "@/components/ui/navigation/link";
import { installLines } from "@/lib/api/registry/commands";
import type { Section } from "@/lib/catalogue/catalogue";
import type { Format } from "@/lib/code/metadata/format";
import { urls } from "@/lib/urls/urls";
import { copyName } from "./copy-names";

const bar = "border-b border-hairline px-4 py-3 text-small";

/** Above the files of a copy: the command that brings them into a project, and what has to be known there. */
export function InstallCommand({ section }: { section: Section }) {
  const isCallout = section.category === "callout-card";
  return (
    <div className={bar}>
      <p>
        {isCallout
          ? "Copy the CSS below, or write the CSS for each builder into your project with the shadcn command."
          : "Install these files with the shadcn command, or copy them below."}
      </p>
      <ManagerLines label="the command" lines={installLines(section)} group="package-manager" />
      <p className="mt-1 flex flex-wrap gap-x-5">
        <PartLink part="set-up">Set up once in each project</PartLink>
        {!isCallout && <PartLink part="dark">How dark mode is chosen</PartLink>}
      </p>
    </div>
  );
}

/** The same above the files that are copied by hand, since the command has the others. */
export function CopyByHand() {
  return (
    <div className={bar}>
      <p>
        Copy these files into your project. If it has Tailwind 4, “{copyName("tailwind", "bullet")}” can be installed
        with a command.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <PartLink part="css">How to use it</PartLink>
        <PartLink part="dark">How dark mode is chosen</PartLink>
      </p>
    </div>
  );
}

/** What stands above the files of a copy; nothing above those that are pasted. */
export function renderAboveFiles(format: Format, section: Section) {
  if (format === "tailwind") return <InstallCommand section={section} />;
  return format === "react" ? <CopyByHand /> : undefined;
}

function PartLink({ part, children }: { part: "set-up" | "dark" | "css"; children: string }) {
  return (
    <Link href={`${urls.react}#${part}`} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
