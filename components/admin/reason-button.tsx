"use client";

import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import { Field, Problem } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { reasonSizes } from "@/lib/admin/reason";
import { isolateName } from "./plain-name";
import { type AdminAction, listHeading, useAdminAction } from "./use-admin-action";

/**
 * Does something to a row once a reason is given. `of` names the row for those who hear the button alone; the dialog asks
 * `question`, says what follows in `words`, and is answered by `yes`. Afterwards the focus is on the list's
 * `heading`. `to` is the label of another field, of acts that need to know to whom.
 */
export function ReasonButton(props: {
  act: AdminAction<{ id: string; reason: string; to: string }>;
  id: string;
  of: string;
  button: string;
  question: string;
  yes: string;
  words: ReactNode;
  done: string;
  heading?: string;
  to?: string;
}) {
  const dialog = useDialog();
  const { run, acting, problem, wrong, forget } = useAdminAction(props.act);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [reason, to] = [String(typed.get("reason")), String(typed.get("to") ?? "")];
    run(
      { id: props.id, reason, to },
      {
        done: to ? `${props.done} to ${to}` : props.done,
        after: () => {
          form.reset();
          dialog.close();
          document.getElementById(props.heading ?? listHeading)?.focus();
        },
      },
    );
  };
  const open = () => {
    forget();
    dialog.open();
  };

  return (
    <>
      <Button onClick={open} data-needs-script="" variant="quiet" className="whitespace-nowrap">
        {props.button}
        <span className="sr-only"> {isolateName(props.of)}</span>
      </Button>
      <div style={{ overflowWrap: "anywhere" }}>
        <Sheet dialog={dialog} title={isolateName(props.question)}>
          <form onSubmit={submit}>
            <p className="mt-3">{props.words}</p>
            {props.to && (
              <Field
                label={props.to}
                name="to"
                required
                maxLength={320}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="mt-4"
                {...wrong("to", id)}
              />
            )}
            <Field
              label="Reason"
              aside="(stays on record)"
              name="reason"
              required
              minLength={reasonSizes.min}
              maxLength={reasonSizes.max}
              autoComplete="off"
              className="mt-4"
              {...wrong("reason", id)}
            />
            <Problem id={id} of={problem} />
            <div className="mt-5 flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={acting} aria-busy={acting} variant="accent">
                {props.yes}
              </Button>
              <Button onClick={dialog.close} variant="line">
                Cancel
              </Button>
            </div>
          </form>
        </Sheet>
      </div>
    </>
  );
}
