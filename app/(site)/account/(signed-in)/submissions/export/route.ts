import { type NextRequest, NextResponse } from "next/server";
import { getCurrentUserId } from "@/lib/account/auth/session";
import { exportSubmissions } from "@/lib/forms/export";
import { parseView } from "@/lib/forms/submission-view";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createUserSubject } from "@/lib/server/limits/subject";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { urls } from "@/lib/urls/urls";

/** The signed-in user's submissions as a CSV file, all or those that the page's filter finds. */
export async function GET(request: NextRequest) {
  try {
    const userId = await getCurrentUserId();
    const signIn = `${urls.login}?${new URLSearchParams({ then: urls.submissions })}`;
    if (!userId) return new NextResponse(null, { status: 303, headers: { location: signIn } });
    await enforceLimit("accountRare", createUserSubject(userId));
    const { filter } = parseView(Object.fromEntries(request.nextUrl.searchParams));
    const day = new Date().toISOString().slice(0, 10);
    return new NextResponse(await exportSubmissions(userId, filter), {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="submissions-${day}.csv"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return createErrorResponse(error, "Exporting submissions failed", request);
  }
}
