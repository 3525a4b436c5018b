import { getCurrentUserId } from "@/lib/account/auth/session";
import { exportUser } from "@/lib/account/export/queries";
import { createTextStream } from "@/lib/account/export/stream";
import { brand } from "@/lib/brand";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createUserSubject } from "@/lib/server/limits/subject";
import { createErrorResponse } from "@/lib/server/request/error-response";

/** All that is kept of the signed-in user, as a file. */
export async function GET(request: Request) {
  try {
    const id = await getCurrentUserId();
    if (!id) throw new AppError("unauthenticated");
    await enforceLimit("accountRare", createUserSubject(id));
    const parts = await exportUser(id);
    if (!parts) throw new AppError("unauthenticated");
    return new Response(createTextStream(parts), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${brand.slug}-${new Date().toISOString().slice(0, 10)}.json"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    return createErrorResponse(error, "Exporting an account failed", request);
  }
}
