import { thanksResponse } from "@/components/forms/respond";
import { thankedSite } from "@/lib/forms/thanks";
import { limited } from "@/lib/server/limits/limited";

/** Where a visitor of somebody's site ends who filled in a form there without script. */
export const GET = limited("publicRead", async (_, { params }: RouteContext<"/forms/[site]/thanks">) =>
  thanksResponse(await thankedSite((await params).site)),
);
