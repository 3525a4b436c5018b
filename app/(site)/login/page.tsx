import type { Metadata } from "next";
import { AccountFacts } from "@/components/account/account-facts";
import { SignInButton } from "@/components/account/sign-in/sign-in-button";
import { Link } from "@/components/ui/navigation/link";
import { parseSafePath } from "@/lib/account/auth/attempt";
import { getFailureSentence } from "@/lib/account/auth/failures";
import { signInProvider } from "@/lib/account/auth/provider";
import { getEnv } from "@/lib/server/env";
import { urls } from "@/lib/urls/urls";

type Query = Promise<Record<string, string | string[] | undefined>>;

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

/** Sign in. `then` and `from` say where to go afterwards (lib/account/auth/attempt.ts); `error` is what an attempt without popup came back with. */
export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { then, from, error } = await searchParams;
  const provider = signInProvider(getEnv());
  const failure = typeof error === "string" ? error : provider ? null : "Configuration";
  return (
    <div className="mx-auto grid max-w-wide items-center gap-x-16 gap-y-14 px-gutter pt-[clamp(3rem,7cqi,7rem)] pb-section @4xl:grid-cols-12">
      <div className="@4xl:col-span-6">
        <h1 className="flex gap-[.32em] text-[clamp(2.5rem,1.2rem+4.6cqi,4.75rem)] leading-[.98] font-[560] tracking-[-.042em]">
          <span className="shrink-0 font-normal text-accent" aria-hidden="true">
            §
          </span>
          Sign in
        </h1>
        <p className="mt-6 max-w-[42ch] text-lede">
          What you buy and what you write is kept in your account. You need no new password.
        </p>
        {failure && (
          <p role="alert" className="mt-8 max-w-[46ch] border-l-2 border-accent bg-accent-bg py-3 pr-4 pl-4 text-ink">
            <strong className="font-semibold">Sign in with google failed.</strong> {getFailureSentence(failure)}
          </p>
        )}
        {provider && (
          <div className="mt-9">
            <SignInButton label={provider.label} then={parsePath(then)} from={parsePath(from)} />
          </div>
        )}
        <p className="mt-6 max-w-[46ch] text-small text-muted">
          By signing in you agree to the{" "}
          <Link href={urls.terms} className="link">
            terms
          </Link>
          . What we keep about you is in the{" "}
          <Link href={urls.privacy} className="link">
            privacy notice
          </Link>
          .
        </p>
      </div>
      <div className="@4xl:col-span-6">
        <AccountFacts />
      </div>
    </div>
  );
}

const parsePath = (value: string | string[] | undefined) => parseSafePath(typeof value === "string" ? value : null);
