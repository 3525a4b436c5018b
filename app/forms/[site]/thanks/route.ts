import { renderThanks } from "@/components/forms/respond";
import { findThankedSite } from "@/lib/forms/thanked-site";
import { withLimit } from "@/lib/server/limits/with-limit";

/** Where a visitor of somebody's site ends who filled in a form there without script. */
export const GET = withLimit("publicRead", async (_, { params }: RouteContext<"/forms/[site]/thanks">) =>
  renderThanks(await findThankedSite((await params).site)),
);
