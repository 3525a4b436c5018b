"use client";

import { useId, useState } from "react";
import type { Content } from "@/components/sections/define";
import { Disclosure } from "@/components/ui/disclosure";
import { Field as Input } from "@/components/ui/field";
import type { Field } from "@/lib/catalogue/content/form-field";
import { noAddress } from "@/lib/forms/missing-address";

/** Where a form is sent by those who don't want its answers in their account. Folded away: hardly anybody needs it. */
export function FormAddress(props: { field: Field; value: Content | undefined; onChange: (value: Content) => void }) {
  const { field, value, onChange } = props;
  const id = useId();
  const [isUsed] = useState(value !== noAddress);
  const address = typeof value === "string" && value !== noAddress ? value : "";
  return (
    <Disclosure summary="Advanced" className="border-t border-hairline" open={isUsed}>
      <Input
        aria-describedby={id}
        label={field.label}
        value={address}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => onChange(event.target.value || noAddress)}
      />
      <p id={id} className="mt-1 mb-4 max-w-[60ch] text-caption text-pretty text-muted">
        Leave this empty to get the answers in your account: choose your site under “Send form answers to”. If you use
        another form service, paste the address it gave you, and choose no site there.
      </p>
    </Disclosure>
  );
}
