interface Face {
  tint: string;
  picture: { src: string; alt: string };
}

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** What the window shows, in one sentence. It is read aloud to people who can't see it. */
  description: string;
  client: { initial: string; name: string; page: string };
  people: Face[];
  share: string;
  pages: {
    /** One of overview, schedule, files, approvals or invoices. */
    icon: string;
    label: string;
    /** A number beside the name of the page. Leave it empty for none. */
    count: string;
    urgent: boolean;
    current: boolean;
  }[];
  contacts: { title: string; people: (Face & { name: string })[] };
  heading: string;
  phase: { label: string; value: string };
  lead: Face & { label: string; name: string };
  deadline: { label: string; value: string };
  /** The first day of each week, as it stands above its column. */
  weeks: string[];
  /** How many weeks after the start it is today. 1.5 is the middle of the second week. */
  today: number;
  phases: (Face & {
    name: string;
    /** How many weeks after the start it begins. 0 is the first day. */
    start: number;
    /** How many weeks it takes. */
    length: number;
    status: string;
    done: boolean;
  })[];
  needed: { title: string; items: { label: string; due: string }[] };
  comment: Face & { name: string; firm: string; time: string; text: string; accept: string; reply: string };
}

const icons: Record<string, string> = {
  overview:
    "M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM14 4h7M14 9h7M14 15h7M14 20h7",
  schedule: "M10 6h8M12 16h6M3 3v16a2 2 0 0 0 2 2h16M8 11h7",
  files:
    "M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z",
  approvals:
    "M14 13V8.5C14 7 15 7 15 5a3 3 0 0 0-6 0c0 2 1 2 1 3.5V13M20 15.5a2.5 2.5 0 0 0-2.5-2.5h-11A2.5 2.5 0 0 0 4 15.5V17a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1zM5 22h14",
  invoices:
    "M12 17V7M16 8h-6a2 2 0 0 0 0 4h4a2 2 0 0 1 0 4H8M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z",
};

function Portrait({ face: { tint, picture }, size }: { face: Face; size: string }) {
  return <img src={picture.src} alt={picture.alt} className={`face tint-${tint} max-w-none object-cover ${size}`} />;
}

export default function PortalWindow(props: Props) {
  const { title, lede, primary, secondary, description, client, people, share, pages, contacts, heading } = props;
  const { phase, lead, deadline, weeks, today, phases, needed, comment } = props;
  const columns = { gridTemplateColumns: `var(--label) repeat(${weeks.length * 2},minmax(0,1fr))` };
  // At most seven dates are written above the columns, and every second of those below 896 pixels.
  const step = Math.ceil(weeks.length / 7);
  const within = (week: number) => Math.min(weeks.length, Math.max(0, week || 0));
  return (
    <section className="overflow-hidden py-section" aria-labelledby="hpw-title">
      <div className="mx-auto max-w-wide px-gutter">
        <div className="grid items-end gap-x-12 gap-y-6 @4xl:grid-cols-12">
          <h1 id="hpw-title" className="min-w-0 font-display text-hero @4xl:col-span-7">
            {title}
          </h1>
          <div className="min-w-0 @4xl:col-span-5 @4xl:pb-2">
            <p className="max-w-[44ch] text-lede">{lede}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={primary.href} className="btn">
                {primary.label}
              </a>
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            </div>
          </div>
        </div>
      </div>
      <div className="mx-auto mt-10 max-w-[calc(var(--sc-wide)+2*var(--sc-gutter))] px-gutter @2xl:mt-14">
        <figure
          className="tint-yellow grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg bg-tint-wash bg-[radial-gradient(circle,color-mix(in_oklab,var(--tint-ink)_20%,transparent)_.8px,transparent_1.2px)] bg-[length:14px_14px] px-4 pt-6 text-ink @2xl:px-10 @2xl:pt-12 @4xl:px-16"
          role="img"
          aria-label={description}
        >
          {/* The window runs on below the card, so that a longer comment makes the stage taller. */}
          <div className="col-start-1 row-span-3 row-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid overflow-hidden rounded-t-lg bg-raised text-mock shadow-float forced-colors:border @3xl:grid-cols-[188px_minmax(0,1fr)]">
            <div className="col-span-full flex h-11 items-center gap-2 border-b border-hairline px-4 text-muted">
              <span className="grid size-5 flex-none place-items-center rounded-xs bg-ink text-mock leading-none font-bold text-paper">
                {client.initial}
              </span>
              <span className="hidden truncate @md:block">{client.name}</span>
              <span className="hidden opacity-50 @md:block">/</span>
              <span className="truncate text-ink">{client.page}</span>
              <span className="ms-auto -me-0.5 flex h-7 min-w-7 flex-wrap -space-x-1 overflow-clip p-0.5">
                {people.map((face, index) => (
                  <Portrait key={index} face={face} size="size-6 shadow-[0_0_0_2px_var(--sc-raised)]" />
                ))}
              </span>
              <span className="hidden max-w-24 flex-none truncate rounded-[6px] px-2 py-1 font-[550] text-ink shadow-[inset_0_0_0_1px_var(--sc-hairline)] @md:block">
                {share}
              </span>
            </div>
            <div className="row-span-2 hidden border-e border-hairline bg-paper-2 p-3 text-ink-2 @3xl:block">
              {pages.map(({ icon, label, count, urgent, current }, index) => (
                <div
                  key={index}
                  className={`flex h-8 items-center gap-2 rounded-[6px] px-2 ${current ? "bg-[color-mix(in_oklab,var(--sc-ink)_7%,transparent)] font-[550] text-ink" : ""}`}
                >
                  <svg
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.6"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    className="size-3.5 flex-none text-muted"
                  >
                    <path d={icons[icon] ?? icons.overview} />
                  </svg>
                  <span className="truncate">{label}</span>
                  {count && (
                    <span
                      className={`ms-auto tabular-nums ${urgent ? "grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-mock font-semibold text-on-accent" : "text-muted"}`}
                    >
                      {count}
                    </span>
                  )}
                </div>
              ))}
              <div className="mt-5 truncate px-2 text-mock text-muted">{contacts.title}</div>
              {contacts.people.map((face, index) => (
                <div key={index} className="flex h-8 items-center gap-2 px-2">
                  <Portrait face={face} size="size-5" />
                  <span className="truncate">{face.name}</span>
                </div>
              ))}
            </div>
            <div className="min-w-0 px-4 pt-6 pb-5 @2xl:px-8 @2xl:pt-8 @2xl:pb-4">
              <div className="text-[1.25rem] leading-tight font-semibold tracking-[-.02em]">{heading}</div>
              <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-muted [overflow-wrap:anywhere]">
                <span className="flex items-center gap-2">
                  {phase.label} <span className="tint-yellow pill min-w-0 truncate font-[550]">{phase.value}</span>
                </span>
                <span className="flex items-center gap-2">
                  {lead.label}
                  <span className="flex items-center gap-1.5 text-ink">
                    <Portrait face={lead} size="size-4.5" />
                    {lead.name}
                  </span>
                </span>
                <span className="flex items-center gap-2">
                  {deadline.label} <span className="text-ink">{deadline.value}</span>
                </span>
              </div>
              <div className="relative mt-6 grid [--label:92px] @2xl:[--label:148px]" style={columns}>
                <div className="col-span-full grid grid-cols-subgrid border-b border-hairline pb-1.5 text-mock text-muted">
                  <span className="col-start-1" />
                  {weeks.map((week, index) => (
                    <span
                      key={index}
                      className={`col-span-2 h-[1.35em] whitespace-nowrap ${index % (step * 2) === 0 ? "" : index % step === 0 ? "@max-4xl:invisible" : "invisible"}`}
                    >
                      {week}
                    </span>
                  ))}
                </div>
                <div
                  className="absolute start-(--label) end-0 top-7 bottom-0 bg-[linear-gradient(90deg,var(--sc-hairline)_1px,transparent_0)] opacity-70"
                  style={{ backgroundSize: `${100 / Math.max(1, weeks.length)}% 100%` }}
                />
                {phases.map(({ name, tint, picture, start, length, status, done }, index) => (
                  <div key={index} className="col-span-full grid grid-cols-subgrid items-center">
                    <div className="col-start-1 truncate pe-3 text-ink-2">{name}</div>
                    <div
                      className={`tint-${tint} @container z-1 my-1.5 flex h-7 items-center gap-1.5 overflow-hidden rounded-[6px] bg-tint-wash forced-colors:border ps-1 pe-2 text-mock font-[550] text-tint-ink`}
                      style={{ gridColumn: `${within(start) * 2 + 2}/${within(start + length) * 2 + 2}` }}
                    >
                      <Portrait face={{ tint, picture }} size="size-5" />
                      <span className="truncate @max-[76px]:hidden">{status}</span>
                      {done && (
                        <svg
                          viewBox="0 0 24 24"
                          fill="none"
                          stroke="currentColor"
                          strokeWidth="2.4"
                          strokeLinecap="round"
                          strokeLinejoin="round"
                          className="ms-auto size-3 shrink-0 @max-[46px]:hidden"
                        >
                          <path d="M20 6 9 17l-5-5" />
                        </svg>
                      )}
                    </div>
                  </div>
                ))}
                <div
                  className="drawn absolute top-6 bottom-0 w-px bg-accent-ink"
                  style={{
                    insetInlineStart: `calc(var(--label) + (100% - var(--label)) * ${within(today) / Math.max(1, weeks.length)})`,
                  }}
                >
                  <span className="absolute -start-[3px] -top-1 size-[7px] rounded-full bg-accent-ink" />
                </div>
              </div>
              <div className="mt-8 hidden max-w-[300px] @4xl:block">
                <div className="font-[600]">{needed.title}</div>
                {needed.items.map(({ label, due }, index) => (
                  <div key={index} className="flex items-center gap-2 border-b border-hairline py-2">
                    <span className="size-3.5 flex-none rounded-[3px] shadow-[inset_0_0_0_1.25px_var(--sc-line)]" />
                    <span className="min-w-0 flex-1">{label}</span>
                    <span className="max-w-1/2 flex-none truncate text-muted">{due}</span>
                  </div>
                ))}
              </div>
            </div>
          </div>
          <div className="z-10 col-start-1 row-start-3 -mx-1 mb-3 min-w-0 rounded-md bg-raised p-4 shadow-float forced-colors:border @2xl:ms-auto @2xl:-me-2 @2xl:mb-8 @2xl:w-[340px] @4xl:-me-8 @4xl:-mt-32">
            <div className="flex items-center gap-2 text-mock text-muted">
              <Portrait face={comment} size="size-6" />
              <span className="min-w-0 flex-1">
                <b className="font-[600] text-ink">{comment.name}</b>, {comment.firm}
              </span>
              <span className="max-w-1/2 flex-none truncate">{comment.time}</span>
            </div>
            <p className="mt-2 text-[.875rem] leading-snug">{comment.text}</p>
            <div className="mt-3 flex flex-wrap gap-2 text-mock font-[550]">
              <span className="max-w-full rounded-[6px] bg-ink px-2.5 py-1.5 text-paper">{comment.accept}</span>
              <span className="max-w-full rounded-[6px] px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
                {comment.reply}
              </span>
            </div>
          </div>
        </figure>
      </div>
    </section>
  );
}
