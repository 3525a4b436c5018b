import { exportUser } from "@/lib/account-export/queries";
import { streamOf } from "@/lib/account-export/stream";
import { currentUserId } from "@/lib/auth/session";
import { brand } from "@/lib/brand";
import { errorResponse } from "@/lib/error-response";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/limits/limit";
import { userSubject } from "@/lib/limits/subject";

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
