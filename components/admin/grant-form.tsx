"use client";

import { type FormEvent, useId } from "react";
import { control, Field, Problem } from "@/components/ui/field";
import { giveGrant } from "@/lib/admin/actions";
import { reasonSizes } from "@/lib/admin/reason";
import { useAct } from "./use-act";

/** Grants a user all-access or a section. `items` are what can be granted, as they are listed: ids with their titles. */
export function GrantForm({ userId, items }: { userId: string; items: readonly { id: string; title: string }[] }) {
  const { run, acting, problem } = useAct(giveGrant, "Granted");
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    run({ userId, item: String(typed.get("item")), reason: String(typed.get("reason")) }, () => form.reset());
  };

  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <div>
        {/* Not around the choice: its options would count as words of the label. */}
        <label htmlFor={`${id}item`} className="block text-small font-[550] text-ink">
          What
        </label>
        <select
          id={`${id}item`}
          name="item"
          required
          defaultValue=""
          aria-invalid={problem !== null}
          aria-describedby={id}
          className={`h-12 ${control}`}
        >
          <option value="" disabled>
            Choose all-access or a section
          </option>
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.title}
            </option>
          ))}
        </select>
      </div>
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
          Grant
        </button>
      </div>
    </form>
  );
}
