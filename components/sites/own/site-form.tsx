"use client";

import { type FormEvent, useId, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import type { DialogHandle } from "@/components/ui/dialog";
import { addressInput, Field, Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast/toast";
import { createSite, saveSite } from "@/lib/account/sites/actions";
import type { SiteDocument } from "@/lib/account/sites/document";
import { type Product, productTitles } from "@/lib/hosts/products";

interface SiteFormProps {
  dialog: DialogHandle;
  site: SiteDocument | null;
  product: Product;
}

/** Adds a site to the line, or edits the one given. Another `turn` is a new form: nothing of the last one is left. */
export function SiteForm({ turn, ...props }: SiteFormProps & { turn: number }) {
  const title = props.site ? "Edit site" : `Add a site on ${productTitles[props.product]}`;
  return (
    <Sheet dialog={props.dialog} title={title}>
      <Fields key={turn} {...props} />
    </Sheet>
  );
}

function Fields({ dialog, site, product }: SiteFormProps) {
  const [problem, setProblem] = useState<Failure | null>(null);
  const [saving, start] = useTransition();
  const address = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fields = { siteName: String(form.get("siteName")), siteUrl: String(form.get("siteUrl")) };
    start(async () => {
      const refusal = await save(site, product, fields);
      setProblem(refusal);
      if (refusal) return address.current?.focus();
      dialog.close();
      toast("success", site ? "Site saved" : "Site added");
    });
  };

  return (
    <form onSubmit={submit} className="mt-5">
      <Field label="Name" name="siteName" defaultValue={site?.siteName} required maxLength={120} autoComplete="off" />
      <Field
        label="Address"
        aside="(can wait)"
        className="mt-4"
        ref={address}
        name="siteUrl"
        defaultValue={site?.siteUrl}
        {...addressInput}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={id}
      />
      <Problem id={id} of={problem} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" disabled={saving} aria-busy={saving}>
          {site ? "Save" : "Add site"}
        </Button>
        <Button onClick={dialog.close} variant="line">
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Null when it was stored, else what to tell the person. */
async function save(
  site: SiteDocument | null,
  product: Product,
  fields: { siteName: string; siteUrl: string },
): Promise<Failure | null> {
  const result = site
    ? await callAction(saveSite, { id: site.id, fields }, { typed: true })
    : await callAction(createSite, { product, fields }, { typed: true });
  if (!result.ok) return result.error;
  return result.data.status ? null : { code: "conflict", message: result.data.message };
}
