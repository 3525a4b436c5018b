/** A picture with a light and a dark version, as the reader's system asks. `className` goes on the image. */
export function ThemedImage(props: {
  image: { light: string; dark: string };
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** In view when the page opens: fetched at once, after what the words need. */
  eager?: boolean;
}) {
  return (
    <picture>
      <source srcSet={props.image.dark} media="(prefers-color-scheme: dark)" />
      <img
        src={props.image.light}
        alt={props.alt}
        width={props.width}
        height={props.height}
        className={props.className}
        loading={props.eager ? undefined : "lazy"}
        decoding={props.eager ? undefined : "async"}
      />
    </picture>
  );
}
