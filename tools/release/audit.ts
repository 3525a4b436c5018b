/** A known vulnerability of a package that is shipped. */
export interface Finding {
  /** GHSA-…, or the registry's number where the address has none. */
  id: string;
  package: string;
  severity: string;
  title: string;
}

/** What `npm audit --json` prints, as far as it is read here. */
interface Report {
  vulnerabilities?: Record<
    string,
    { via: (string | { source?: number; name: string; severity: string; title: string; url: string })[] }
  >;
  message?: string;
  error?: { summary?: string; code?: string };
}

/**
 * The findings in what `npm audit --json` printed, each once; a package that is listed only because it needs another one is
 * left out.
 * @throws Error with a plain sentence when the registry did not answer the question.
 */
export function parseFindings(printed: string): Finding[] {
  let report: Report;
  try {
    report = JSON.parse(printed) as Report;
  } catch {
    throw new Error("npm audit printed no JSON");
  }
  if (!report.vulnerabilities) {
    const why = report.message || report.error?.summary || report.error?.code || "no list of vulnerabilities came";
    throw new Error(`The registry did not say what is known of these packages (${why})`);
  }
  const findings = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((cause) => {
      if (typeof cause === "string") return [];
      const id = /GHSA(-[\da-z]{4}){3}/.exec(cause.url)?.[0] ?? String(cause.source ?? cause.url);
      return [{ id, package: cause.name, severity: cause.severity, title: cause.title }];
    }),
  );
  return [...new Map(findings.map((it) => [`${it.id} ${it.package}`, it])).values()];
}

/** The advisories that docs/security.md answers: the first cells of the rows under "Known vulnerabilities of packages". */
export function parseAnswered(document: string): Set<string> {
  const section = document.split(/^## /m).find((part) => part.startsWith("Known vulnerabilities of packages")) ?? "";
  const rows = section.matchAll(/^\| *(GHSA(?:-[\da-z]{4}){3}|\d+) *\|.*\| *\S.*\|$/gm);
  return new Set([...rows].map(([, id = ""]) => id));
}

/** Findings without an answer. */
export const listUnanswered = (findings: readonly Finding[], answered: ReadonlySet<string>) =>
  findings.filter(({ id }) => !answered.has(id));
