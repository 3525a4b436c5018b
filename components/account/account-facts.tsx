import { brand } from "@/lib/brand";

const facts = [
  ["What is stored", "Your name, e-mail address and picture, as your sign-in provider has them. No password."],
  ["What is in it", "What you bought, your sites, your saved sections, and what people send by your forms."],
  ["How to leave", "You can download everything, and delete the account yourself, at any time."],
] as const;

/** What an account is and what is kept in it, before one has one. */
export function AccountFacts() {
  return (
    <section
      aria-label="What an account holds"
      className="tint-yellow mx-auto max-w-[520px] rounded-lg bg-tint-wash px-4 py-8 @2xl:px-10 @2xl:py-12"
    >
      <div className="rounded-md bg-raised px-5 pt-5 pb-3 text-ink shadow-float @2xl:px-8">
        <h2 className="border-b border-ink pb-4 text-[1.125rem] font-semibold tracking-[-.03em]">
          A {brand.name} account is free
        </h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className="border-b border-hairline py-4 text-[.9375rem] leading-snug last:border-b-0">
              <dt className="font-[550]">{label}</dt>
              <dd className="mt-1 text-pretty text-ink-2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
