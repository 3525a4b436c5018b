import "server-only";
import { canCopy } from "@/lib/billing/queries";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { siteOrigin } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findOwnSite } from "@/lib/forms/queries";
import type { UserId } from "@/lib/users/ids";
import { drawInWorker } from "@/lib/workers/run";
import { type DeliveredFile, deliver, type Format } from "./deliver";
import { hasForm } from "./forms";

interface Asked {
  sectionId: string;
  product: Product;
  format?: Format;
  /** The site of one's own that answers to the section's form go to. */
  siteId?: string | undefined;
  /** Words of one's own; the section's sample when absent. */
  content?: unknown;
}

/**
 * The copy asked for. `answersTo` is the name of the site that the answers to its form go to; null when it has no form, or
 * no site was given.
 * @throws AppError `not_found` when there is no such section or the site is not theirs (any more); `forbidden` when this
 * person may not have it
 */
export async function copyFor(
  userId: UserId | null,
  { sectionId, product, siteId, ...options }: Asked,
): Promise<{ section: Section; files: DeliveredFile[]; answersTo: string | null }> {
  const section = findSection(sectionId);
  if (!section?.lines.includes(product)) {
    throw new AppError("not_found", `no section ${sectionId} in ${product}`, {
      sentence: `There is no such section for ${productTitles[product]}.`,
    });
  }
  if (!(await canCopy(userId, section))) throw new AppError("forbidden", `${section.id} is not bought`);
  const draw = async (site?: { id: string }) => {
    const wanted = { ...options, product, origin: siteOrigin(), ...(site && { site: { id: site.id } }) };
    const { files } =
      options.content === undefined
        ? await deliver({ ...wanted, section })
        : await drawInWorker("deliver", { ...wanted, sectionId }, { userId, address: "" });
    return files;
  };
  const files = await draw();
  if (!siteId || !userId || !files.some(({ code }) => hasForm(code))) return { section, files, answersTo: null };
  const site = await ownSite(userId, siteId);
  return { section, files: await draw(site), answersTo: site.siteName };
}

async function ownSite(userId: UserId, id: string): Promise<{ id: string; siteName: string }> {
  const site = await findOwnSite(userId, id);
  if (site) return site;
  const sentence =
    "The site that answers should go to is not in your account any more. Choose another under “Answers go to” on the section's page.";
  throw new AppError("not_found", `no site ${id}`, { sentence });
}
