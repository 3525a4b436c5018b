import { SignInDone } from "@/components/account/sign-in/sign-in-done";
import { getDestination } from "@/lib/account/auth/attempt";
import { getCurrentAttempt } from "@/lib/account/auth/handler";
import { urls } from "@/lib/urls/urls";

type Query = Promise<Record<string, string | string[] | undefined>>;

/** Where the identity provider's answer ends: in the popup, or in the tab that had none. */
export default async function SignInDonePage({ searchParams }: { searchParams: Query }) {
  const { error } = await searchParams;
  const attempt = await getCurrentAttempt();
  const failed = typeof error === "string" ? error : null;
  return (
    <>
      <h1 className="text-heading">{failed ? "Not signed in" : "Signed in"}</h1>
      <SignInDone attempt={attempt} error={failed} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${getDestination(attempt)}`} />
      </noscript>
      <a href={failed ? urls.login : getDestination(attempt)} className="link inline-flex min-h-11 items-center">
        {failed ? "Try again" : "Go on"}
      </a>
    </>
  );
}
