"use client";

import { Button } from "@/components/ui/button";
import { showFailure } from "@/components/ui/toast/toast";
import { isolateName } from "./plain-name";
import { type AdminAction, listHeading, useAdminAction } from "./use-admin-action";

/** Does something to a row at once. `of` names the row for those who hear the button alone. */
export function ActionButton<Input>(props: {
  act: AdminAction<Input>;
  input: Input;
  done: string;
  words: string;
  of: string;
}) {
  const { act, input, done, words, of } = props;
  const { run, acting } = useAdminAction(act);

  const press = () =>
    run(input, {
      done,
      after: () => document.getElementById(listHeading)?.focus(),
      refused: (failure) => showFailure("That did not work", failure),
    });

  return (
    <Button
      data-needs-script=""
      aria-disabled={acting}
      aria-busy={acting}
      onClick={press}
      variant="quiet"
      className="whitespace-nowrap"
    >
      {words}
      <span className="sr-only"> {isolateName(of)}</span>
    </Button>
  );
}
