import { listSections } from "@/lib/catalogue/catalogue";
import { checkInstalls } from "./sample-installed";

checkInstalls(listSections().filter(({ category }) => category !== "callout-card"));
