import { urls } from "@/lib/urls";
import { Link } from "../../ui/link";

/** To the editor with this section, for everyone: whoever isn't signed in is led there by signing in. */
export function ChangeWords({ section }: { section: { id: string; title: string } }) {
  return (
    <Link
      href={urls.changeWords(section)}
      className="link inline-flex min-h-10 items-center text-small font-[550] whitespace-nowrap"
    >
      Change the words<span className="sr-only"> of {section.title}</span>
    </Link>
  );
}
