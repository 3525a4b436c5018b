import { currentUserId } from "@/lib/account/auth/session";
import { exportUser } from "@/lib/account/export/queries";
import { streamOf } from "@/lib/account/export/stream";
import { brand } from "@/lib/brand";
import { AppError } from "@/lib/server/errors";
import { limit } from "@/lib/server/limits/limit";
import { userSubject } from "@/lib/server/limits/subject";
import { errorResponse } from "@/lib/server/request/error-response";

/** All that is kept of the signed-in user, as a file. */
export async function GET(request: Request) {
  try {
    const id = await currentUserId();
    if (!id) throw new AppError("unauthenticated");
    await limit("accountRare", userSubject(id));
    const parts = await exportUser(id);
    if (!parts) throw new AppError("unauthenticated");
    return new Response(streamOf(parts), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${brand.slug}-${new Date().toISOString().slice(0, 10)}.json"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    return errorResponse(error, "Exporting an account failed", request);
  }
}
