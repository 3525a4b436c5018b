import { listSections } from "@/lib/catalogue/catalogue";
import { checkInstalls } from "@/tools/test/samples/sample-installed";

const some = ["cta/ticket", "header/plain-line", "faqs/clauses", "testimonials/vertical-slider"];
checkInstalls(listSections().filter(({ category, slug }) => some.includes(`${category}/${slug}`)));
