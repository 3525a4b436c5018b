import { handleCall } from "@/lib/api/functions/handle-call";

/** Functions called by name (docs/functions.md). What is no call of one is answered in the protocol's words, too. */
async function handler(request: Request, { params }: { params: Promise<{ name: string[] }> }) {
  return handleCall(request, (await params).name.join("/"));
}

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
