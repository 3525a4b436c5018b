import { notFound } from "next/navigation";
import { PopupStart } from "@/components/account/sign-in/popup-start";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { readAttempt } from "@/lib/account/auth/attempt";
import { signInProvider } from "@/lib/account/auth/provider";
import { getEnv } from "@/lib/server/env";

type Query = Promise<Record<string, string | string[] | undefined>>;

/** What the sign-in window shows on its way to the identity provider. */
export default async function SignInPopup({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const provider = signInProvider(getEnv());
  if (!provider) notFound();
  const { product, then, from, popup } = readAttempt({ get: (name) => query[name] });
  return (
    <>
      <h1 className="text-heading">Signing in</h1>
      <Spinner label="Taking you to the sign-in service" className="size-6" />
      <PopupStart fields={{ product, then: then ?? "", from: from ?? "", popup: popup ?? "" }}>
        <Button type="submit">Continue with {provider.label}</Button>
      </PopupStart>
    </>
  );
}
