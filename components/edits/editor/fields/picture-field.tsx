"use client";

import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field as Input, Problem } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import type { Field } from "@/lib/catalogue/content/form-field";
import type { ChosenPicture } from "./picture-shelf";
import { PictureUpload } from "./picture-upload";

const loadShelf = async () => (await import("./picture-shelf")).PictureShelf;

/** A picture: one of ours, an address, or an upload of one's own. */
export function PictureField(props: {
  field: Field;
  value: string;
  /** @param chosen one of our pictures, which may be described with it */
  onChange: (value: string, chosen?: ChosenPicture) => void;
}) {
  const { field, value, onChange } = props;
  const { Part: Shelf, ask } = useLazyPart(loadShelf);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const id = useId();
  const drawing = value.startsWith("drawn:") ? value.slice(6).replaceAll("-", " ") : null;

  const isMissing = useMissing(drawing === null ? value : "");
  const toggle = async () => {
    setOpen(!isOpen);
    if (!isOpen && !Shelf) setProblem(await ask());
  };

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{field.label}</legend>
      <p id={`${id}-now`} className={drawing === null ? "hidden" : "text-small text-ink"}>
        Now it is our drawing “{drawing}”.
      </p>
      {/^\/(pictures|art)\/.*\.\w+$/.test(value) && <Shown key={value} address={value} />}
      <PictureUpload value={value} onUpload={onChange} />
      <p className="flex flex-wrap gap-x-5">
        <Button onClick={toggle} aria-expanded={isOpen} aria-controls={`${id}-shelf`} variant="quiet">
          {isOpen ? "Hide our pictures" : "Use one of our pictures"}
        </Button>
        {field.isOptional && value !== "" && (
          <Button onClick={() => onChange("")} variant="quiet">
            Remove the picture
          </Button>
        )}
      </p>
      <div id={`${id}-shelf`} hidden={!isOpen}>
        {Shelf && isOpen && <Shelf value={value} onChoose={(chosen) => onChange(chosen.src, chosen)} />}
        <Problem of={problem} />
      </div>
      <Input
        aria-describedby={`${id}-now ${id}`}
        label={field.label}
        value={drawing === null ? value : ""}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => onChange(event.target.value)}
      />
      {field.hint && (
        <p id={id} className="max-w-[60ch] text-caption text-pretty text-muted">
          {field.hint}
        </p>
      )}
      <p role="status" className={isMissing ? "text-small text-accent-ink" : "sr-only"}>
        {isMissing && "There is no picture at this address."}
      </p>
    </fieldset>
  );
}

/** In ms: how long nobody has to have typed before an address is looked at. */
const pause = 700;

/** Whether nothing at an address can be shown as a picture. */
function useMissing(address: string): boolean {
  const [missing, setMissing] = useState("");
  useEffect(() => {
    if (address === "") return;
    const image = new Image();
    image.onload = () => setMissing("");
    image.onerror = () => setMissing(address);
    const timer = setTimeout(() => {
      image.src = address;
    }, pause);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  return address !== "" && missing === address;
}

/** What stands at an address of ours; words where nothing does any more. */
function Shown({ address }: { address: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="w-24 text-small text-accent-ink">This picture is gone.</p>;
  return (
    <img
      src={address}
      alt=""
      onError={() => setGone(true)}
      className="size-20 shrink-0 rounded-sm bg-paper-2 object-contain ring-1 ring-hairline"
    />
  );
}
