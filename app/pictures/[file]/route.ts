import { pictureBytes } from "@/lib/account/pictures/queries";
import { idOfFile } from "@/lib/account/pictures/schema";
import { AppError } from "@/lib/server/errors";
import { keptForEver } from "@/lib/server/headers/headers";
import { limited } from "@/lib/server/limits/limited";
import { errorResponse } from "@/lib/server/request/error-response";

/** An uploaded picture, for every page it was pasted into. What may not be done with it: lib/server/headers/headers.ts. */
export const GET = limited("picture", async (request, { params }: RouteContext<"/pictures/[file]">) => {
  try {
    const id = idOfFile((await params).file);
    const bytes = id && (await pictureBytes(id));
    const sentence = "There is no picture at this address. It may have been deleted.";
    if (!bytes) throw new AppError("not_found", undefined, { sentence });
    return new Response(bytes, {
      headers: { ...keptForEver, "content-type": "image/webp", "content-length": String(bytes.length) },
    });
  } catch (error) {
    return errorResponse(error, "Showing a picture failed", request);
  }
});
