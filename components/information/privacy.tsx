import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { restorableDays } from "@/lib/account/sites/deleted";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { Clauses, TextBody, TextPart } from "./text-page";

/** What is kept about whom, as the database and the browser storage really are. Change it when they change. */
export function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        lede="What we keep about you, why, and how to have it deleted. Looking around needs no account and no cookie."
      />
      <TextBody>
        <TextPart title="When you look around">
          <p>
            Our server answers your browser and, as any server does, may write down for a while when it was asked for
            what, and from which connection. To tell visitors from floods it counts some requests for a few hours at
            most, under a scrambled form of the connection’s address.
          </p>
          <p>
            Visits may be counted with PostHog. It is told which page of the shop is opened and left, when, from which
            page and with what kind of browser and screen; while you are signed in also your account’s number and e-mail
            address. It is not told what you type or click, and nothing is recorded. So that two pages count as one
            visit it keeps a number in your browser’s local storage; as with any request, it sees the address of your
            connection.
          </p>
          <p>
            A chat window may be offered. Its script comes from the company that runs it, at your first movement on a
            page; what you write there is kept by that company for us.
          </p>
          <p>
            A browser that asks not to be tracked, by do-not-track or Global Privacy Control, gets neither: nothing of
            them is loaded and nothing is sent.
          </p>
        </TextPart>
        <TextPart title="With an account">
          <Clauses>
            <li>
              Your name, e-mail address and picture, as your sign-in provider gives them to us each time you sign in,
              its number for you, whether another account here has that address, and the day you first signed in. There
              is no password.
            </li>
            <li>
              For each browser you are signed in with, since when, and until when at most: 30 days. Not which browser it
              is, nor where.
            </li>
            <li>
              The sites you add: their names and addresses, and the product line they belong to. One that you delete can
              be brought back for {restorableDays} days and is gone after that.
            </li>
            <li>
              When you have a check of your site remembered: which sections stand on which of its pages, in which
              versions, and when that was. Nothing else of the page. You can have it forgotten in your account.
            </li>
            <li>
              Whether you want emails when your sections have updates, which you don’t get unasked, and when the last
              one was sent.
            </li>
            <li>Your own versions of sections, and the look you chose for all of them.</li>
            <li>
              Pictures you upload, with the name of the file and the day. Whatever else the file said, such as where a
              photo was taken, is thrown away. Whoever knows the address of a picture can see it.
            </li>
            <li>
              API tokens: what you called them, how they end and when they were last used. Of the token itself only a
              fingerprint, from which nobody can tell it.
            </li>
            <li>What you bought, when, for how much, and the number of the invoice.</li>
            <li>
              What you got for free from us, or what we took back, when and why. That it was done stays on a record that
              nobody can change, also when the account is deleted, with the account’s number and without your name.
            </li>
            <li>
              An email to you that our mail server could not send, for 30 days at most, so that it can be sent again.
            </li>
          </Clauses>
          <p>
            A section that you share by a link is kept until nobody has opened the link for a year, or until you delete
            your account, if you had one when you shared it. Whoever has the link sees it, but not who you are.
          </p>
          <p>
            To see a section in your own site, or to take its look, you give us the address of one of its public pages.
            Our server reads that page as any visitor would and does not store it.
          </p>
        </TextPart>
        <TextPart title="When you fill in a form on a buyer’s site">
          <p>
            A form made with one of our sections may send its answers to us. We keep what was filled in, when, and on
            which site’s page, for the owner of that site, and mail it to them if they have an address here. It is
            theirs to use, export and delete: ask them first. We don’t keep the address of your connection with it.
          </p>
        </TextPart>
        <TextPart title="When you ask to hire">
          <p>
            We keep your name, your e-mail address and what you wrote, as we would a letter, and it reaches us by mail
            as well. It stays when an account is deleted; write to us and it is deleted, too.
          </p>
        </TextPart>
        <TextPart title="When you pay">
          <p>
            Paddle sells to you as our reseller and merchant of record, and takes your card or account details. We never
            see them. Paddle tells us your e-mail address, what was bought and whether it was paid or refunded; those
            messages we keep as they came, because they are the proof of what you own. Paddle’s script is loaded on our
            pages so that the checkout can open; what it sees of you there is in Paddle’s own policy.
          </p>
        </TextPart>
        <TextPart title="In your browser">
          <Clauses>
            <li>Cookies for signing in and for staying signed in. They are readable by our server alone.</li>
            <li>
              Local storage: the product line you chose, whether somebody was signed in, which of your sites takes the
              answers of copied forms, what you have made of sections, the look you keep for them, a payment that is
              still being confirmed, and PostHog’s number where visits are counted.
            </li>
            <li>Until you close the tab: what you were about to buy when you signed in, and a message to show you.</li>
          </Clauses>
          <p>We set no cookie before you sign in.</p>
        </TextPart>
        <TextPart title="In the sections you paste">
          <p>
            A pasted section does not report to us. Its pictures and typefaces may be loaded from our server, which then
            sees the address of the visitor’s connection in its log, as any server does; a form sends what is filled in
            when it is sent.
          </p>
        </TextPart>
        <TextPart id="rights" title="Your rights">
          <p>
            Everything we store about you is in a file that you can{" "}
            <Link href={urls.ownData} className="link">
              download from your account
            </Link>{" "}
            at any time, and you can delete the account there yourself, immediately, together with your sites, what
            their forms have sent, your versions of sections, your pictures and your tokens. Records of payments stay
            for as long as tax law says, under the e-mail address they were made with.
          </p>
          <p>
            If you have bought something, a fingerprint of your account at the sign-in provider stays with those
            records. Nobody can read the account from it. When you sign in with that account again, you own what you
            bought again, and the fingerprint is deleted. If you don’t want that, write to us and it is deleted before.
          </p>
          <p>
            For anything else, to have something corrected, or without an account, write to{" "}
            <a className="link" href={`mailto:${brand.mail}`}>
              {brand.mail}
            </a>
            . If our answer does not satisfy you, you may complain to the data protection authority where you live.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}
