import type { ReactNode } from "react";
import { StaticPreview } from "@/components/code/previews/static-preview";
import { Icon } from "@/components/ui/icons";
import type { Section } from "@/lib/catalogue/catalogue";
import { bulletPasting } from "@/lib/hosts/bullet";
import { defaultProduct, type Product, productTitles } from "@/lib/hosts/products";
import { superPasting } from "@/lib/hosts/super";
import { urls } from "@/lib/urls/urls";

/** The hero of the front page: a Notion site with one of our sections in it, live, and the steps by which it got there. */
export function Demonstration({ section }: { section: Section }) {
  return (
    <div className="relative">
      <div
        className="relative h-[600px] overflow-hidden rounded-lg bg-paper-3 px-4 pt-8 @2xl:h-[720px] @4xl:px-10 @4xl:pt-12 @5xl:pl-[21.5%]"
        role="img"
        aria-label={`A Notion site with the section ${section.title} in it, between the paragraphs of its author.`}
      >
        <div className="relative mx-auto h-full max-w-[940px] overflow-hidden rounded-t-lg bg-paper font-host text-ink-2 shadow-float">
          <div className="flex h-11 items-center gap-2 border-b border-hairline px-4 text-mock text-muted">
            <span className="size-4 rounded-xs bg-accent" />
            Fernhollow<span className="opacity-50">/</span>Front page
            <span className="ml-auto hidden @md:inline">Edited just now</span>
          </div>
          <div className="relative z-1 mx-auto max-w-[708px] px-6 pt-7 @2xl:pt-9 @4xl:px-0">
            <p className="text-[1.625rem] leading-tight font-bold text-ink @2xl:text-[2.125rem]">Front page</p>
            <p className="mt-2 text-[light-dark(#37352f,#e1e1e1)]">
              Three people, one shared inbox and a strong opinion about page length.
            </p>
          </div>
          <StaticPreview
            src={urls.preview(defaultProduct, section.id)}
            title={section.title}
            className="mx-auto -mt-6 h-[780px] w-[calc(100%-24px)] max-w-[708px]"
          />
        </div>
      </div>
      <div className="mt-4 rounded-md bg-raised px-5 pt-4 pb-3 text-ink shadow-float @5xl:absolute @5xl:top-[208px] @5xl:left-[1.6%] @5xl:mt-0 @5xl:w-[308px]">
        <p className="text-small font-semibold">How it got there</p>
        <div className="super:hidden">
          <Steps product="bullet" />
        </div>
        <div className="bullet:hidden">
          <Steps product="super" />
        </div>
      </div>
    </div>
  );
}

function Steps({ product }: { product: Product }) {
  return (
    <ol className="mt-2 grid text-small text-ink-2 @max-5xl:gap-x-8 @3xl:@max-5xl:grid-cols-3">
      <Step number={1} words="Press the copy button of the section.">
        <span className="inline-flex h-9 items-center gap-2 rounded-sm bg-ink px-3 font-[550] text-paper">
          <Icon name="copy" className="size-4" weight={1.8} />
          Copy for {productTitles[product]}
        </span>
      </Step>
      <Step number={2} words="In Notion, type /code, choose Code and paste.">
        <code className="block truncate rounded-[5px] bg-paper-3 px-3 py-2 font-code text-mock-sm text-ink">
          {product === "super" && <span className="font-semibold text-accent-ink">{superPasting.marker}</span>}
          {"<sc-hero-simple…"}
        </code>
      </Step>
      {product === "bullet" ? (
        <Step number={3} words="Give the block this caption. Publish.">
          <code className="rounded-xs bg-accent-bg px-1.5 py-1 font-code text-mock-sm font-semibold text-accent-ink">
            {bulletPasting.caption}
          </code>
        </Step>
      ) : (
        <Step number={3} words="Publish. There is nothing else to set up." />
      )}
    </ol>
  );
}

function Step({ number, words, children }: { number: number; words: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start border-t border-hairline py-3 first:border-t-0 @3xl:@max-5xl:border-t-0">
      <span className="tabular-nums text-muted" aria-hidden="true">
        {number}.
      </span>
      <span>
        {words}
        {children && (
          <span className="mt-2 block" aria-hidden="true">
            {children}
          </span>
        )}
      </span>
    </li>
  );
}
