import { notTakenResponse } from "@/components/forms/respond";
import { errorTable } from "@/lib/errors";
import { receivePost, wantsJson } from "@/lib/forms/post";
import { urls } from "@/lib/urls";

const cors = { "access-control-allow-origin": "*", vary: "accept" };

/** Takes a form from somebody's site (docs/forms.md): pages for people, JSON for scripts that ask for it. */
export async function POST(request: Request, { params }: RouteContext<"/api/forms/[site]/[form]">) {
  const { site, form } = await params;
  const outcome = await receivePost(request, { site, form });
  if (wantsJson(request.headers)) {
    if (!outcome.error) return Response.json({ id: outcome.id }, { headers: cors });
    const { code, sentence: message, retryAfter } = outcome.error;
    const headers = { ...cors, ...(retryAfter && { "retry-after": String(retryAfter) }) };
    return Response.json(
      { error: { status: errorTable[code].callable, message } },
      { status: errorTable[code].http, headers },
    );
  }
  if (!outcome.error) return new Response(null, { status: 303, headers: { location: outcome.location } });
  return notTakenResponse(outcome.error, outcome.typed, urls.form(site, form));
}

/** Lets scripts of other origins ask. */
export function OPTIONS() {
  const headers = { "access-control-allow-methods": "POST", "access-control-allow-headers": "content-type" };
  return new Response(null, { status: 204, headers: { ...cors, ...headers, "access-control-max-age": "86400" } });
}
