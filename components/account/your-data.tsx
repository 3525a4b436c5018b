import type { ReactNode } from "react";
import { getButtonClass } from "@/components/ui/button";
import type { PictureDocument } from "@/lib/account/pictures/document";
import { restorableDays } from "@/lib/account/sites/deleted";
import type { OwnShare } from "@/lib/edits/shares/queries";
import { urls } from "@/lib/urls/urls";
import { DeleteAccount } from "./delete-account";
import { Heading } from "./heading";
import { Pictures } from "./pictures";
import { Shares } from "./shares";

/** What we keep of a person: to take along, and to have deleted. */
export function YourData(props: { pictures: readonly PictureDocument[]; shares: readonly OwnShare[] }) {
  return (
    <div className="grid gap-y-14">
      <section aria-labelledby="export" className="grid gap-x-16 gap-y-5 @4xl:grid-cols-12">
        <div className="@4xl:col-span-12">
          <Heading id="export">Take it with you</Heading>
        </div>
        <div className="@4xl:col-span-7">
          <p className="max-w-[60ch]">
            One file with everything we store about you: your profile and how you sign in, your sites and the sections
            found on them, saved sections, shared links, uploaded pictures, what people sent through your forms,
            purchases, sections you got for free from us, the names of your API tokens, when each browser signed in, and
            your requests to us. The format is JSON, which any program can read.
          </p>
        </div>
        <p className="@4xl:col-span-5 @4xl:justify-self-end">
          <a href={urls.export} className={getButtonClass()}>
            Download my data
          </a>
        </p>
      </section>
      <Pictures pictures={props.pictures} />
      <Shares shares={props.shares} />
      <section aria-labelledby="deletion" className="grid gap-x-16 gap-y-8 @4xl:grid-cols-12">
        <div className="@4xl:col-span-12">
          <Heading id="deletion">Delete the account</Heading>
        </div>
        <div className="grid content-start gap-x-12 gap-y-8 @2xl:grid-cols-2 @4xl:col-span-7">
          <Clauses title="What we delete, immediately and permanently">
            <li>Your name, address and picture, and the link to your sign-in service</li>
            <li>
              Your sites, also those deleted less than {restorableDays} days ago, what people sent through their forms,
              and the list of the sections found on them
            </li>
            <li>Saved sections, and the links you have shared</li>
            <li>Pictures you have uploaded: sites that show one lose it</li>
            <li>Sections you got for free from us</li>
            <li>API tokens: programs that use one stop working</li>
          </Clauses>
          <Clauses title="What we keep">
            <li>
              What you bought, and the records of it at Paddle: the law requires us to keep them. They are no longer
              linked to an account, only to the address you paid with
            </li>
            <li>
              With that, a fingerprint of your account at your sign-in service. Nobody can read the account from it, but
              we recognize it when you sign in again. If you bought nothing, we keep no fingerprint
            </li>
            <li>Emails you sent us</li>
            <li>What you have pasted into your sites, which is yours</li>
          </Clauses>
        </div>
        <div className="@4xl:col-span-5">
          <p className="max-w-[52ch]">
            Sign in again with the same account of your sign-in service, and you get a new account that owns what you
            bought. Your email address alone isn’t enough for that, because addresses can change hands.
          </p>
          <DeleteAccount />
        </div>
      </section>
    </div>
  );
}

function Clauses({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sub text-ink">{title}</h3>
      <ul className="mt-3 text-[.9375rem] *:border-t *:border-hairline *:py-2.5">{children}</ul>
    </div>
  );
}
