import { printMarkup } from "./markup";
import { scopedCss } from "./no-script";
import type { Rendered } from "./render";

/** The Vue copy: a single-file component of the rendered markup. `v-pre`: nothing in it is an expression. */
export function vue(rendered: Rendered): string {
  const markup = printMarkup(rendered.markup).replace("<div ", "<div v-pre ");
  return `<template>\n${markup.replace(/^(?=.)/gm, "  ")}\n</template>\n\n<style>\n${scopedCss(rendered).trimEnd()}\n</style>\n`;
}
