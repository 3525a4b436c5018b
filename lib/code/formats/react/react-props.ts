import { buildPrintedForm, type FormShape } from "@/lib/catalogue/content/content-form";

/** A component's source in which each prop says what it is: what the editor calls it, and what it says of it. */
export function describeProps(source: string, shape: FormShape): string {
  const form = buildPrintedForm(shape);
  if (form.kind !== "group") return source;
  const words = new Map(form.fields.map((field) => [field.name, [field.label, field.hint]] as const));
  return source.replace(/^export interface Props \{\n[\s\S]*?^\}$/m, (props) =>
    props.replace(/(\*\/\n)?^( {2})(\w+)(?=\??: )/gm, (all, comment: string | undefined, gap: string, name: string) => {
      const known = words.get(name);
      if (comment || !known) return all;
      const text = known.filter(Boolean).map((sentence = "") => sentence.replace(/(?<![.!?])$/, "."));
      return `${gap}/** ${text.join(" ").replaceAll("*/", "* /")} */\n${gap}${name}`;
    }),
  );
}
