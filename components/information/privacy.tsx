import { brand } from "@/lib/brand";
import { PageHead } from "../ui/page-head";
import { Clauses, TextBody, TextPart } from "./text-page";

/** What is kept about whom, as the database and the browser storage really are. Change it when they change. */
export function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        lede="What we keep about you, why, and how to have it deleted. Looking around needs no account and leaves nothing with us but the server’s log."
      />
      <TextBody>
        <TextPart title="With an account">
          <Clauses>
            <li>
              Your name, e-mail address and picture, as your sign-in provider gives them to us, its number for you, and
              the day you first signed in. There is no password.
            </li>
            <li>The sites you add: their names and addresses, and the product line they belong to.</li>
            <li>
              Your own versions of sections, and what visitors of your sites send through forms you copied from us.
            </li>
            <li>What you bought, when, and for how much.</li>
          </Clauses>
        </TextPart>
        <TextPart title="When you pay">
          <p>
            Paddle sells to you as our reseller and merchant of record, and takes your card or account details. We never
            see them. Paddle tells us your e-mail address, what was bought and whether it was paid or refunded; those
            messages we keep as they came, because they are the proof of what you own.
          </p>
        </TextPart>
        <TextPart title="In your browser">
          <Clauses>
            <li>Cookies for signing in and for staying signed in. They are readable by our server alone.</li>
            <li>
              Local storage: the product line you chose, whether somebody was signed in, and a payment that is still
              being confirmed.
            </li>
          </Clauses>
          <p>No cookie is set before you sign in.</p>
        </TextPart>
        <TextPart title="In the sections you paste">
          <p>
            A pasted section does not report to us. Its pictures may be loaded from our server, which then sees the
            address of the visitor’s connection in its log, as any server does.
          </p>
        </TextPart>
        <TextPart title="Your rights">
          <p>
            You may see what we keep, have it corrected, receive a copy and have it deleted. Write to{" "}
            <a className="link" href={`mailto:${brand.mail}`}>
              {brand.mail}
            </a>{" "}
            from the address of your account. Records of payments we must keep for as long as tax law says. If our
            answer does not satisfy you, you may complain to the data protection authority where you live.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
