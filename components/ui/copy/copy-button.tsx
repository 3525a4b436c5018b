import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { useCopying } from "./use-copying";

/** A button that copies. `said` is what those hear who don't see that it has. */
export function CopyButton({
  state,
  said,
  children,
  ...rest
}: { state: ReturnType<typeof useCopying>["state"]; said: string } & ComponentProps<typeof Button>) {
  return (
    <>
      <Button {...rest} aria-busy={state === "busy"}>
        <Icon name={state === "done" ? "check" : "copy"} className="size-4" weight={1.8} />
        {children}
      </Button>
      <span className="sr-only" role="status">
        {state === "done" ? said : ""}
      </span>
    </>
  );
}
