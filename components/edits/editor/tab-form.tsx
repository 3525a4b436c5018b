import type { ReactNode } from "react";
import type { getPanelProps } from "@/components/ui/tabs";

/** What a tab shows: a form, kept clear of the bar above it where the focus moves on by keyboard. */
export function TabForm(props: {
  panel: ReturnType<typeof getPanelProps>;
  label: string;
  onBlur: () => void;
  children: ReactNode;
}) {
  return (
    <div {...props.panel}>
      <form
        onSubmit={(event) => event.preventDefault()}
        onBlur={props.onBlur}
        aria-label={props.label}
        className="grid gap-5 px-0.5 py-5 **:scroll-mt-44"
      >
        {props.children}
      </form>
    </div>
  );
}
