"use client";

import { type DragEvent, useEffect, useRef, useState } from "react";
import { useSignIn } from "@/components/account/sign-in/sign-in-button";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import { getCurrentAddress } from "@/components/ui/navigation/current-address";
import { Spinner } from "@/components/ui/spinner";
import { uploadPicture } from "./upload-picture";

/** Takes a picture of somebody's own, chosen or dropped here; a visitor is told what that needs. */
export function PictureUpload({ value, onUpload }: { value: string; onUpload: (address: string) => void }) {
  const { status } = useUser();
  const [isBusy, setBusy] = useState(false);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // What was typed elsewhere while a file was on its way is part of what the newest one sets; a field that is gone sets nothing.
  const newest = useRef<typeof onUpload | null>(null);
  useEffect(() => {
    newest.current = onUpload;
    return () => {
      newest.current = null;
    };
  }, [onUpload]);
  if (status === "signed-out") return <SignInFirst />;

  const upload = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    setProblem(null);
    const sent = await uploadPicture(file);
    setBusy(false);
    if (!sent.ok) return setProblem(sent.error);
    setUploaded(sent.picture.address);
    newest.current?.(sent.picture.address);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the button's file chooser
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-sm border border-dashed px-3.5 py-3 ${isOver ? "border-accent-ink bg-paper-2" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => input.current?.click()} aria-busy={isBusy} variant="line" size="small">
          Upload a picture
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            // The same file chosen again is to be sent again.
            event.target.value = "";
          }}
        />
        <span role="status" className="text-small text-muted">
          {isBusy && <Spinner label="Uploading the picture" />}
          {!isBusy && uploaded === value && "Uploaded."}
        </span>
      </div>
      <p className="mt-2 max-w-[60ch] text-caption text-pretty text-muted">
        Or drop one here. PNG, JPEG, WebP, AVIF or GIF, up to 2 MB; of an animation, the first picture. We shrink it to
        1,600 pixels and remove the location.
      </p>
      <Problem of={problem} />
    </div>
  );
}

function SignInFirst() {
  const { signIn } = useSignIn();
  return (
    <p className="max-w-[60ch] text-small text-pretty text-muted">
      Uploading a picture of your own needs an account, which costs nothing.{" "}
      <button
        type="button"
        onClick={() => void signIn({ then: getCurrentAddress() })}
        className="link cursor-pointer font-[550]"
      >
        Sign in
      </button>
    </p>
  );
}
