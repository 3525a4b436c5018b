/** The mark of the shop, drawn; `className` sets its size, `currentColor` its colour. */
export function Mark({ className = "size-6", weight = 2.4 }: { className?: string; weight?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="6.4" y="8.8" width="11.2" height="6.4" rx="3.1" />
      <path d="M16.7 6.5V5.7a3 3 0 0 0-3-3h-3.4a3 3 0 0 0-3 3v.1a3 3 0 0 0 3 3" />
      <path d="M7.3 17.5v.8a3 3 0 0 0 3 3h3.4a3 3 0 0 0 3-3v-.1a3 3 0 0 0-3-3" />
    </svg>
  );
}

// Paths of the Lucide icons (ISC licence) that an interface of this kind needs, circles and rectangles drawn as paths too.
const paths = {
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
  close: "M18 6 6 18M6 6l12 12",
  alert: "M12 4.5v9M12 18.5v.01",
  menu: "M4 8.5h16M4 15.5h16",
  person: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20.5a7.5 7.5 0 0 1 15 0",
  screen: "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4",
  column: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8.5 3v18M15.5 3v18",
  phone: "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
  moon: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
  lock: "M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM7 10V7a5 5 0 0 1 10 0v3M12 16h.01",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  down: "m6 9 6 6 6-6",
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13",
  larger: "M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6",
  check: "M20 6 9 17l-5-5",
  out: "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
};

/** A line icon, decoration only: whatever it stands beside or inside carries the name. */
export function Icon({
  name,
  className = "size-[18px]",
  weight = 1.7,
}: {
  name: keyof typeof paths;
  className?: string;
  weight?: number;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
