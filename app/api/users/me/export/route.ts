import { currentUserId } from "@/lib/auth/session";
import { brand } from "@/lib/brand";
import { AppError, errorTable, toAppError } from "@/lib/errors";
import { exportUser } from "@/lib/users/export/queries";

/** All that is kept of the signed-in user, as a file. */
export async function GET() {
  try {
    const id = await currentUserId();
    const parts = id && (await exportUser(id));
    if (!parts) throw new AppError("unauthenticated");
    return new Response(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${brand.slug}-${new Date().toISOString().slice(0, 10)}.json"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    const { code, sentence } = toAppError(error);
    const { http } = errorTable[code];
    return Response.json(
      { error: { code, message: sentence } },
      { status: http, headers: { "cache-control": "no-store" } },
    );
  }
}
