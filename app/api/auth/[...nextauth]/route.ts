import type { NextRequest } from "next/server";
import { handleAuth } from "@/lib/auth/handler";
import { limited } from "@/lib/limits/limited";

const handler = limited("auth", async (request: NextRequest, { params }: RouteContext<"/api/auth/[...nextauth]">) =>
  handleAuth(request, (await params).nextauth),
);

export { handler as GET, handler as POST };
