import type { ComponentProps } from "react";

/** `quiet` looks like a link: for what is beside the point of a row. */
const variants = {
  solid: "btn",
  line: "btn btn-line",
  accent: "btn btn-accent",
  quiet: "link inline-flex min-h-11 cursor-pointer items-center text-small font-[550]",
};
const sizes = { tiny: " min-h-9 px-3 text-small", small: " min-h-10 text-small", large: " min-h-12" };

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Gets the classes of a button, for links that look like one too. */
export function getButtonClass({ variant = "solid", size, className }: ButtonStyle = {}): string {
  return variants[variant] + (size ? sizes[size] : "") + (className ? ` ${className}` : "");
}

export function Button({ variant, size, className, ...props }: ButtonStyle & ComponentProps<"button">) {
  return <button type="button" {...props} className={getButtonClass({ variant, size, className })} />;
}
