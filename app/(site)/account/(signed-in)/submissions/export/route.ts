import { type NextRequest, NextResponse } from "next/server";
import { currentUserId } from "@/lib/auth/session";
import { errorTable, toAppError } from "@/lib/errors";
import { exportSubmissions } from "@/lib/forms/export";
import { viewOf } from "@/lib/forms/view";
import { limit } from "@/lib/limits/mutations";
import { logError } from "@/lib/log";
import { urls } from "@/lib/urls";

/** The signed-in user's submissions as a CSV file, all or those that the page's filter finds. */
export async function GET(request: NextRequest) {
  const userId = await currentUserId();
  const signIn = `${urls.login}?${new URLSearchParams({ then: urls.submissions })}`;
  if (!userId) return new NextResponse(null, { status: 303, headers: { location: signIn } });
  try {
    await limit("accountRare", userId);
    const { filter } = viewOf(Object.fromEntries(request.nextUrl.searchParams));
    const day = new Date().toISOString().slice(0, 10);
    return new NextResponse(await exportSubmissions(userId, filter), {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="submissions-${day}.csv"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (thrown) {
    const { code, sentence, retryAfter } = toAppError(thrown);
    if (code !== "rate_limited") logError("Submissions not exported", thrown);
    const headers = retryAfter ? { "retry-after": String(retryAfter) } : undefined;
    return new NextResponse(sentence, { status: errorTable[code].http, headers });
  }
}
