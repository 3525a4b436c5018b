import "server-only";
import { listSectionsIn } from "@/lib/catalogue/pages/composition";
import type { WantedById } from "@/lib/code/access/notion";
import { listVersionSections } from "@/lib/edits/versions/queries";
import { resolveSavedVersion } from "@/lib/edits/versions/resolve-saved-version";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { mostWordSections, tooManySections, type WordSection } from "./schema";

/**
 * What the sections of a site are drawn with, each in its own look where it is somebody's saved version. One after the other: whoever else is
 * served comes in between.
 * @throws AppError where one is gone, or they are too many
 */
export async function resolveWordSections(userId: UserId, sections: readonly WordSection[]): Promise<WantedById[]> {
  await refuseTooMany(userId, sections);
  const wanted: WantedById[] = [];
  for (const section of sections)
    wanted.push("versionId" in section ? await resolveSavedVersion(userId, section.versionId) : section);
  return wanted;
}

/** @throws AppError `invalid` where the sections, those of pages counted one by one, are more than a site's code has */
export async function refuseTooMany(userId: UserId, sections: readonly WordSection[]): Promise<void> {
  const versions = sections.flatMap((one) => ("versionId" in one ? [one.versionId] : []));
  const ids = [
    ...sections.flatMap((one) => ("sectionId" in one ? [one.sectionId] : [])),
    ...(await listVersionSections(userId, versions)),
  ];
  const count = ids.flatMap(listSectionsIn).length;
  if (count <= mostWordSections) return;
  throw new AppError("invalid", `a site of ${count} sections`, { sentence: tooManySections(count) });
}
