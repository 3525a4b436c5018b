import type { ReactNode } from "react";

/** What a tab shows: a form, kept clear of the bar above it where the focus moves on by keyboard. */
export function TabForm(props: {
  id: string;
  label: string;
  isShown: boolean;
  onBlur: () => void;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${props.id}-panel`} aria-labelledby={props.id} hidden={!props.isShown}>
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
