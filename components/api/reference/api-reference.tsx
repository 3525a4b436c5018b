import type { ReactNode } from "react";
import { ShopLines, ShopOrigin } from "@/components/information/shop-lines";
import { Clauses, TextPart } from "@/components/information/text-page";
import { Code } from "@/components/ui/code";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { tokenVariables } from "@/lib/api/openapi/curl";
import { exampleForm, exampleSite, exampleVersion } from "@/lib/api/openapi/examples";
import { groups } from "@/lib/api/openapi/groups";
import { listLimitLines, sizeLines } from "@/lib/api/openapi/limits";
import { buildSchemas } from "@/lib/api/openapi/openapi";
import { brand } from "@/lib/brand";
import { errorTable } from "@/lib/server/errors";
import { programUrls, urls } from "@/lib/urls/urls";
import { Fields } from "./fields";
import { OperationEntry } from "./operation-entry";
import { Rows } from "./rows";

/** Parts that stand around the operations, by their anchors. */
const parts = {
  begin: "Begin",
  tokens: "Tokens",
  theme: "Theme",
  errors: "Errors",
  limits: "Limits",
} as const;

const errorLines = Object.entries(errorTable).sort(([, one], [, other]) => one.http - other.http);

/** Everything a program can ask of the shop, from the description that /openapi.json is made of. Readable without script. */
export function ApiReference() {
  const all = buildSchemas();
  return (
    <>
      <PageHead
        title="API"
        lede="The HTTP API of the shop: previews of sections, forms, templates, files for your project, and pages as text. Each call with a line of curl."
      />
      <div className="mx-auto mt-12 max-w-wide gap-x-12 px-gutter @4xl:mt-16 @4xl:grid @4xl:grid-cols-[18rem_minmax(0,1fr)]">
        <Contents />
        {/* Narrower than its own two columns need: headings stand above their parts. */}
        <div className="@container min-w-0">
          <TextPart id="begin" title={parts.begin}>
            <p>
              Every address begins with{" "}
              <Code>
                <ShopOrigin />
              </Code>
              . What is sent and answered is JSON in UTF-8, unless it is said otherwise.
            </p>
            <p>
              All of this is also an OpenAPI 3.1 document, for generators and other tools:{" "}
              <Link href={programUrls.openApi} className="link">
                {programUrls.openApi}
              </Link>
              . To connect an agent, read{" "}
              <Link href={urls.agents} className="link">
                For agents
              </Link>{" "}
              instead.
            </p>
          </TextPart>
          <TextPart id="tokens" title={parts.tokens}>
            <p>
              A token says whose account a call is for. Make one in your account, under{" "}
              <Link href={urls.tokens} className="link">
                API tokens
              </Link>
              . It is shown once and good until you revoke it. Send it as{" "}
              <Code>Authorization: Bearer {brand.slug}_…</Code>. A token that was revoked is refused with 401, by
              functions also where none is needed; one that is for something else, with 403.
            </p>
            <Clauses>
              <li>
                <b className="font-semibold text-ink">{tokenScopes.functions}</b>: the functions below. The lines read
                it from <Code>{tokenVariables.functions}</Code>.
              </li>
              <li>
                <b className="font-semibold text-ink">{tokenScopes.install}</b>: the registry and MCP. The lines read it
                from <Code>{tokenVariables.install}</Code>.
              </li>
            </Clauses>
            <ShopLines
              label="the variables"
              language="sh"
              code={Object.values(tokenVariables)
                .map((name) => `export ${name}=${brand.slug}_…`)
                .join("\n")}
            />
            <p>
              In the examples the saved version <Code>{exampleVersion}</Code>, the site <Code>{exampleSite}</Code> and
              its form <Code>{exampleForm}</Code> stand for yours.
            </p>
          </TextPart>
          {groups.map(({ id, title, description, operations }) => (
            <TextPart key={id} id={id} title={title}>
              <p>{description}</p>
              {operations.map((operation) => (
                <OperationEntry key={operation.id} operation={operation} schemas={all} />
              ))}
            </TextPart>
          ))}
          <TextPart id="theme" title={parts.theme}>
            <p>
              How a section is to look. Every field may be left out. A colour is written like <Code>#d4351c</Code> or{" "}
              <Code>oklch(0.6 0.2 30)</Code>.
            </p>
            <Fields schema={all.Theme ?? {}} all={all} label="Fields of a theme" />
          </TextPart>
          <TextPart id="errors" title={parts.errors}>
            <p>
              What went wrong is said by the HTTP status, by a word for programs and by a sentence for people. Functions
              and forms have the word in capitals, under <Code>error.status</Code>; templates under{" "}
              <Code>error.code</Code>, the registry under <Code>error</Code>. Functions name each wrong field under{" "}
              <Code>error.details.fields</Code>.
            </p>
            <Rows label="Every error" head={["Status", "Word", "Of functions and forms", "What it means"]}>
              {errorLines.map(([code, { http, callable, sentence }]) => [
                String(http),
                <Code key="code">{code}</Code>,
                <Code key="callable">{callable}</Code>,
                sentence,
              ])}
            </Rows>
          </TextPart>
          <TextPart id="limits" title={parts.limits}>
            <p>
              Whoever is over a limit is answered 429, with the seconds to wait under <Code>Retry-After</Code>. Tokens
              of one account count together.
            </p>
            <Rows label="How often" head={["What", "How often", "Counted for"]}>
              {listLimitLines().map(({ what, often, whom }) => [what, often, whom])}
            </Rows>
            <Rows label="How large" head={["What", "At most"]}>
              {sizeLines.map(({ what, most }): ReactNode[] => [what, most])}
            </Rows>
          </TextPart>
        </div>
      </div>
    </>
  );
}

function Contents() {
  const { begin, tokens, ...after } = parts;
  const plain = (list: Record<string, string>) =>
    Object.entries(list).map(([id, title]) => (
      <li key={id}>
        <Anchor to={id}>{title}</Anchor>
      </li>
    ));
  return (
    <nav
      aria-labelledby="contents"
      className="border-t border-ink py-10 @4xl:sticky @4xl:top-17 @4xl:max-h-[calc(100dvh-4.25rem)] @4xl:self-start @4xl:overflow-y-auto @4xl:overscroll-contain @4xl:py-8 @4xl:[scrollbar-width:thin]"
    >
      <h2 id="contents" className="mb-4 text-heading @4xl:text-sub">
        Contents
      </h2>
      <ul className="gap-x-8 *:break-inside-avoid sm:columns-2 @4xl:columns-1">
        {plain({ begin, tokens })}
        {groups.map(({ id, title, operations }) => (
          <li key={id}>
            <Anchor to={id}>{title}</Anchor>
            <ul className="pl-4 text-small">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <Anchor to={operation.id}>{operation.title}</Anchor>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {plain(after)}
      </ul>
    </nav>
  );
}

function Anchor({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className="inline-block py-1 text-ink underline-offset-4 hover:underline">
      {children}
    </a>
  );
}
