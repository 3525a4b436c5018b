import { findPictureBytes } from "@/lib/account/pictures/queries";
import { parsePictureId } from "@/lib/account/pictures/schema";
import { AppError } from "@/lib/server/errors";
import { immutableCache } from "@/lib/server/headers/headers";
import { withLimit } from "@/lib/server/limits/with-limit";
import { createErrorResponse } from "@/lib/server/request/error-response";

/** An uploaded picture, for every page it was pasted into. What may not be done with it: lib/server/headers/headers.ts. */
export const GET = withLimit("picture", async (request, { params }: RouteContext<"/pictures/[file]">) => {
  try {
    const id = parsePictureId((await params).file);
    const bytes = id && (await findPictureBytes(id));
    const sentence = "There is no picture at this address. It may have been deleted.";
    if (!bytes) throw new AppError("not_found", undefined, { sentence });
    return new Response(bytes, {
      headers: { ...immutableCache, "content-type": "image/webp", "content-length": String(bytes.length) },
    });
  } catch (error) {
    return createErrorResponse(error, "Showing a picture failed", request);
  }
});
