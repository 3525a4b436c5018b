import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Person {
  name: string;
  role: string;
  portrait: { src: string; alt: string };
  asks: string;
  level: string;
  first: boolean;
  href: string;
}

export interface Props {
  title: string;
  lede: string;
  people: Person[];
  reader: { text: string; label: string; href: string };
}

interface Tree {
  head: Person;
  people: Person[];
}

/** Whoever others ask begins a tree, and those who follow in the list ask that person. */
const treesOf = (people: readonly Person[]) =>
  people.reduce<Tree[]>((trees, person) => {
    const last = trees.at(-1);
    if (last && person.level === "asks") last.people.push(person);
    else trees.push({ head: person, people: [] });
    return trees;
  }, []);

export default function FamilyTree({ title, lede, people, reader }: Props) {
  const trees = treesOf(people);
  // Where the reader is in one tree, the texts of all have room for it.
  const isRead = Boolean(reader.text || reader.label) && trees.some((tree) => tree.people.some(({ first }) => first));
  return (
    <section className="px-gutter py-section" aria-labelledby="tft-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tft-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <ul className="mt-9 grid gap-y-12 @4xl:mt-12 @4xl:gap-y-16">
          {trees.map((tree, index) => (
            <li
              key={index}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[9rem_minmax(0,1fr)] @4xl:grid-cols-[15rem_minmax(0,1fr)]"
            >
              {/* the face is in the middle, where the lines begin, however long the words below it are */}
              <div className="flex min-w-0 items-center gap-4 @2xl:grid @2xl:grid-rows-[1fr_auto_1fr] @2xl:gap-3 @4xl:gap-4">
                <Face {...tree.head} className="z-1 size-18 text-heading @2xl:row-start-2 @2xl:size-28 @4xl:size-40" />
                <div className="min-w-0 @2xl:row-start-3">
                  <h3 className="text-sub @4xl:text-[1.375em]">
                    <Name {...tree.head} />
                  </h3>
                  {tree.head.role && <p className="mt-0.5 text-small leading-snug @4xl:text-body">{tree.head.role}</p>}
                </div>
              </div>
              {tree.people.length > 0 && <Branch people={tree.people} reader={reader} isRead={isRead} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Lines from one to many. All rows are equally high, so that the middle of each is known; a phone has a stem with twigs. */
function Branch({ people, reader, isRead }: { people: Person[]; reader: Props["reader"]; isRead: boolean }) {
  const middle = people.length * 50;
  const lines = people.map((_, index) => `M0 ${middle}C60 ${middle} 40 ${index * 100 + 50} 100 ${index * 100 + 50}`);
  const at = people.findIndex(({ first }) => first);
  const twig = (index: number) =>
    `@2xl:before:hidden @2xl:after:hidden before:absolute before:start-0 before:top-0 before:h-8.5 before:w-5 before:border-b-2 ${index === at ? "before:z-1 before:border-accent-ink before:border-s-2" : "before:border-ink"} ${
      index === people.length - 1
        ? "before:rounded-es-[10px] before:border-s-2"
        : `after:absolute after:inset-y-0 after:start-0 after:border-s-2 ${index < at ? "after:border-accent-ink" : "after:border-ink"}`
    }`;
  return (
    <div className="relative ms-9 min-w-0 @2xl:ms-0 @2xl:self-center @2xl:ps-20 @4xl:ps-44">
      <svg
        viewBox={`0 0 100 ${people.length * 100}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-0 -start-8 hidden h-full w-28 fill-none stroke-ink stroke-2 @2xl:block @4xl:-start-20 @4xl:w-64 rtl:-scale-x-100"
      >
        <path d={lines.join("")} vectorEffect="non-scaling-stroke" />
        {at >= 0 && <path d={lines[at]} vectorEffect="non-scaling-stroke" className="stroke-accent-ink stroke-3" />}
      </svg>
      <ul className="grid @2xl:auto-rows-fr">
        {people.map(({ asks, ...person }, index) => (
          <li
            key={index}
            className={`relative flex min-w-0 flex-wrap gap-x-3.5 py-2.5 ps-7 @2xl:flex-nowrap @2xl:items-center @2xl:ps-0 @4xl:gap-x-5 @4xl:py-3 ${twig(index)}`}
          >
            <Face
              {...person}
              className={`size-12 text-small @4xl:size-16 ${index === at ? "outline-3 outline-accent-ink" : ""}`}
            />
            <div
              className={`min-w-0 flex-1 leading-snug @4xl:grid @4xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] @4xl:items-center @4xl:gap-x-6 ${isRead && index !== at ? "@4xl:pe-49" : ""}`}
            >
              <div className="min-w-0">
                <h4 className="font-semibold tracking-[-.01em] text-ink @4xl:text-[1.125em]">
                  <Name {...person} />
                </h4>
                {person.role && <p className="text-small text-muted">{person.role}</p>}
              </div>
              {asks && <p className="mt-0.5 text-small text-ink @4xl:mt-0 @4xl:text-body">{asks}</p>}
            </div>
            {isRead && index === at && <Reader {...reader} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever reads it is in the tree, too. */
function Reader({ text, label, href }: Props["reader"]) {
  return (
    <div className="flex min-w-0 items-center gap-2.5 @max-2xl:basis-full @max-2xl:pt-2 @2xl:max-w-2/5 @max-2xl:ps-15.5 @4xl:w-44 @4xl:gap-3.5">
      <svg
        viewBox="0 0 72 40"
        aria-hidden="true"
        className="h-10 w-18 shrink-0 fill-none stroke-accent-ink stroke-[2.5] @4xl:h-14 @4xl:w-25 rtl:-scale-x-100"
      >
        <path d="M0 20h33" />
        <circle cx="52" cy="20" r="18.5" strokeDasharray="4.8 3.5" />
        <path
          className="fill-accent-ink stroke-0"
          d="M52 8a6.5 6.5 0 0 1 3.5 12v2c5 .5 9 2.5 10.5 6a16 16 0 0 1-28 0c1.5-3.5 5.5-5.5 10.5-6v-2A6.5 6.5 0 0 1 52 8"
        />
      </svg>
      <div className="min-w-0 leading-snug">
        {text && <p className="font-semibold text-accent-ink @4xl:text-[1.125em]">{text}</p>}
        {label && (
          <a href={href} className="link inline-flex min-h-6 items-center text-small text-ink">
            {label}
          </a>
        )}
      </div>
    </div>
  );
}

function Face({ name, portrait, className }: Pick<Person, "name" | "portrait"> & { className: string }) {
  return (
    <span className={`face relative bg-tint-plate text-black [color-scheme:light] ${className}`}>
      {portrait.src ? (
        <Picture src={portrait.src} alt={portrait.alt} className="size-full object-cover object-top" />
      ) : (
        <Initials name={name} className="h-full font-semibold" />
      )}
    </span>
  );
}

function Name({ name, href }: Pick<Person, "name" | "href">) {
  if (!href) return name;
  return (
    <a href={href} className="link">
      {name}
    </a>
  );
}
