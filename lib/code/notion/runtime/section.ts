import type { Value, WordsPlan } from "../words/plan";
import type { Component } from "./elements";

/** A section as a copy brings it. */
export interface RuntimeSection {
  /** `cta-ticket@1.2.0 super notion`: what it says of itself (lib/code/metadata/marker.ts). */
  marker: string;
  plan: WordsPlan;
  /** What isn't written in words: paths and values. */
  settings: [string[], Value][];
  css: string;
  /** Rules that all sections of its code have. */
  base: string;
  /** Rules for the page around it: typefaces, which a shadow root can't bring. */
  page: string;
  /** What marks a dark page, as selectors. */
  dark: string;
  /** The attributes of the element that it stands in. */
  frame: Record<string, string>;
  /** The level of its highest heading, and how far that is below the component's own, where the theme has chosen one. */
  heading?: [level: number, down: number];
  component: Component;
}
