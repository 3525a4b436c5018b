/** To the editor of a section, on its page. */
export function ChangeWords({ section }: { section: { title: string } }) {
  return (
    <a
      href="#edit"
      data-needs-script=""
      className="link inline-flex min-h-10 items-center text-small font-[550] whitespace-nowrap"
    >
      Edit words and look<span className="sr-only"> of {section.title}</span>
    </a>
  );
}
