export interface Props {
  sender: { name: string; lines: string[] };
  recipient: string[];
  date: string;
  pages: string;
  greeting: string;
  title: string;
  body: string;
  closing: string;
  signature: {
    /** For developers: the path of an SVG drawing, 300 wide and 100 high. Leave it empty to show the printed name alone. */
    path: string;
    name: string;
    role: string;
  };
  /** Stands below the signature, above the button. */
  postscript: { mark: string; text: string };
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

// The three panels taper towards the first fold and widen towards the second, as a letter does that does not lie flat.
const panels = {
  top: "[clip-path:polygon(0_0,100%_0,calc(100%-var(--taper))_100%,var(--taper)_100%)]",
  middle: "[clip-path:polygon(var(--taper)_0,calc(100%-var(--taper))_0,100%_100%,0_100%)]",
  bottom: "[clip-path:polygon(0_0,100%_0,calc(100%-var(--taper))_100%,var(--taper)_100%)]",
};

export default function LetterOpener(props: Props) {
  const { sender, recipient, date, pages, greeting, title, body, closing, signature, postscript, primary, secondary } =
    props;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hlo-title">
      <div className="tint-blue mx-auto max-w-[1056px] [--glow:light-dark(#ffffffa6,#ffffff12)] [--shade:light-dark(#1e56821c,#00000059)] [--taper:5px] [filter:drop-shadow(0_0_.5px_var(--tint-mid))_drop-shadow(0_20px_22px_color-mix(in_oklab,black_16%,transparent))] @2xl:[--taper:10px]">
        <div
          className={`grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 gap-y-5 bg-tint bg-[linear-gradient(transparent_25%,var(--shade))] px-6 pt-8 pb-10 text-small @2xl:flex @2xl:justify-between @2xl:px-14 @2xl:pt-12 @2xl:pb-18 @4xl:px-24 ${panels.top}`}
        >
          <div className="min-w-0">
            <p className="text-sub text-ink">{sender.name}</p>
            {sender.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          <div className="order-last col-span-2 min-w-0 @2xl:order-none">
            {recipient.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          <div className="min-w-0 text-end">
            <p>{date}</p>
            <p>{pages}</p>
          </div>
        </div>
        <div
          className={`bg-tint bg-[linear-gradient(var(--glow),transparent_5rem,transparent_calc(100%-5rem),var(--glow))] px-6 py-12 @2xl:px-14 @2xl:py-14 @4xl:px-24 @4xl:pt-16 @4xl:pb-18 ${panels.middle}`}
        >
          <h1 id="hlo-title" className="font-display text-hero">
            <span className="block font-normal">{greeting}</span> <span className="block">{title}</span>
          </h1>
        </div>
        <div
          className={`bg-tint bg-[linear-gradient(var(--shade),transparent_45%)] px-6 pt-12 pb-14 @2xl:px-14 @2xl:pt-16 @4xl:px-24 @4xl:pb-18 ${panels.bottom}`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[50ch] text-lede">{body}</p>
            <div>
              <p>{closing}</p>
              <svg
                viewBox="0 0 300 100"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="my-1 h-20 w-auto max-w-full text-ink"
                aria-hidden="true"
              >
                <path d={signature.path} />
              </svg>
              <p className="text-small">
                <span className="font-[550] text-ink">{signature.name}</span>, {signature.role}
              </p>
            </div>
          </div>
          <div className="mt-12 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-3 gap-y-5 @4xl:-ms-14 @4xl:grid-cols-[3.5rem_minmax(0,1fr)_fit-content(50%)] @4xl:gap-x-0">
            <span className="text-lede font-semibold text-accent-ink [overflow-wrap:anywhere]">{postscript.mark}</span>
            <p className="max-w-[46ch] text-lede text-ink @4xl:max-w-[36ch]">{postscript.text}</p>
            <div className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 @4xl:col-span-1">
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
    </section>
  );
}
