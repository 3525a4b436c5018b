import { handleMcpRequest } from "@/lib/api/mcp/handle-request";

/** Where agents connect (docs/mcp.md). */
const handler = (request: Request): Promise<Response> => handleMcpRequest(request);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
