import type { ReactNode } from "react";

// Paths of the Lucide icons (ISC licence) that the drawn programs show.
const paths = {
  page: (
    <>
      <path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7z" />
      <path d="M14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8" />
    </>
  ),
  code: <path d="m16 18 6-6-6-6M8 6l-6 6 6 6" />,
  theme: (
    <>
      <path d="M12 22a10 10 0 1 1 10-10c0 2.5-2 3-4 3h-2.2a1.8 1.8 0 0 0-1.4 2.9A2.4 2.4 0 0 1 12 22z" />
      <path d="M8 9h.01M12 7h.01M16 9h.01M7 13h.01" />
    </>
  ),
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" />,
} satisfies Record<string, ReactNode>;

/** A line icon of a drawn program. */
export function DrawnIcon({ name, className = "size-4" }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
