import { currentUserId } from "@/lib/auth/session";
import { brand } from "@/lib/brand";
import { AppError, errorTable, toAppError } from "@/lib/errors";
import { limit } from "@/lib/limits/mutations";
import { exportUser } from "@/lib/users/export/queries";
import { streamOf } from "@/lib/users/export/stream";

/** All that is kept of the signed-in user, as a file. */
export async function GET() {
  try {
    const id = await currentUserId();
    if (id) await limit("accountRare", `export ${id}`);
    const parts = id && (await exportUser(id));
    if (!parts) throw new AppError("unauthenticated");
    return new Response(streamOf(parts), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${brand.slug}-${new Date().toISOString().slice(0, 10)}.json"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    const { code, sentence, retryAfter } = toAppError(error);
    const headers = { "cache-control": "no-store", ...(retryAfter && { "retry-after": String(retryAfter) }) };
    return Response.json({ error: { code, message: sentence } }, { status: errorTable[code].http, headers });
  }
}
