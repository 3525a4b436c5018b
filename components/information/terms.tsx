import { licence } from "@/components/billing/wording";
import { AllAccess } from "@/components/ui/all-access";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { Clauses, TextBody, TextPart } from "./text-page";

/** The terms of the shop. The licence is the one of the pricing page, from the same file. */
export function Terms() {
  return (
    <>
      <PageHead
        title="Terms and conditions"
        lede="What you may do with our sections, what it costs, and what each of us owes the other. It is short, and there is no small print."
      />
      <TextBody>
        <TextPart title="You may">
          <List clauses={licence.may} />
        </TextPart>
        <TextPart title="You may not">
          <List clauses={licence.mayNot} />
        </TextPart>
        <TextPart title="What you buy">
          <p>
            A single section stays unlocked in your account once it is bought. <AllAccess first /> unlocks every section
            of both product lines, those of today and those we add later, for as long as the shop exists. Callout cards
            are free for everyone and under the same license.
          </p>
          <p>
            Current prices are on the{" "}
            <Link href={urls.pricing} className="link">
              pricing page
            </Link>
            , in US dollars, before any tax that applies where you live.
          </p>
        </TextPart>
        <TextPart title="Payment">
          <p>
            Our orders are processed by Paddle, our reseller and merchant of record. Paddle charges you, adds the tax,
            sends the invoice and answers questions about payments and refunds under its own buyer terms. What has been
            refunded or charged back is locked again.
          </p>
        </TextPart>
        <TextPart title="Your account">
          <p>
            One account is for one person. Keep the account at your sign-in provider safe: anyone who has it has yours
            here. The same goes for API tokens, which open what you own to the program that has them; you can revoke one
            at any time. You can delete the account yourself. What you have copied by then stays yours to use.
          </p>
        </TextPart>
        <TextPart title="What we promise, and what not">
          <p>
            We make every section with care and mend faults that are ours. Super, Bullet and Notion belong to others and
            change without asking us; we can’t promise that a section fits whatever they do next. The law of the country
            you live in may give you rights that no terms can take away, and these don’t.
          </p>
        </TextPart>
        <TextPart title="Questions">
          <p>
            <a className="link" href={`mailto:${brand.mail}`}>
              {brand.mail}
            </a>
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}

function List({ clauses }: { clauses: readonly string[] }) {
  return (
    <Clauses>
      {clauses.map((clause) => (
        <li key={clause}>{clause}</li>
      ))}
    </Clauses>
  );
}
