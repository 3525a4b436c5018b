"use client";

import { useId, useState } from "react";
import type { Content } from "@/components/sections/define";
import { Disclosure } from "@/components/ui/disclosure";
import { control, Field as Input, SelectField } from "@/components/ui/field";
import { completeAddress } from "@/lib/catalogue/content/complete-address";
import type { Field } from "@/lib/catalogue/content/form-field";
import { FormAddress } from "./form-address";
import { type ContentFieldProps, ListField } from "./list-field";
import { PictureField } from "./picture-field";
import type { ChosenPicture } from "./picture-shelf";

/** The controls of a group, below each other; those that few people need are folded away. */
export function ContentFields(props: {
  fields: readonly Field[];
  value: Record<string, Content>;
  sample: Record<string, Content>;
  onChange: (name: string, value: Content, isTyped?: boolean, chosen?: ChosenPicture) => void;
}) {
  const draw = (field: Field) => {
    const Control = field.kind === "form-address" ? FormAddress : ContentField;
    return (
      <Control
        key={field.name}
        field={field}
        value={props.value[field.name]}
        sample={props.sample[field.name]}
        onChange={(value, ...how: HowChanged) => props.onChange(field.name, value, ...how)}
      />
    );
  };
  const advanced = props.fields.filter(({ isAdvanced }) => isAdvanced);
  return (
    <>
      {props.fields.filter(({ isAdvanced }) => !isAdvanced).map(draw)}
      {advanced.length > 0 && (
        <Disclosure summary="More" className="border-t border-hairline">
          <div className="grid gap-5 pb-4">{advanced.map(draw)}</div>
        </Disclosure>
      )}
    </>
  );
}

/** The control for one piece of content, by what the section's sample says it is. */
export function ContentField({ field, value, sample, onChange }: ContentFieldProps) {
  const id = useId();
  const text = useTyped(String(value ?? ""), onChange);
  const label = field.label || "Text";
  const described = field.hint ? id : undefined;
  const aside = field.isOptional ? "optional" : undefined;
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
          <ContentFields
            fields={field.fields}
            value={group}
            sample={own}
            onChange={(name, next, isTyped, chosen) =>
              onChange({ ...group, [name]: next, ...describePicture(chosen, group.alt) }, isTyped)
            }
          />
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
    case "choice":
      return (
        <div>
          <SelectField
            label={label}
            options={field.choices.map((choice) => [choice.value, choice.label])}
            value={String(value ?? "")}
            onChoose={onChange}
            aria-describedby={described}
          />
          {hint}
        </div>
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
            {label} {aside && <span className="font-normal text-muted">{aside}</span>}
            <textarea aria-describedby={described} rows={4} dir="auto" {...text} className={`py-2.5 ${control}`} />
          </label>
          {hint}
        </div>
      );
    case "picture-address":
      return (
        <PictureField
          field={field}
          value={String(value ?? "")}
          onChange={(address, chosen) => onChange(address, false, chosen)}
        />
      );
    default: {
      const isAddress = field.kind !== "text";
      return (
        <div>
          <Input
            aria-describedby={described}
            label={label}
            aside={aside}
            {...text}
            inputMode={isAddress ? "url" : undefined}
            spellCheck={!isAddress}
            dir={isAddress ? undefined : "auto"}
            autoComplete="off"
            onBlur={({ target }) => {
              const meant = field.kind === "address" ? completeAddress(target.value) : target.value;
              if (meant !== value) onChange(meant);
            }}
          />
          {hint}
        </div>
      );
    }
  }
}

type HowChanged = [isTyped?: boolean, chosen?: ChosenPicture];

/** The description of a picture of ours goes with it: what was said before is of another one. */
function describePicture(chosen: ChosenPicture | undefined, alt: Content | undefined): { [name: string]: string } {
  if (!chosen || alt === undefined) return {};
  return chosen.over === undefined || chosen.over === alt ? { alt: chosen.alt } : {};
}

/** The value of a text control and what changes it: it shows what is typed also while nobody else has heard of it. */
function useTyped(value: string, onChange: ContentFieldProps["onChange"]) {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // Others have heard of it, or it was changed elsewhere.
  if (typed && typed.over !== value) setTyped(null);
  return {
    value: typed?.text ?? value,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ text: target.value, over: value });
      onChange(target.value, true);
    },
  };
}
