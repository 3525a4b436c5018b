import { type NextRequest, NextResponse } from "next/server";
import { currentUserId } from "@/lib/account/auth/session";
import { exportSubmissions } from "@/lib/forms/export";
import { viewOf } from "@/lib/forms/view";
import { limit } from "@/lib/server/limits/limit";
import { userSubject } from "@/lib/server/limits/subject";
import { errorResponse } from "@/lib/server/request/error-response";
import { urls } from "@/lib/urls/urls";

/** The signed-in user's submissions as a CSV file, all or those that the page's filter finds. */
export async function GET(request: NextRequest) {
  try {
    const userId = await currentUserId();
    const signIn = `${urls.login}?${new URLSearchParams({ then: urls.submissions })}`;
    if (!userId) return new NextResponse(null, { status: 303, headers: { location: signIn } });
    await limit("accountRare", userSubject(userId));
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
  } catch (error) {
    return errorResponse(error, "Exporting submissions failed", request);
  }
}
