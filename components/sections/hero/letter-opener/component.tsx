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
  postscript: { mark: string; text: string; link: { label: string; href: string } };
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

// The three panels taper towards the first fold and widen towards the second, as a letter does that does not lie flat.
const panels = {
  top: "[clip-path:polygon(0_0,100%_0,calc(100%-var(--taper))_100%,var(--taper)_100%)]",
  middle: "[clip-path:polygon(var(--taper)_0,calc(100%-var(--taper))_0,100%_100%,0_100%)]",
  bottom: "[clip-path:polygon(0_0,100%_0,calc(100%-var(--taper))_100%,var(--taper)_100%)]",
};

/** A fold: a line, and a short shade below it. */
const fold = "bg-[linear-gradient(var(--line)_1px,var(--shade)_1px,transparent_1.75rem)]";

export default function LetterOpener(props: Props) {
  const { sender, recipient, greeting, title, body, closing, signature, postscript, primary, secondary } = props;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hlo-title">
      <div className="mx-auto max-w-[1056px] [--line:color-mix(in_oklab,var(--tint-ink)_22%,transparent)] [--shade:light-dark(#0000000f,#00000038)] [--taper:4px] [filter:drop-shadow(0_0_.5px_var(--tint-mid))_drop-shadow(0_20px_22px_color-mix(in_oklab,black_16%,transparent))] @2xl:[--taper:6px]">
        <div
          className={`flex flex-col justify-between gap-x-8 gap-y-4 bg-tint px-6 py-7 text-small @2xl:flex-row @2xl:px-14 @2xl:py-8 @4xl:px-24 ${panels.top}`}
        >
          <div className="min-w-0">
            <p className="text-sub text-ink">{sender.name}</p>
            {sender.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          {recipient.length > 0 && (
            <div className="min-w-0 @2xl:text-end">
              {recipient.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </div>
          )}
        </div>
        <div className={`bg-tint px-6 py-9 @2xl:px-14 @2xl:py-10 @4xl:px-24 @4xl:pb-12 ${fold} ${panels.middle}`}>
          <h1 id="hlo-title" className="font-display text-hero">
            {greeting && <span className="block font-normal">{greeting} </span>}
            <span className={`block text-pretty @2xl:text-balance ${greeting ? "" : "first-letter:uppercase"}`}>
              {title}
            </span>
          </h1>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
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
        <div className={`bg-tint px-6 pt-9 pb-10 @2xl:px-14 @2xl:pt-11 @2xl:pb-12 @4xl:px-24 ${fold} ${panels.bottom}`}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[50ch] text-lede">{body}</p>
            <div>
              {closing && <p>{closing}</p>}
              {signature.picture.src && (
                <Picture
                  src={signature.picture.src}
                  alt={signature.picture.alt}
                  className="-ms-1 my-1 h-20 w-auto max-w-full text-ink"
                />
              )}
              <p className="text-small">
                <span className="font-[550] text-ink">{signature.name}</span>
                {signature.role && <span>, {signature.role}</span>}
              </p>
            </div>
          </div>
          {postscript.text && (
            <p className="mt-7 flex max-w-[50ch] items-baseline gap-x-3 text-lede text-ink @4xl:-ms-14 @4xl:gap-x-0">
              <span className="flex-none font-semibold text-accent-ink @4xl:w-14">{postscript.mark}</span>
              <span className="min-w-0">
                {postscript.text}
                {postscript.link.label && (
                  <>
                    {" "}
                    <a href={postscript.link.href} className="link">
                      {postscript.link.label}
                    </a>
                  </>
                )}
              </span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
