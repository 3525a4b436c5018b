import { Picture } from "../../../art/picture";

export interface Props {
  sender: { name: string; lines: string[] };
  recipient: string[];
  greeting: string;
  title: string;
  body: string;
  closing: string;
  signature: {
    picture: { src: string; alt: string };
    name: string;
    role: string;
  };
  /** Stands below the signature. */
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
  const { sender, recipient, greeting, title, body, closing, signature, postscript, primary, secondary } = props;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hlo-title">
      <div className="mx-auto max-w-[1056px] [--glow:light-dark(#ffffff80,#ffffff0d)] [--shade:light-dark(#0000000d,#00000040)] [--taper:5px] [filter:drop-shadow(0_0_.5px_var(--tint-mid))_drop-shadow(0_20px_22px_color-mix(in_oklab,black_16%,transparent))] @2xl:[--taper:10px]">
        <div
          className={`grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 gap-y-5 bg-tint bg-[linear-gradient(transparent_25%,var(--shade))] px-6 pt-8 pb-8 text-small @2xl:flex @2xl:justify-between @2xl:px-14 @2xl:pt-10 @2xl:pb-10 @4xl:px-24 ${panels.top}`}
        >
          <div className="min-w-0">
            <p className="text-sub text-ink">{sender.name}</p>
            {sender.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          {recipient.length > 0 && (
            <div className="min-w-0 text-end">
              {recipient.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </div>
          )}
        </div>
        <div
          className={`bg-tint bg-[linear-gradient(var(--glow),transparent_5rem,transparent_calc(100%-5rem),var(--glow))] px-6 py-10 @2xl:px-14 @2xl:py-12 @4xl:px-24 @4xl:pt-12 @4xl:pb-14 ${panels.middle}`}
        >
          <h1 id="hlo-title" className="font-display text-hero">
            {greeting && <span className="block font-normal">{greeting} </span>}
            <span className="block">{title}</span>
          </h1>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={primary.href} className="btn">
              {primary.label}
            </a>
            {secondary.label && (
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            )}
          </div>
        </div>
        <div
          className={`bg-tint bg-[linear-gradient(var(--shade),transparent_45%)] px-6 pt-12 pb-14 @2xl:px-14 @2xl:pt-16 @4xl:px-24 @4xl:pb-18 ${panels.bottom}`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[50ch] text-lede">{body}</p>
            <div>
              {closing && <p>{closing}</p>}
              {signature.picture.src && (
                <Picture
                  src={signature.picture.src}
                  alt={signature.picture.alt}
                  className="my-1 h-20 w-auto max-w-full text-ink"
                />
              )}
              <p className="text-small">
                <span className="font-[550] text-ink">{signature.name}</span>
                {signature.role && <span>, {signature.role}</span>}
              </p>
            </div>
          </div>
          {postscript.text && (
            <p className="mt-10 flex max-w-[50ch] items-baseline gap-x-3 text-lede text-ink @4xl:-ms-14 @4xl:gap-x-0">
              <span className="flex-none font-semibold text-accent-ink @4xl:w-14">{postscript.mark}</span>
              <span className="min-w-0">{postscript.text}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
