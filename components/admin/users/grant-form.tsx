"use client";

import { type FormEvent, useId } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { control, Field, Problem } from "@/components/ui/field";
import { giveGrant } from "@/lib/admin/actions";
import { reasonSizes } from "@/lib/admin/reason";

/** Grants a user all-access or a section. `items` are what can be granted, as they are listed: ids with their titles. */
export function GrantForm({ userId, items }: { userId: string; items: readonly { id: string; title: string }[] }) {
  const { run, acting, problem, wrong } = useAdminAction(giveGrant);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [item, reason] = [String(typed.get("item")), String(typed.get("reason"))];
    run({ userId, item, reason }, { done: "Granted", after: () => form.reset() });
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
          {...wrong("item", id)}
          className={`h-12 ${control}`}
        >
          <option value="" disabled>
            Choose all-access, a section or a page
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
        {...wrong("reason", id)}
      />
      <div>
        <Problem id={id} of={problem} />
        <Button type="submit" aria-disabled={acting} aria-busy={acting} data-needs-script="">
          Grant
        </Button>
      </div>
    </form>
  );
}
