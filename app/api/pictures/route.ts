import { isFromOurPages } from "@/lib/account/auth/same-origin";
import { getCurrentUserId } from "@/lib/account/auth/session";
import { nameHeader, tooLargeSentence, uploadLimits } from "@/lib/account/pictures/limits";
import { addPicture } from "@/lib/account/pictures/mutations";
import { parseFileName } from "@/lib/account/pictures/schema";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createUserSubject } from "@/lib/server/limits/subject";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { readBody } from "@/lib/server/request/read-body";
import { respondJson } from "@/lib/server/request/response";

/** Keeps a picture of the signed-in user. The body is the file; what its sender says it is isn't asked. */
export async function POST(request: Request) {
  try {
    const ownOnly = { sentence: "Only pages of this site can send this." };
    if (!isFromOurPages(request)) throw new AppError("forbidden", "a picture sent by another site", ownOnly);
    const userId = await getCurrentUserId();
    if (!userId) throw new AppError("unauthenticated");
    await enforceLimit("pictureUpload", createUserSubject(userId));
    const { bytes, isWhole } = await readBody(request, uploadLimits.bytes).catch((cause: unknown) => {
      const sentence = "The picture did not arrive whole. Try again.";
      throw new AppError("invalid", "a picture cut short on its way", { sentence, cause });
    });
    if (!isWhole) throw new AppError("too_large", "a picture over the limit", { sentence: tooLargeSentence });
    const picture = await addPicture(userId, bytes, parseFileName(request.headers.get(nameHeader)));
    return respondJson(picture, { keep: "never", status: 201 });
  } catch (error) {
    return createErrorResponse(error, "Keeping a picture failed", request);
  }
}
