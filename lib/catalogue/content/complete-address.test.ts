import { expect, it } from "vitest";
import { completeAddress } from "./complete-address";

it.each([
  ["tidecafe.com/menu", "https://tidecafe.com/menu"],
  [" www.tidecafe.co.uk ", "https://www.tidecafe.co.uk"],
  ["bücher.de?x=1#y", "https://bücher.de?x=1#y"],
  ["me@tidecafe.com", "mailto:me@tidecafe.com"],
  ["https://tidecafe.com", "https://tidecafe.com"],
  ["/menu", "/menu"],
  ["#book", "#book"],
  ["menu.html", "menu.html"],
  ["tel:+4420", "tel:+4420"],
  ["mailto:me@tidecafe.com", "mailto:me@tidecafe.com"],
  ["menu", "menu"],
  ["", ""],
  ["a".repeat(5_000), "a".repeat(5_000)],
])("%s is %s", (typed, meant) => expect(completeAddress(typed)).toBe(meant));
