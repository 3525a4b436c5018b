"use client";

import { type FormEvent, useId } from "react";
import { Field, Problem } from "@/components/ui/field";
import { giveGrant } from "@/lib/admin/actions";
import { reasonSizes } from "@/lib/admin/reason";
import { useAct } from "./use-act";

/** Gives a user all-access or a section. `items` are what can be given: `lifetime`, and ids of sections with their titles. */
export function GrantForm({ userId, items }: { userId: string; items: readonly { id: string; title: string }[] }) {
  const { run, acting, problem } = useAct(giveGrant, "Given");
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    run({ userId, item: String(typed.get("item")), reason: String(typed.get("reason")) }, () => form.reset());
  };

  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <Field
        label="What"
        aside="(lifetime, or the id of a section)"
        name="item"
        list={`${id}items`}
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={id}
      />
      <datalist id={`${id}items`}>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </datalist>
      <Field
        label="Reason"
        aside="(stays on record; they find it in their data)"
        name="reason"
        required
        minLength={reasonSizes.min}
        maxLength={reasonSizes.max}
        autoComplete="off"
      />
      <div>
        <Problem id={id} of={problem} />
        <button type="submit" disabled={acting} aria-busy={acting} data-needs-script="" className="btn">
          Give it
        </button>
      </div>
    </form>
  );
}
