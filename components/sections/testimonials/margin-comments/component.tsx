import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

interface Comment {
  text: string;
  name: string;
  role: string;
  /** Comments in turn stand beside one paragraph each. */
  paragraph: string;
  face: { src: string; alt: string };
  href: string;
  height: string;
  across: string;
}

export interface Props {
  title: string;
  lede: string;
  page: {
    title: string;
    /** Words in square brackets are marked: a comment is about them. */
    paragraphs: string[];
  };
  picture: { src: string; alt: string };
  shape: string;
  comments: Comment[];
  action: { label: string; href: string };
}

export default function MarginComments({ title, lede, page, picture, shape, comments, action }: Props) {
  const { paragraphs } = page;
  const isWritten = paragraphs.length > 0;
  // Comments in turn go around when there are more of them than paragraphs; one of a paragraph that isn't there is the last one's.
  const placeOf = ({ paragraph }: Comment, index: number) =>
    Number(paragraph) ? Math.min(Number(paragraph), paragraphs.length) - 1 : index % paragraphs.length;
  return (
    <section className="px-gutter py-section" aria-labelledby="tmc-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="tmc-title" className="max-w-[17em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[40em] text-lede text-balance">{lede}</p>}
        {isWritten ? (
          // The sheet is narrower than what stands on it: comments hang over its edge.
          <div className="mt-8 rounded-md border border-transparent bg-tint pt-5 pb-2 @2xl:me-[41%] @2xl:mt-10 @2xl:pt-7 @2xl:pb-4 @4xl:mt-14 @4xl:me-[40%] @4xl:pt-12 @4xl:pb-6">
            {page.title && (
              <h3 className="px-5 pb-2 text-heading @2xl:px-8 @4xl:px-14 @4xl:pb-3 @4xl:text-[2rem]">{page.title}</h3>
            )}
            {paragraphs.map((text, place) => {
              const [before, marked, ...after] = text.split(/\[([^\]]*)\]/);
              const own = comments.filter((comment, index) => placeOf(comment, index) === place);
              return (
                <div
                  key={place}
                  className="@2xl:grid @2xl:w-[calc(100%/.59)] @2xl:grid-cols-[59fr_41fr] @4xl:w-[calc(100%/.6)] @4xl:grid-cols-[60fr_40fr]"
                >
                  {/* it reaches over the edge of the sheet as far as its line does */}
                  <p className="px-5 py-3 leading-6.5 text-ink @2xl:relative @2xl:-me-6 @2xl:ps-8 @2xl:pe-14 @2xl:text-[1.0625em] @2xl:leading-7 @4xl:-me-10 @4xl:py-4 @4xl:ps-14 @4xl:pe-18 @4xl:text-[1.25em] @4xl:leading-8">
                    {before}
                    {own.length > 0 ? (
                      <>
                        <mark className="box-decoration-clone border-b border-accent-ink bg-[light-dark(var(--sc-paper),var(--tint-bg))] text-ink">
                          {marked}
                        </mark>
                        {/* without a top it stands at the height of its line, and it begins beside the words */}
                        <span
                          className="drawn absolute start-[calc(100%-3rem)] end-0 mt-[.8em] h-px bg-accent-ink before:absolute before:-top-0.5 before:start-0 before:size-[5px] before:rounded-[50%] before:bg-accent-ink @max-2xl:hidden @4xl:start-[calc(100%-3.75rem)]"
                          aria-hidden="true"
                        />
                      </>
                    ) : (
                      marked
                    )}
                    {after}
                  </p>
                  {own.length > 0 && (
                    <div className="mx-5 mb-5 grid min-w-0 content-start gap-5 border-s-2 border-accent-ink ps-4 @2xl:my-3 @2xl:ms-6 @2xl:me-0 @4xl:my-4 @4xl:ms-10 @4xl:gap-6 @4xl:ps-5">
                      {own.map((comment, index) => (
                        <Remark key={index} {...comment} />
                      ))}
                    </div>
                  )}
                </div>
              );
            })}
          </div>
        ) : (
          <div
            className={`mt-8 grid gap-x-16 gap-y-8 @2xl:mt-10 @4xl:mt-14 ${shape === "tall" ? "@2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : "grid-cols-[minmax(0,1fr)]"}`}
          >
            {picture.src && (
              <div className={`relative self-start [--sc-accent:var(--tint-mid)] ${shape === "tall" ? "me-3" : ""}`}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  className="block h-auto w-full rounded-md bg-raised shadow-lift"
                />
                {comments.map((_, index) => (
                  <Pin key={index} number={index + 1} style={spotOf(comments, index)} isTied={shape === "tall"} />
                ))}
              </div>
            )}
            <ol
              className={`grid content-start gap-x-8 gap-y-7 ${shape === "tall" ? "" : `@2xl:grid-cols-2 ${comments.length % 4 ? "@4xl:grid-cols-3" : "@4xl:grid-cols-4"}`}`}
            >
              {comments.map((comment, index) => (
                <li key={index} className="flex min-w-0 gap-x-3">
                  {picture.src && (
                    <span className="contents" aria-hidden="true">
                      <Sign number={index + 1} />
                    </span>
                  )}
                  <Remark {...comment} />
                </li>
              ))}
            </ol>
          </div>
        )}
        {action.label && (
          <p className="mt-8 @4xl:mt-12">
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Remark({ text, name, role, face, href }: Comment) {
  return (
    <figure className="min-w-0">
      {(name || role || face.src) && (
        <figcaption className="mb-2 flex items-center gap-2.5 text-caption leading-4">
          {(face.src || name) && (
            <span className="face size-8 text-black [color-scheme:light] @4xl:size-9">
              {face.src ? (
                <Picture src={face.src} alt={face.alt} className="block size-full object-cover" />
              ) : (
                <Initials name={name} className="h-full text-mock font-semibold" />
              )}
            </span>
          )}
          <span className="min-w-0">
            {name && (
              <span className="block text-small leading-4.5 font-semibold text-ink">
                {href ? (
                  <a href={href} className="link">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
            )}
            {role && <span className="block text-muted">{role}</span>}
          </span>
        </figcaption>
      )}
      <blockquote className="text-[.9375em] leading-5.5 text-ink-2 @4xl:text-[1.0625em] @4xl:leading-6.5">
        {text}
      </blockquote>
    </figure>
  );
}

function Sign({ number }: { number: number }) {
  return (
    <span className="grid size-5 shrink-0 @2xl:size-6 place-items-center rounded-[50%] border-[1.5px] border-paper bg-accent-ink text-mock font-semibold text-paper tabular-nums">
      {number}
    </span>
  );
}

/** Where on the picture a comment is. What is at the same spot stands beside the one before it. */
function spotOf(comments: Comment[], index: number) {
  const { height, across } = comments[index] as Comment;
  const same = comments
    .slice(0, index)
    .filter((other) => Number(height) && other.height === height && other.across === across);
  const x = (Number(across) || 9) * 10;
  return {
    "--y": `${Number(height) * 10 || ((index + 0.5) / comments.length) * 100}%`,
    "--x": `${x + same.length * (x > 50 ? -7 : 7)}%`,
  } as CSSProperties;
}

/** A number on a spot of the picture, or tied to it from the edge. Pictures aren't mirrored where words run from right to left. */
function Pin({ number, style, isTied }: { number: number; style: CSSProperties; isTied: boolean }) {
  const casing = "drawn bg-accent-ink shadow-[0_0_0_1.5px_var(--sc-paper)]";
  return isTied ? (
    <span
      className="absolute top-(--y) -right-3 left-(--x) flex -translate-y-1/2 items-center rtl:right-[calc(100%-var(--x))] rtl:-left-3"
      style={style}
      aria-hidden="true"
    >
      <span className={`size-2 shrink-0 rounded-[50%] ${casing}`} />
      <span className={`h-0.5 min-w-0 flex-1 ${casing}`} />
      <Sign number={number} />
    </span>
  ) : (
    <span className="absolute top-(--y) left-(--x) -translate-1/2" style={style} aria-hidden="true">
      <Sign number={number} />
    </span>
  );
}
