import { Clauses, TextBody, TextPart } from "@/components/information/text-page";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { HireForm } from "./hire-form";

const letter = new URLSearchParams({
  subject: "A site to build",
  body: "The site (an address, or what it is about):\n\nWhat should change or be made:\n\nBy when:\n\nBudget, roughly:\n",
});

/** For those who would rather have it done. */
export function Hire() {
  return (
    <>
      <PageHead
        title="Hire experts"
        lede="If you would rather have the page built than build it: tell us what it is for, and we say who could do it, by when and for how much."
      />
      <TextBody>
        <TextPart id="request" title="Your request">
          <p>
            What the site is, what should be different afterwards, by when, and what you can spend. What you don’t know
            yet can stay empty.
          </p>
          <div className="mt-2 mb-1">
            <HireForm />
          </div>
          <p className="text-small text-muted">
            What you send is kept with your name and address, read by us and passed on to nobody without asking you; the{" "}
            <Link href={urls.privacy} className="link">
              privacy policy
            </Link>{" "}
            has the rest. Rather by mail? This{" "}
            <a className="link" href={`mailto:${brand.mail}?${letter.toString().replaceAll("+", "%20")}`}>
              letter of five lines
            </a>{" "}
            opens in your own mail program.
          </p>
        </TextPart>
        <TextPart title="What can be asked for">
          <Clauses>
            <li>One page, put together from our sections, with your words and pictures.</li>
            <li>A whole site on Super or Bullet, from an existing Notion workspace or from nothing.</li>
            <li>A section of your own, drawn for what you do and kept to yourself.</li>
            <li>A look at a site that exists: what to leave, what to change, in which order.</li>
          </Clauses>
        </TextPart>
        <TextPart title="What happens then">
          <p>
            A person reads it and answers by mail, also when the answer is no. Nothing is owed before both sides have
            agreed in writing on what is done and what it costs. The sections used in the work are licensed to you as
            described in the{" "}
            <Link href={urls.terms} className="link">
              terms
            </Link>
            .
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
