import { spawnSync } from "node:child_process";
import { Refusal } from "../../dev/process/progress.ts";

export interface Change {
  /** The commit it is counted from. */
  base: string;
  /** What the base is, in words. */
  from: string;
  /** Paths from the root: committed since, edited, new or deleted. */
  files: string[];
}

/**
 * What has changed since a commit; without one, since this branch left main. On main itself, with nothing edited, it is the
 * last commit.
 * @throws Refusal when there is no such commit, or no main to count from
 */
export function findChangedFiles(root: string, asked?: string): Change {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
    return status === 0 ? stdout : undefined;
  };
  const commit = (name: string) =>
    git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)?.trim();
  const paths = (text: string | undefined) => (text ?? "").split("\0").filter(Boolean);
  const since = (base: string) => [
    ...new Set([
      ...paths(git("diff", "--name-only", "--no-renames", "-z", base, "--")),
      ...paths(git("ls-files", "--others", "--exclude-standard", "-z")),
    ]),
  ];

  const head = commit("HEAD");
  if (!head) throw new Refusal("npm test -- --changed compares with a commit, and there is none here.");
  if (asked !== undefined) {
    const base = asked === "" ? undefined : commit(asked);
    if (!base)
      throw new Refusal(`git knows no commit "${asked}". Say one that it knows: npm test -- --changed=<commit>`);
    return { base, from: asked, files: since(base) };
  }
  const main = commit("main") ?? commit("origin/main");
  if (!main)
    throw new Refusal("There is no branch main here to compare with. Say a commit: npm test -- --changed=<commit>");
  const base = git("merge-base", "HEAD", main)?.trim();
  if (!base)
    throw new Refusal("This branch and main have nothing in common. Say a commit: npm test -- --changed=<commit>");
  const files = since(base);
  if (base !== head || files.length > 0) return { base, from: "where this branch left main", files };
  const before = commit("HEAD~1");
  if (!before) throw new Refusal("This is the first commit: there is nothing to compare it with. Run npm test.");
  return { base: before, from: "the commit before this one, for this is main", files: since(before) };
}
