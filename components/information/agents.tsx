import { AllAccess } from "@/components/ui/all-access";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { messageLimit } from "@/lib/api/mcp/handle-request";
import { setUps, shadcnSetUp } from "@/lib/api/mcp/set-ups";
import { mcpTools } from "@/lib/api/mcp/tool-list";
import { formatByteSize, formatRate } from "@/lib/api/openapi/limits";
import { formatComponentsJson, tokenVariable } from "@/lib/api/registry/commands";
import { brand } from "@/lib/brand";
import { limits as contentLimits, pageScale } from "@/lib/catalogue/content/content";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { ShopLines } from "./shop-lines";
import { Clauses, TextBody, TextPart } from "./text-page";

const code = "rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink";

/** What an agent can do with the shop, what that costs, and how one is connected. Readable without script. */
export function Agents() {
  const address = getAbsoluteUrl(programUrls.mcp);
  return (
    <>
      <PageHead
        title="For agents"
        lede="Claude Code, Cursor, Codex and others can search the catalog, read a section and put its code into your project, with your words and colors in it."
      />
      <TextBody>
        <TextPart id="connect" title="Connect yours">
          <p>
            The shop speaks the Model Context Protocol (MCP) over HTTP. There is nothing to install. The address is the
            same for every agent:
          </p>
          <ShopLines label="the address" code={address} />
          {setUps(address).map((one) => (
            <SetUp key={one.client} {...one} />
          ))}
          <p className="text-small text-muted">
            For free sections leave out the token and what belongs to it. Another agent that takes servers over
            “streamable HTTP” needs the address and, for what you bought, the header{" "}
            <code className={code}>Authorization: Bearer</code> with your token.
          </p>
        </TextPart>

        <TextPart id="can" title="What it can do">
          <Clauses>
            {mcpTools.map(({ name, does }) => (
              <li key={name}>
                <code className={code}>{name}</code> {does}
              </li>
            ))}
          </Clauses>
          <p>
            Words and colors that you give are checked before they become code: where something doesn’t fit, the agent
            is told which field and why. It can’t buy anything, and sees nothing of your account but versions whose id
            you tell it.
          </p>
        </TextPart>

        <TextPart id="cost" title="What it costs">
          <p>
            Searching and reading is free and needs no account, and so is the code of callout cards. The code of every
            other section has to be bought once, by itself or with{" "}
            <Link href={urls.pricing} className="link">
              <AllAccess />
            </Link>
            , at the price on its page. An agent that asks for code you haven’t bought is told the price and where to
            buy it.
          </p>
        </TextPart>

        <TextPart id="token" title="Make a token">
          <p>
            A token tells the shop that the agent is yours. Make one in your account, under{" "}
            <Link href={urls.tokens} className="link">
              API tokens
            </Link>
            , and choose “{tokenScopes.install}”. It is shown once. It gives out code and nothing else, and you can
            revoke it whenever you like.
          </p>
          <p>
            The lines above read it from the variable <code className={code}>{tokenVariable}</code>, so that it stands
            in no file that you share. Set it where your agent starts from:
          </p>
          <ShopLines label="the variable" language="sh" code={`export ${tokenVariable}=${brand.slug}_…`} />
        </TextPart>

        <TextPart id="shadcn" title="With the shadcn command">
          <p>
            Projects that use the shadcn command can let its own server do the work. It installs sections as files of
            your project, in React with Tailwind 4, from every registry that{" "}
            <code className={code}>components.json</code> names. Add ours there; behind{" "}
            <code className={code}>css</code> write the path of your stylesheet:
          </p>
          <ShopLines label="our registry" language="json" code={formatComponentsJson({ withToken: true })} />
          <SetUp {...shadcnSetUp} />
        </TextPart>

        <TextPart id="trouble" title="When something is in the way">
          <Clauses>
            <li>
              <b className="font-semibold text-ink">The token is refused.</b> It was revoked, is cut off, or was made
              for calling functions. Make a new one.
            </li>
            <li>
              <b className="font-semibold text-ink">A section isn’t yours.</b> The token belongs to an account that
              hasn’t bought it, or it was refunded.
            </li>
            <li>
              <b className="font-semibold text-ink">“That was a bit fast.”</b> One account may make{" "}
              {formatRate("mcpCall", "calls")}, {formatRate("copySection", "copies")} and{" "}
              {formatRate("share", "composed pages")}. The answer says how long to wait.
            </li>
            <li>
              <b className="font-semibold text-ink">A message is too large.</b> It may have{" "}
              {formatByteSize(messageLimit)}; the content of a section {formatByteSize(contentLimits.bytes)}, of a page{" "}
              {formatByteSize(contentLimits.bytes * pageScale)}.
            </li>
          </Clauses>
        </TextPart>
      </TextBody>
    </>
  );
}

function SetUp({ client, where, language, code }: ReturnType<typeof setUps>[number]) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      <h3 className="text-sub text-ink">{client}</h3>
      <p>{where}</p>
      <ShopLines label={`the lines for ${client}`} language={language} code={code} wraps={language === "sh"} />
    </div>
  );
}
