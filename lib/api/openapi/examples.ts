import { getItemName } from "@/lib/api/registry/names";
import { findSection } from "@/lib/catalogue/catalogue";
import { exampleIds } from "@/lib/catalogue/example-ids";

/** What the examples ask for. A test sends them to the running shop: it makes the version and the site under these ids. */
export const exampleSection = "silcrow-stats-one-big-figure";
export const exampleFree = getItemName({ id: exampleIds.free });
export const examplePaid = getItemName({ id: exampleIds.paid });
export const examplePage = "https://example.com/";
export const exampleVersion = "6f0d7c1e-52a4-4b0e-9a3c-8f1b2d4e6a70";
export const exampleSite = "0b9e5c34-7d21-4f68-8c1a-3e5d7f9a1b2c";
export const exampleForm = "reply-slip";

/** The section's sample with other words in it: content is always given whole. */
export const ownWords = { ...findSection(exampleSection)?.sample, title: "loaves a week, all from one oven." };
