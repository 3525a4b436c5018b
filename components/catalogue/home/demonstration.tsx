import { categoriesOf, type Section } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/catalogue/products";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { StillPreview } from "../../preview/still-preview";
import { Icon } from "../../ui/icons";
import { Key } from "../../ui/key";
import { ThemedImage } from "../../ui/themed-image";

/** The hero of the front page: a Notion site in which somebody is putting one of our sections, live. */
export function Demonstration({ section }: { section: Section }) {
  const category = categoriesOf(defaultProduct).find(({ slug }) => slug === section.category);
  const menu = [section, ...(category?.sections.filter(({ id }) => id !== section.id) ?? [])].slice(0, 4);
  const typed = category?.title.toLowerCase() ?? section.category;
  return (
    <div
      className="relative h-[600px] overflow-hidden rounded-lg bg-paper-3 px-4 pt-8 @2xl:h-[720px] @4xl:px-10 @4xl:pt-12 @5xl:pl-[21.5%]"
      role="img"
      aria-label={`A Notion site. Its author has typed the section sign followed by ${typed}; a menu of sections is open, and the chosen one, ${section.title}, stands in the page.`}
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
          <p className="mt-3 flex items-center text-ink">
            <span className="font-semibold text-accent-ink">§</span>
            {typed}
            <span className="ml-px h-[1.2em] w-px animate-[caret_1.1s_steps(1)_infinite] bg-ink motion-reduce:animate-none" />
          </p>
        </div>
        <StillPreview
          src={urls.preview(defaultProduct, section.id)}
          title={section.title}
          className="mx-auto -mt-11 h-[780px] w-[calc(100%-24px)] max-w-[708px]"
        />
      </div>
      <div className="absolute top-[232px] left-[1.6%] w-[308px] rounded-md bg-raised p-1.5 text-ink shadow-float @max-5xl:hidden">
        <p className="flex items-center gap-2 px-2.5 pt-1.5 pb-1 text-caption text-muted">
          Sections called “{typed}”
          <span className="ml-auto flex">
            <Key>↵</Key>
          </span>
        </p>
        {menu.map((item) => (
          <div key={item.id} className="flex items-center gap-3 rounded-sm px-2 py-2 first-of-type:bg-paper-3">
            <span className="w-[52px] shrink-0 overflow-hidden rounded-[5px] bg-paper shadow-[0_0_0_1px_var(--sc-hairline)]">
              <ThemedImage
                image={thumbnailOf(item)?.full ?? category?.image ?? { light: "", dark: "" }}
                alt=""
                width={52}
                height={39}
                className="aspect-4/3 w-full object-cover object-top"
              />
            </span>
            <span className="min-w-0 flex-1 text-small leading-tight font-semibold">
              {item.title}
              <span className="block pt-0.5 text-caption font-normal text-muted">§ {item.number}</span>
            </span>
            <span className="pr-1 text-caption font-semibold tabular-nums text-muted">{priceLabel(item.price)}</span>
          </div>
        ))}
      </div>
      <div className="absolute right-6 bottom-8 hidden items-center gap-3 rounded-md bg-ink py-3 pr-5 pl-3.5 text-paper shadow-float @3xl:flex @4xl:right-[4%]">
        <span className="grid size-8 place-items-center rounded-full bg-paper/15">
          <Icon name="check" className="size-4" weight={2.2} />
        </span>
        <span className="text-small leading-snug font-[550]">
          Copied for Super
          <span className="block font-normal opacity-75">Paste it into a code block</span>
        </span>
      </div>
    </div>
  );
}
