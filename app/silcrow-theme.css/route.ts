import { printThemeFile } from "@/lib/code/formats/react/react-styling";

export const dynamic = "force-static";

/** The Tailwind theme that copies for React with class names need, made when the shop is built. */
export function GET() {
  return new Response(printThemeFile().code, { headers: { "content-type": "text/css; charset=utf-8" } });
}
