import { Clauses, TextBody, TextPart } from "@/components/information/text-page";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { checkUrls } from "@/lib/urls/check-urls";
import { SiteCheck } from "./site-check";

/** Which of our sections stand on somebody's site, and how they are. */
export function CheckMySite() {
  return (
    <>
      <PageHead
        title="Check my site"
        lede="Give the address of your site and see which of our sections are on it, which have an update, and what is broken."
      />
      <SiteCheck />
      <TextBody>
        <TextPart id="what" title="What you get">
          <Clauses>
            <li>
              Each section on the page with its version. Where there is a newer one: what changed, and the old and the
              new to compare.
            </li>
            <li>
              What is broken: code that is cut off, pasted twice, pasted in the wrong place, or seen by visitors as
              code; a form whose answers nobody gets.
            </li>
            <li>
              One press copies the newest code with the words, links and pictures that stand on your page. You paste it
              in place of the old one: nothing on your site is changed by us.
            </li>
          </Clauses>
        </TextPart>
        <TextPart id="how" title="How we read your site">
          <Clauses>
            <li>We read the page as any visitor gets it, without running its scripts.</li>
            <li>
              Any public page can be read, one at a time. Of a site in your account we follow the links, up to 30 pages,
              one after the other.
            </li>
            <li>
              Very old copies carry no version. We still recognize most of them, and tell you that their version is
              unknown.
            </li>
          </Clauses>
          <p>
            A page we can’t read, such as one behind a password? Paste the code itself under{" "}
            <Link href={checkUrls.code} className="link">
              Edit code you have
            </Link>
            .
          </p>
          <p className="text-small text-muted">
            We don’t store your page. For a site in your account you can let us remember which sections are on it: only
            their names, versions and pages.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
