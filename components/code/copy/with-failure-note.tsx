import type { ReactNode } from "react";
import type { Section } from "@/lib/catalogue/catalogue";
import { getEnv } from "@/lib/server/env";

const isDevelopment = () => getEnv().NODE_ENV === "development";

/**
 * The same component, but while developing a section that can't be drawn says so in its own place and leaves the page of
 * its category to the others. A build fails with what was thrown.
 */
export function withFailureNote<Props extends { section: Section }>(
  Item: (props: Props) => Promise<ReactNode>,
  isForgiving = isDevelopment,
): (props: Props) => Promise<ReactNode> {
  return async function ItemOrFailure(props) {
    try {
      return await Item(props);
    } catch (error) {
      if (!isForgiving()) throw error;
      console.error(error);
      return <Failure section={props.section} error={error} />;
    }
  };
}

function Failure({ section: { category, slug, title, number }, error }: { section: Section; error: unknown }) {
  return (
    <article id={slug} className="min-w-0 border-t-2 border-accent-ink pt-5">
      <h2 className="text-heading">
        § {number} {title} can’t be drawn
      </h2>
      <p className="mt-3">
        <code>{`components/sections/${category}/${slug}`}</code>
      </p>
      <pre className="mt-3 overflow-x-auto text-small text-accent-ink">
        {error instanceof Error ? error.message : String(error)}
      </pre>
    </article>
  );
}
