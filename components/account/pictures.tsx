"use client";

import { deletePicture } from "@/lib/account/pictures/actions";
import type { PictureDocument } from "@/lib/account/pictures/document";
import { ownLimits } from "@/lib/account/pictures/limits";
import { type Confirmation, ConfirmButton, ConfirmDialog } from "./confirm-dialog";
import { FormattedDate } from "./formatted-date";
import { Heading } from "./heading";

const question: Confirmation = {
  title: "Delete this picture?",
  words: (name) => (
    <>
      {name} is deleted permanently. Every site that shows it loses it. A browser that has seen it may show it for a
      while. This can't be undone.
    </>
  ),
  yes: "Delete it",
  act: deletePicture,
  done: "Picture deleted",
  naming: true,
};

const formatKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString("en")} KB`;

/** The pictures that the user has uploaded, each to be deleted. */
export function Pictures({ pictures }: { pictures: readonly PictureDocument[] }) {
  const total = pictures.reduce((sum, { size }) => sum + size, 0);
  return (
    <section aria-labelledby="pictures">
      <Heading id="pictures">Pictures</Heading>
      <p className="mt-5 max-w-[60ch]">
        {pictures.length === 0
          ? "None yet. You upload a picture where you write the words of a saved section."
          : `What you have uploaded for your sections, ${pictures.length} of at most ${ownLimits.pictures}, together ${formatKilobytes(total)}. Copies in your sites show them from here: whoever deletes one takes it from all of them.`}
      </p>
      <ConfirmDialog question={question} headingId="pictures">
        <ul className="mt-4">
          {pictures.map(({ id, address, name, width, height, size, created_at }) => {
            const title = name || "Picture without a name";
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hairline py-3">
                <img
                  src={address}
                  alt=""
                  loading="lazy"
                  className="size-16 shrink-0 rounded-sm bg-paper-2 object-contain ring-1 ring-hairline"
                />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-[550] break-words text-ink">{title}</p>
                  <p className="mt-1 text-small text-muted">
                    {width} × {height} pixels, {formatKilobytes(size)}, uploaded <FormattedDate at={created_at} />
                  </p>
                </div>
                <ConfirmButton id={id} title={title}>
                  Delete<span className="sr-only"> {title}</span>
                </ConfirmButton>
              </li>
            );
          })}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
