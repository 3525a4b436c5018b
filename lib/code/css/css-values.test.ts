import { expect, it } from "vitest";
import { substituteVariables } from "./css-values";

const known: Record<string, string> = { "--a": "1px", "--list": "x, y" };
const resolve = (name: string, fallback: string | undefined) => (name === "--gone" ? fallback : known[name]);

it.each([
  ["var(--a) solid", "1px solid"],
  ["calc(var(--a) * 2)", "calc(1px * 2)"],
  ["var( --a )", "1px"],
  ["var(--b)", "var(--b)"],
  ["var(--b,var(--a))", "var(--b, 1px)"],
  ["var(--gone, var(--list), z)", "x, y, z"],
  ["var(--gone, rgb(0 0 0 / var(--a)))", "rgb(0 0 0 / 1px)"],
  ["var(--b,)", "var(--b, )"],
  ["0 0 var(--a),  'var(--a)'", "0 0 1px,  'var(--a)'"],
])("%s says %s", (value, printed) => expect(substituteVariables(value, resolve)).toBe(printed));
