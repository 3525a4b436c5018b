import { listSections } from "@/lib/catalogue/catalogue";
import { checkInstalls } from "@/tools/test/samples/sample-installed";

checkInstalls(listSections().filter(({ category }) => category !== "callout-card"));
