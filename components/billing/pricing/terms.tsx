import { licence, questions } from "@/components/billing/wording";
import { Disclosure, DisclosureArrow } from "@/components/ui/disclosure";
import { SectionTitle } from "@/components/ui/page-head";

/** The questions people ask before buying. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="laid-out-late mx-auto -mb-2 max-w-wide px-gutter pt-section pb-2 [--late:46rem] @2xl:[--late:37rem]"
    >
      <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-12">
        <div className="@4xl:col-span-5">
          <SectionTitle id="questions">Asked before buying</SectionTitle>
        </div>
        <div className="@4xl:col-span-7">
          {questions.map(({ question, answer }, index) => (
            <Disclosure
              key={question}
              summary={question}
              summaryClassName="flex min-h-15 items-center gap-4 py-3.5 text-[1.1875rem] font-semibold tracking-[-.02em] text-ink"
              arrow={<DisclosureArrow className="size-3 text-ink" />}
              className="border-t border-hairline last:border-b open:border-ink"
              open={index === 0}
            >
              <p className="max-w-[62ch] pb-6 pl-7">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The licence in plain words. */
export function Licence() {
  return (
    <section
      aria-labelledby="licence"
      className="laid-out-late mx-auto -mb-2 max-w-wide px-gutter pt-section pb-2 [--late:48rem] @2xl:[--late:29rem]"
    >
      <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-12">
        <div className="@4xl:col-span-5">
          <SectionTitle id="licence">The license, in plain words</SectionTitle>
        </div>
        <div className="grid gap-x-12 gap-y-8 @2xl:grid-cols-2 @4xl:col-span-7">
          <Clauses title="You may" clauses={licence.may} />
          <Clauses title="You may not" clauses={licence.mayNot} />
        </div>
      </div>
    </section>
  );
}

function Clauses({ title, clauses }: { title: string; clauses: readonly string[] }) {
  return (
    <div>
      <h3 className="border-t border-ink pt-3.5 text-[1.1875rem] font-semibold tracking-[-.02em]">{title}</h3>
      <ul className="mt-2">
        {clauses.map((clause) => (
          <li key={clause} className="border-t border-hairline py-3 first:border-t-0">
            {clause}
          </li>
        ))}
      </ul>
    </div>
  );
}
