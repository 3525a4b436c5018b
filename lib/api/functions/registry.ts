import type { z } from "zod";
import type { submission } from "@/lib/forms/schema";
import { submitForm } from "@/lib/forms/submit";
import type { Callable, Handler, InputOf, OutputOf } from "./callable";
import { editSection } from "./edit-section";
import { lookFromSite } from "./look-from-site";
import { previewComponent } from "./preview-component";
import { previewSite } from "./preview-site";

/** Every function that can be called, by its name in the address (docs/functions.md). */
const functions = {
  previewComponent,
  previewSite,
  editSection,
  lookFromSite,
  formSubmission: submitForm satisfies Handler as Callable<z.input<typeof submission>, { id: string }>,
};

type Functions = typeof functions;

export type FunctionName = keyof Functions;
export type FunctionInput<Name extends FunctionName> = InputOf<Functions[Name]>;
export type FunctionOutput<Name extends FunctionName> = OutputOf<Functions[Name]>;

/** The function of this name, if there is one. */
export function findFunction(name: string): Handler | undefined {
  return Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined;
}

/** Their names, as a sentence lists them. */
export const listFunctionNames = (): string => Object.keys(functions).join(", ");
