import { handleRegistryRequest } from "@/lib/api/registry/handle-request";

/** The registry for the shadcn CLI (docs/registry.md): /r/registry.json lists items, /r/<name>.json is one. */
export async function GET(request: Request, { params }: RouteContext<"/r/[...item]">): Promise<Response> {
  return handleRegistryRequest(request, (await params).item);
}
