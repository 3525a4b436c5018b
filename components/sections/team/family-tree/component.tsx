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
  // The reader asks the first who is said to be asked, else the one at the top of the list.
  const asked = isRead ? (people.find(({ first }) => first) ?? people[0]) : undefined;
  const isFirst = (person: Person) => person === asked;
  // Two or four trees of few stand beside each other, and the one with the reader has more room.
  const isPair = (trees.length === 2 || trees.length === 4) && trees.every(({ people: below }) => below.length < 5);
  const place = trees.findIndex(({ head, people: below }) => isFirst(head) || below.some(isFirst));
  const pairs = [
    "@6xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]",
    "@6xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]",
    "@6xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
  ];
  const branch = { reader, isFirst, isPair };
  return (
    <section className="px-gutter py-section" aria-labelledby="tft-title">
      <div className="mx-auto max-w-wide">
        <h2 id="tft-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <ul
          className={`mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 @6xl:mt-14 @6xl:gap-y-16 ${isPair ? `items-center ${pairs[place < 0 ? 2 : place % 2]}` : ""}`}
        >
          {trees.map(({ head, people: below }, index) =>
            below.length ? (
              <li
                key={index}
                className={`grid min-w-0 grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[10rem_minmax(0,1fr)] ${isPair ? "" : "@6xl:grid-cols-[22rem_minmax(0,1fr)]"}`}
              >
                {/* the face is in the middle, where the lines begin, however long the words below it are */}
                <div className="flex min-w-0 items-center gap-4 @2xl:grid @2xl:grid-rows-[1fr_auto_1fr] @2xl:gap-3">
                  <Face
                    {...head}
                    isFirst={isFirst(head)}
                    className={`z-1 size-18 text-heading @2xl:row-start-2 @2xl:size-28 ${isPair ? "@6xl:size-32" : "@6xl:size-56"}`}
                  />
                  <div className="min-w-0 @2xl:row-start-3 @2xl:self-start @2xl:pe-2">
                    <h3 className="text-[1.0625em] leading-tight font-semibold tracking-[-.015em] text-ink @6xl:text-[1.25em]">
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
  isPair: boolean;
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
    <div className={`relative ms-9 min-w-0 @2xl:ms-0 @2xl:self-center @2xl:ps-16 ${asked.isPair ? "" : "@6xl:ps-40"}`}>
      <svg
        viewBox={`0 0 100 ${people.length * 100}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`absolute inset-y-0 -start-14 hidden h-full w-30 fill-none stroke-ink stroke-2 @2xl:block rtl:-scale-x-100 ${asked.isPair ? "" : "@6xl:-start-34 @6xl:w-74"}`}
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
            className={`relative min-w-0 py-2.5 ps-7 @2xl:ps-0 ${twig(index)}`}
          />
        ))}
      </ul>
    </div>
  );
}

/** A face and what is said of it. To whom the reader asks a line leads at the height of the face, on a phone from below it. */
function Row({ person, reader, isFirst, isPair, className }: { person: Person; className: string } & Asked) {
  const { role, asks } = person;
  const isAsked = isFirst(person);
  return (
    <li
      className={`grid items-center gap-x-3.5 leading-snug @6xl:gap-x-5 ${isPair ? "" : "@6xl:py-4.5"} ${isAsked ? "grid-cols-[auto_minmax(0,1fr)] @2xl:grid-cols-[auto_auto_minmax(1.5rem,1fr)_auto]" : "grid-cols-[auto_minmax(0,1fr)]"} ${className}`}
    >
      <Face
        {...person}
        isFirst={isAsked}
        className={`size-12 text-small @max-2xl:self-start ${isAsked ? "@max-2xl:col-start-1 @max-2xl:row-[1/3]" : ""} ${isPair ? "@6xl:size-14" : "@6xl:size-20"}`}
      />
      <div className="min-w-0 @max-2xl:col-start-2 @2xl:max-w-120">
        <h4
          className={`font-semibold tracking-[-.01em] text-ink ${isPair ? "@6xl:text-[1.0625em]" : "@6xl:text-[1.25em]"}`}
        >
          <Name {...person} />
        </h4>
        {role && <p className="text-small text-muted">{role}</p>}
        {asks && <p className={`mt-0.5 text-small text-ink ${isPair ? "" : "@6xl:text-body"}`}>{asks}</p>}
      </div>
      {isAsked && (
        <>
          <span
            aria-hidden="true"
            className="col-start-1 row-[1/3] ms-6 -me-3.5 mt-12 mb-5 self-stretch border-b-2 border-accent-ink @max-2xl:rounded-es-[10px] @max-2xl:border-s-2 @2xl:col-auto @2xl:row-auto @2xl:-mx-1.5 @2xl:my-0 @2xl:self-center @6xl:-mx-3"
          />
          <Reader
            {...reader}
            className="@max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:pt-2 @2xl:w-max @2xl:max-w-52 @2xl:items-center"
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
