import type { NextRequest } from "next/server";
import { handleAuth } from "@/lib/auth/handler";

async function handler(request: NextRequest, { params }: { params: Promise<{ nextauth: string[] }> }) {
  return handleAuth(request, (await params).nextauth);
}

export { handler as GET, handler as POST };
