"use client";

import { useState } from "react";
import { Picture } from "@/components/art/picture";
import { Field, SelectField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { urls } from "@/lib/urls/urls";
import { findOnShelf, findShelfAlt, type ShelfPicture, shelfGroups } from "./shelf-pictures";

/** A picture that was chosen, and its description; `over`: in place of this one alone, which came with the picture before. */
export type ChosenPicture = { src: string; alt: string; over?: string | undefined };

/** Our stock photos and drawings to choose from, as they look. Only ever fetched when somebody asks for them: drawings are heavy. */
export function PictureShelf({ value, onChoose }: { value: string; onChoose: (chosen: ChosenPicture) => void }) {
  const [text, setText] = useState("");
  const [group, setGroup] = useState("");
  const found = findOnShelf(text, group);
  const choose = ({ src, photo }: ShelfPicture) =>
    onChoose(photo ? { src, alt: photo.alt } : { src, alt: "", over: findShelfAlt(value) ?? "" });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-1 gap-3 @md:grid-cols-2">
        <Field
          label="Find a picture"
          type="search"
          placeholder="bread, hotel…"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Kind"
          options={[["", "All pictures"], ...shelfGroups.map((name) => [name, name] as const)]}
          value={group}
          onChoose={setGroup}
        />
      </div>
      <p role="status" className="text-small text-muted">
        {found.length === 0
          ? "No picture of ours is called that. Try another word, or upload one."
          : `${found.length} ${found.length === 1 ? "picture" : "pictures"}`}
      </p>
      <ul className="tint-gray grid max-h-[min(28rem,60dvh)] grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 overflow-y-auto overscroll-contain p-0.5">
        {found.map((picture) => (
          <li key={picture.src}>
            <Choice picture={picture} isChosen={value === picture.src} onChoose={() => choose(picture)} />
          </li>
        ))}
      </ul>
      <p className="max-w-[60ch] text-caption text-pretty text-muted">
        The photos are free to use, also on your site. People in them don’t recommend anybody: don’t put the words or
        names of customers or colleagues beside their faces.{" "}
        <Link href={urls.photos} className="link">
          Where they come from
        </Link>
      </p>
    </div>
  );
}

function Choice(props: { picture: ShelfPicture; isChosen: boolean; onChoose: () => void }) {
  const { picture, isChosen, onChoose } = props;
  const { photo, src, name, isWide } = picture;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      title={name}
      onClick={onChoose}
      className={`relative block h-16 w-full cursor-pointer overflow-hidden rounded-sm bg-paper text-ink ${isChosen ? "shadow-[inset_0_0_0_2px_var(--sc-accent-ink)]" : "shadow-[inset_0_0_0_1px_var(--sc-line)] hover:bg-paper-2"} forced-colors:border`}
    >
      {photo ? (
        <img
          src={photo.tile}
          alt=""
          loading="lazy"
          decoding="async"
          className={`size-full object-cover ${isChosen ? "p-0.5" : "hover:opacity-90"}`}
          style={{ objectPosition: photo.position }}
        />
      ) : (
        <Picture src={src} alt="" className={`size-full ${isWide ? "object-cover" : "p-2"}`} />
      )}
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 rounded-full bg-accent-ink p-1 text-paper">
          <Icon name="check" className="size-3" weight={3} />
        </span>
      )}
    </button>
  );
}
