import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { Clauses, TextBody, TextPart } from "./text-page";

/** Who makes this, and by which rules. */
export function About() {
  return (
    <>
      <PageHead
        title="About us"
        lede={`${brand.name} makes sections: parts of a page, drawn and written to the end, for people who keep their site in Notion.`}
      />
      <TextBody>
        <TextPart title="The sign">
          <p>
            {brand.mark} is called a silcrow. Printers put it where a section begins, lawyers where they mean one
            exactly. We do both: every section in the shop has a number, and you can write to us about {brand.mark} 1.2
            and be understood.
          </p>
        </TextPart>
        <TextPart title="What we believe">
          <Clauses>
            <li>
              One idea per section, drawn. If the picture could belong to any other company, it is not an idea yet.
            </li>
            <li>At home first, better second. A section takes the font and the paper of the page it stands in.</li>
            <li>A fact instead of a badge. Real times, sums and names; no stars, no “trusted by”.</li>
            <li>One red thing at a time. What is red is what to read first.</li>
            <li>The preview is the product. What you see is made from the very file you copy.</li>
          </Clauses>
        </TextPart>
        <TextPart title="The people in the pictures">
          <p>
            Plinth, Fernhollow, Lantern Bay and all the others are invented, and so are the people who work there. They
            are consistent: the same name is always the same face. Nobody real has praised us in them. The photos on the
            shelf show real people, who recommend nobody:{" "}
            <Link href={urls.photos} className="link">
              where they come from
            </Link>
            .
          </p>
        </TextPart>
        <TextPart title="Who we are not">
          <p>
            We are not affiliated with Notion, Super or Bullet. Their names are theirs; we use them to say what our
            sections fit.
          </p>
        </TextPart>
        <TextPart title="Write to us">
          <p>
            <a className="link" href={`mailto:${brand.mail}`}>
              {brand.mail}
            </a>{" "}
            reaches the people who draw the sections. If you would rather have somebody build the page,{" "}
            <Link href={urls.hire} className="link">
              hire an expert
            </Link>
            .
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
