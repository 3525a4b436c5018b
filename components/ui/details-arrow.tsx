/** The triangle before the words of a `<details className="group">`; it turns when that opens. */
export function DetailsArrow({ className = "size-2.5" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`${className} shrink-0 transition-transform group-open:rotate-90 motion-reduce:transition-none`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M3.2 1.6c0-.6.6-1 1.1-.7l6 4.4c.4.3.4 1 0 1.3l-6 4.4c-.5.4-1.1 0-1.1-.6z" />
    </svg>
  );
}
