import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { TokenUse } from "@/components/account/tokens/token-use";
import { Tokens } from "@/components/account/tokens/tokens";
import { readAccount } from "@/lib/account/auth/account";
import { listTokens } from "@/lib/account/tokens/queries";
import { getSiteOrigin } from "@/lib/server/env";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "API tokens" };

/** The user's API tokens. */
export default async function TokensPage() {
  const account = await readAccount(urls.tokens, async (id) => ({ tokens: await listTokens(id) }));
  return (
    <AccountPage
      title="API tokens"
      lede="With a token, a command, an agent or a program of yours can install sections or use the HTTP API with your account."
      account={account}
    >
      {({ tokens }) => (
        <div className="grid gap-x-16 gap-y-14 @4xl:grid-cols-12">
          <div className="min-w-0 @4xl:col-span-7">
            <Tokens tokens={tokens} />
          </div>
          <div className="min-w-0 @4xl:col-span-5">
            <TokenUse address={getSiteOrigin()} />
          </div>
        </div>
      )}
    </AccountPage>
  );
}
