/** A turning ring for a wait of unknown length; `label` is what a screen reader says. */
export function Spinner({ label, className = "size-5" }: { label: string; className?: string }) {
  return (
    <span className="inline-grid place-items-center">
      <svg
        viewBox="0 0 24 24"
        className={`${className} animate-spin motion-reduce:animate-[spin_3s_linear_infinite]`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" className="opacity-20" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
