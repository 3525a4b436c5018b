import { brand } from "@/lib/brand";
import { Heading } from "./heading";

/** How a token is used, as a command that can be tried. `address` is the shop's own. */
export function TokenUse({ address }: { address: string }) {
  const command = `curl -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"data": {"product": "bullet",
       "sectionId": "${brand.slug}-hero-simple-centered"}}' \\
  ${address}/api/functions/previewComponent`;
  return (
    <section aria-labelledby="use">
      <Heading id="use">Use it</Heading>
      <p className="mt-5 max-w-[56ch]">
        Send it with each call as a bearer. The functions are <code className="text-[.9em]">previewComponent</code>,{" "}
        <code className="text-[.9em]">previewSite</code> and <code className="text-[.9em]">formSubmission</code>; each
        takes its input in <code className="text-[.9em]">data</code> and answers in the same.
      </p>
      <pre className="mt-4 rounded-md bg-paper-2 p-4 font-code text-caption leading-relaxed break-words whitespace-pre-wrap text-ink ring-1 ring-hairline">
        {command}
      </pre>
      <p className="mt-4 max-w-[56ch] text-small text-muted">
        A token may do what you may. Keep it where you keep passwords, never in a page or a repository.
      </p>
    </section>
  );
}
