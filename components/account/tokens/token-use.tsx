import { Heading } from "@/components/account/heading";
import { Copyable } from "@/components/ui/copy/copyable";
import { Link } from "@/components/ui/navigation/link";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { tokenVariables } from "@/lib/api/openapi/curl";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";

/** How a token of each kind is used, with a command that can be tried. `address` is the shop's own. */
export function TokenUse({ address }: { address: string }) {
  const command = `curl -H "Authorization: Bearer $${tokenVariables.functions}" \\
  -H "Content-Type: application/json" \\
  -d '{"data": {"product": "bullet",
       "sectionId": "${brand.slug}-hero-simple-centered"}}' \\
  ${address}/api/functions/previewComponent`;
  return (
    <section aria-labelledby="use">
      <Heading id="use">Use it</Heading>
      <h3 className="mt-5 text-sub text-ink">{tokenScopes.install}</h3>
      <p className="mt-2 mb-3 max-w-[56ch]">
        Set it as <code className="text-[.9em]">{tokenVariables.install}</code>. Then follow{" "}
        <Link href={`${urls.react}#set-up`} className="link">
          the set-up for the shadcn command
        </Link>{" "}
        or{" "}
        <Link href={urls.agents} className="link">
          the one for agents
        </Link>
        .
      </p>
      <Copyable label="the variable for installing" wraps code={`${tokenVariables.install}=${brand.slug}_…`} />
      <h3 className="mt-8 text-sub text-ink">{tokenScopes.functions}</h3>
      <p className="mt-2 mb-3 max-w-[56ch]">
        Send it in the header <code className="text-[.9em]">Authorization: Bearer …</code> The lines below read it from{" "}
        <code className="text-[.9em]">{tokenVariables.functions}</code>. All functions are in{" "}
        <Link href={urls.api} className="link">
          the API reference
        </Link>
        .
      </p>
      <Copyable label="the lines that call a function" wraps code={command} />
      <p className="mt-6 max-w-[56ch] text-small text-muted">
        Keep a token where you keep passwords, never in a page or a repository.
      </p>
    </section>
  );
}
