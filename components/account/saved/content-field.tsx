"use client";

import { useId } from "react";
import type { Content } from "@/components/sections/define";
import { Field as Input } from "../field";
import { type ContentFieldProps, ListField } from "./list-field";

/** The control for one piece of content, by what the section's sample says it is. */
export function ContentField({ field, value, sample, onChange }: ContentFieldProps) {
  const id = useId();
  const label = field.label || "Text";
  const described = field.hint ? id : undefined;
  const hint = field.hint && (
    <p id={id} className="mt-1 max-w-[60ch] text-caption text-pretty text-muted">
      {field.hint}
    </p>
  );
  switch (field.kind) {
    case "group": {
      const group = (value ?? {}) as Record<string, Content>;
      const own = (sample ?? {}) as Record<string, Content>;
      return (
        <fieldset aria-describedby={described} className="grid min-w-0 gap-4 border-l border-hairline pl-4">
          <legend className={field.label ? `text-small font-[550] text-ink ${hint ? "" : "mb-3"}` : "sr-only"}>
            {label}
          </legend>
          {hint}
          {field.fields.map((part) => (
            <ContentField
              key={part.name}
              field={part}
              value={group[part.name]}
              sample={own[part.name]}
              onChange={(next) => onChange({ ...group, [part.name]: next })}
            />
          ))}
        </fieldset>
      );
    }
    case "list":
      return (
        <ListField
          field={field}
          value={value}
          sample={sample}
          onChange={onChange}
          draw={(item) => <ContentField {...item} />}
        />
      );
    case "switch":
      return (
        <div>
          <label className="flex min-h-11 items-center gap-3 text-small font-[550] text-ink">
            <input
              type="checkbox"
              aria-describedby={described}
              checked={value === true}
              onChange={(event) => onChange(event.target.checked)}
              className="size-5 accent-(--sc-accent-ink)"
            />
            {label}
          </label>
          {hint}
        </div>
      );
    case "number":
      return (
        <div>
          <Input
            aria-describedby={described}
            label={label}
            type="number"
            min={field.limit.min}
            max={field.limit.max}
            step={field.limit.integer ? 1 : "any"}
            value={typeof value === "number" && Number.isFinite(value) ? value : ""}
            // An empty field is no number; it is kept as none, and refused when it is saved.
            onChange={(event) => onChange(event.target.value === "" ? "" : event.target.valueAsNumber)}
          />
          {hint}
        </div>
      );
    case "long-text":
      return (
        <div>
          <label className="block text-small font-[550] text-ink">
            {label}
            <textarea
              aria-describedby={described}
              value={String(value ?? "")}
              rows={4}
              onChange={(event) => onChange(event.target.value)}
              className="mt-1.5 block w-full rounded-sm bg-paper px-3.5 py-2.5 text-body font-normal text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
            />
          </label>
          {hint}
        </div>
      );
    default: {
      const isAddress = field.kind !== "text";
      return (
        <div>
          <Input
            aria-describedby={described}
            label={label}
            value={String(value ?? "")}
            inputMode={isAddress ? "url" : undefined}
            spellCheck={!isAddress}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          {hint}
        </div>
      );
    }
  }
}
