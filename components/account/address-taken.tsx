import { brand } from "@/lib/brand";

/** Says why this account is apart from the one that has the person's address, and what can be done. `email` is its own. */
export function AddressTaken({ email }: { email: string | null }) {
  return (
    <section
      aria-labelledby="address-taken"
      className="mb-14 max-w-[68ch] border-l-2 border-accent bg-accent-bg py-4 pr-5 pl-5"
    >
      <h2 id="address-taken" className="text-sub text-ink">
        Your e-mail address belongs to another account
      </h2>
      <p className="mt-1.5">
        Your sign-in service gives us an address that another account here already has, made by signing in another way.
        Addresses are passed on, so we don't take you for its owner: you have an account of your own, and nothing of the
        other one is in it.{" "}
        {email
          ? `Yours keeps ${email}.`
          : "Yours has no e-mail address, so what your forms send can't be mailed to you."}
      </p>
      <p className="mt-1.5">
        If the other account is yours too, or its owner no longer has the address, write to{" "}
        <a className="link" href={`mailto:${brand.mail}`}>
          {brand.mail}
        </a>{" "}
        and we will sort it out. Until then, buy nothing here that you may have bought there.
      </p>
    </section>
  );
}
