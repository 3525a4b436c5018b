import { thanksResponse } from "@/components/forms/respond";
import { thankedSite } from "@/lib/forms/thanks";

/** Where a visitor of somebody's site ends who filled in a form there without script. */
export async function GET(_: Request, { params }: RouteContext<"/forms/[site]/thanks">) {
  return thanksResponse(await thankedSite((await params).site));
}
