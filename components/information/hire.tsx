import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { Clauses, TextBody, TextPart } from "./text-page";

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
      >
        <p className="mt-8">
          <a className="btn" href={`mailto:${brand.mail}?${letter.toString().replaceAll("+", "%20")}`}>
            Write a letter of five lines
          </a>
        </p>
      </PageHead>
      <TextBody>
        <TextPart title="What can be asked for">
          <Clauses>
            <li>One page, put together from our sections, with your words and pictures.</li>
            <li>A whole site on Super or Bullet, from an existing Notion workspace or from nothing.</li>
            <li>A section of your own, drawn for what you do and kept to yourself.</li>
            <li>A look at a site that exists: what to leave, what to change, in which order.</li>
          </Clauses>
        </TextPart>
        <TextPart title="What to write">
          <p>
            The address of the site or a sentence on what it is about, what should be different afterwards, by when, and
            what you can spend. A number that is wrong by half is better than none. The letter opens in your own mail
            program with these five lines in it.
          </p>
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
