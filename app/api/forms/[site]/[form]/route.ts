import { renderNotTaken } from "@/components/forms/respond";
import { isJsonWanted, receivePost } from "@/lib/forms/receive-post";
import { type AppError, errorTable } from "@/lib/server/errors";
import { buildPreflight } from "@/lib/server/headers/cors";
import { buildRefusal } from "@/lib/server/request/response";
import { urls } from "@/lib/urls/urls";

const cors = { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after", vary: "accept" };

/** Takes a form from somebody's site (docs/forms.md): pages for people, JSON for scripts that ask for it. */
export async function POST(request: Request, { params }: RouteContext<"/api/forms/[site]/[form]">) {
  const { site, form } = await params;
  const outcome = await receivePost(request, { site, form });
  const isScript = isJsonWanted(request.headers);
  if (!outcome.error) {
    if (isScript) return Response.json({ id: outcome.id }, { headers: cors });
    return new Response(null, { status: 303, headers: { location: outcome.location } });
  }
  const response = isScript
    ? respondToScript(outcome.error)
    : await renderNotTaken(outcome.error, outcome.typed, urls.form(site, form));
  // What is refused may not have been read to its end: nothing can follow it.
  response.headers.set("connection", "close");
  return response;
}

function respondToScript(error: AppError): Response {
  const says = { status: errorTable[error.code].callable, message: error.sentence };
  return Response.json({ error: says }, buildRefusal(error, cors));
}

/** Lets scripts of other origins ask. */
export function OPTIONS({ headers: asked }: Request) {
  const preflight = buildPreflight(asked, { methods: "POST", known: "content-type", seconds: 86_400 });
  return new Response(null, {
    status: 204,
    headers: { ...cors, ...preflight, vary: "access-control-request-headers" },
  });
}
