import { toActionFailure } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import type { PictureDocument } from "@/lib/account/pictures/document";
import { nameHeader, tooLargeSentence, uploadLimits } from "@/lib/account/pictures/limits";
import { urls } from "@/lib/urls/urls";

type Upload = { ok: true; picture: PictureDocument } | { ok: false; error: Failure };

/** Sends a file to be kept as a picture. Never throws: what went wrong is a failure with a sentence. */
export async function uploadPicture(file: File): Promise<Upload> {
  // Said before anything is sent: the server would hang up in the middle of it.
  if (file.size > uploadLimits.bytes) return { ok: false, error: { code: "too_large", message: tooLargeSentence } };
  try {
    const headers = { [nameHeader]: encodeURIComponent(file.name), accept: "application/json" };
    const response = await fetch(urls.pictureUpload, { method: "POST", body: file, headers });
    const answer = await response.json();
    return response.ok ? { ok: true, picture: answer } : { ok: false, error: answer.error };
  } catch (error) {
    console.warn(error);
    return { ok: false, error: toActionFailure(error, { otherwise: "The picture is as it was." }) };
  }
}
