import type { ReactNode } from "react";
import type { PictureDocument } from "@/lib/pictures/document";
import type { OwnShare } from "@/lib/shares/queries";
import { restorableDays } from "@/lib/sites/deleted";
import { urls } from "@/lib/urls";
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
            One file with everything that is kept of you: who you are here and how you sign in, your sites and the
            sections remembered of them, saved sections, shared links, uploaded pictures, what forms have sent,
            purchases, what we have given you, the names of your API tokens, since when browsers are signed in and what
            you asked of us. It is JSON, which any program can read.
          </p>
        </div>
        <p className="@4xl:col-span-5 @4xl:justify-self-end">
          <a href={urls.export} className="btn">
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
          <Clauses title="What goes, at once and for good">
            <li>Your name, address and picture, and the tie to your sign-in service</li>
            <li>
              Your sites, also those deleted less than {restorableDays} days ago, and all that their forms have sent,
              and the sections remembered of them
            </li>
            <li>Saved sections, and the links you have shared</li>
            <li>Pictures you have uploaded: sites that show one lose it</li>
            <li>Sections we have given you</li>
            <li>API tokens: programs that use one are turned away</li>
          </Clauses>
          <Clauses title="What stays">
            <li>
              What you bought, and the records of it at Paddle: the law wants them kept. They no longer lead to an
              account, only to the address you paid with
            </li>
            <li>
              With that, a fingerprint of your account at your sign-in service. Nobody can tell the account from it, but
              signing in with it again is recognised. If you bought nothing, nothing of the kind is kept
            </li>
            <li>Letters you wrote to us, as letters do</li>
            <li>What you have pasted into your sites, which is yours</li>
          </Clauses>
        </div>
        <div className="@4xl:col-span-5">
          <p className="max-w-[52ch]">
            Sign in again with the same account of your sign-in service, and you begin a fresh account that owns what
            you bought. Having your e-mail address is not enough for that: addresses are passed on.
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
