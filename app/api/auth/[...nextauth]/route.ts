import { handleAuth } from "@/lib/account/auth/handler";
import { withLimit } from "@/lib/server/limits/with-limit";

const handler = withLimit(
  "auth",
  async (request, { params }: RouteContext<"/api/auth/[...nextauth]">) => handleAuth(request, (await params).nextauth),
  { body: 16 * 1024 },
);

export { handler as GET, handler as POST };
