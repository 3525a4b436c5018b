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
  const isRead = Boolean(reader.text || reader.label);
  // The reader asks whoever is said to be asked first, else the one at the top of the list.
  const isFirst = (person: Person) =>
    isRead && (people.some(({ first }) => first) ? person.first : person === people[0]);
  const branch = { reader, isFirst };
  return (
    <section className="px-gutter py-section" aria-labelledby="tft-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tft-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <ul className="mt-9 grid gap-y-12 @6xl:mt-12 @6xl:gap-y-16">
          {trees.map(({ head, people: below }, index) =>
            below.length ? (
              <li
                key={index}
                className="grid min-w-0 grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[11rem_minmax(0,1fr)] @6xl:grid-cols-[17rem_minmax(0,1fr)]"
              >
                {/* the face is in the middle, where the lines begin, however long the words below it are */}
                <div className="flex min-w-0 items-center gap-4 @2xl:grid @2xl:grid-rows-[1fr_auto_1fr] @2xl:gap-3 @6xl:gap-4">
                  <Face
                    {...head}
                    isFirst={isFirst(head)}
                    className="z-1 size-18 text-heading @2xl:row-start-2 @2xl:size-28 @6xl:size-44"
                  />
                  <div className="min-w-0 @2xl:row-start-3 @2xl:self-start">
                    <h3 className="text-[1.0625em] leading-tight font-semibold tracking-[-.015em] text-ink @6xl:text-[1.375em]">
                      <Name {...head} />
                    </h3>
                    {head.role && <p className="mt-0.5 text-small leading-snug @6xl:text-body">{head.role}</p>}
                    {isFirst(head) && <Reader {...reader} className="mt-2" />}
                  </div>
                </div>
                <Branch people={below} {...branch} />
              </li>
            ) : (
              <Row key={index} person={head} {...branch} className="min-w-0" />
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

interface Asked {
  reader: Props["reader"];
  isFirst: (person: Person) => boolean;
}

/** Lines from one to many. All rows are equally high, so that the middle of each is known; a phone has a stem with twigs. */
function Branch({ people, ...asked }: { people: Person[] } & Asked) {
  const middle = people.length * 50;
  const lines = people.map((_, index) => `M0 ${middle}C60 ${middle} 40 ${index * 100 + 50} 100 ${index * 100 + 50}`);
  const firsts = people.map(asked.isFirst);
  const last = firsts.lastIndexOf(true);
  const twig = (index: number) =>
    `@2xl:before:hidden @2xl:after:hidden before:absolute before:start-0 before:top-0 before:h-8.5 before:w-5 before:border-b-2 ${firsts[index] ? "before:z-1 before:border-accent-ink before:border-s-2" : "before:border-ink"} ${
      index === people.length - 1
        ? "before:rounded-es-[10px] before:border-s-2"
        : `after:absolute after:inset-y-0 after:start-0 after:border-s-2 ${index < last ? "after:border-accent-ink" : "after:border-ink"}`
    }`;
  return (
    <div className="relative ms-9 min-w-0 @2xl:ms-0 @2xl:self-center @2xl:ps-16 @6xl:ps-44">
      <svg
        viewBox={`0 0 100 ${people.length * 100}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-0 -start-18 hidden h-full w-34 fill-none stroke-ink stroke-2 @2xl:block @6xl:-start-26 @6xl:w-70 rtl:-scale-x-100"
      >
        <path d={lines.filter((_, index) => !firsts[index]).join("")} vectorEffect="non-scaling-stroke" />
        <path
          d={lines.filter((_, index) => firsts[index]).join("")}
          vectorEffect="non-scaling-stroke"
          className="stroke-accent-ink stroke-3"
        />
      </svg>
      <ul className="grid @2xl:auto-rows-fr">
        {people.map((person, index) => (
          <Row
            key={index}
            person={person}
            {...asked}
            className={`relative min-w-0 py-2.5 ps-7 @2xl:ps-0 @6xl:py-3.5 ${twig(index)}`}
          />
        ))}
      </ul>
    </div>
  );
}

/** A face and what is said of it. To whom the reader asks a line leads: from the face on a phone, else from the name. */
function Row({ person, reader, isFirst, className }: { person: Person; className: string } & Asked) {
  const { role, asks } = person;
  const isAsked = isFirst(person);
  const isNamed = !role && !asks;
  return (
    <li
      className={`grid content-center gap-x-3.5 leading-snug @2xl:max-w-120 @6xl:max-w-160 @6xl:gap-x-5 ${isAsked ? "grid-cols-[auto_minmax(0,1fr)] @2xl:grid-cols-[auto_auto_minmax(2rem,1fr)_auto]" : "grid-cols-[auto_minmax(0,1fr)]"} ${className}`}
    >
      <Face
        {...person}
        isFirst={isAsked}
        className="col-start-1 row-[1/4] size-12 self-start text-small @2xl:row-[1/3] @2xl:self-center @6xl:size-18"
      />
      <h4
        className={`col-start-2 row-start-1 min-w-0 font-semibold tracking-[-.01em] text-ink @6xl:text-[1.25em] ${isNamed ? "self-center @2xl:row-[1/3]" : ""}`}
      >
        <Name {...person} />
      </h4>
      {!isNamed && (
        <div className={`col-start-2 min-w-0 ${isAsked ? "row-start-2 @2xl:col-[2/4]" : ""}`}>
          {role && <p className="text-small text-muted">{role}</p>}
          {asks && <p className="mt-0.5 text-small text-ink @6xl:text-body">{asks}</p>}
        </div>
      )}
      {isAsked && (
        <>
          <span
            aria-hidden="true"
            className={`col-start-1 row-[1/4] ms-6 -me-3.5 mt-12 mb-5 border-b-2 border-accent-ink @max-2xl:rounded-es-[10px] @max-2xl:border-s-2 @2xl:col-start-3 @2xl:row-[1] @2xl:my-0 @2xl:-ms-1 @2xl:h-4.25 @6xl:-me-5`}
          />
          <Reader
            {...reader}
            className="col-start-2 @max-2xl:pt-2 row-start-3 @2xl:col-start-4 @2xl:row-[1/3] @2xl:-mt-1 @2xl:max-w-48"
          />
        </>
      )}
    </li>
  );
}

/** Whoever reads it is in the tree, too. */
function Reader({ text, label, href, className }: Props["reader"] & { className: string }) {
  return (
    <div className={`flex min-w-0 gap-2.5 ${className}`}>
      <svg
        viewBox="32 0 40 40"
        aria-hidden="true"
        className="size-10 shrink-0 fill-none stroke-accent-ink stroke-[2.5] rtl:-scale-x-100"
      >
        <circle cx="52" cy="20" r="18.5" strokeDasharray="4.8 3.5" />
        <path
          className="fill-accent-ink stroke-0"
          d="M52 8a6.5 6.5 0 0 1 3.5 12v2c5 .5 9 2.5 10.5 6a16 16 0 0 1-28 0c1.5-3.5 5.5-5.5 10.5-6v-2A6.5 6.5 0 0 1 52 8"
        />
      </svg>
      <div className="min-w-0 leading-snug">
        {text && <p className="font-semibold text-accent-ink @6xl:text-[1.125em]">{text}</p>}
        {label && (
          <a href={href} className="link inline-block py-0.5 text-small text-ink">
            {label}
          </a>
        )}
      </div>
    </div>
  );
}

function Face({ name, portrait, isFirst, className }: Person & { isFirst: boolean; className: string }) {
  return (
    <span
      className={`face relative bg-tint-plate text-black [color-scheme:light] ${isFirst ? "outline-3 outline-accent-ink" : ""} ${className}`}
    >
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
