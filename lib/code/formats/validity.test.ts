import { expect, test } from "vitest";
import { findValidityProblems, wrapInDocument } from "@/tools/test/samples/sample-validity";

test.each([
  ["a block in a paragraph", "<p>a<div>b</div></p>", /Stray end tag/],
  ["what is not closed", "<div><span></div>", /span/],
  ["an id used twice", '<i id="a"></i><i id="a"></i>', /Duplicate ID/],
  ["a label of nothing", '<label for="a">Name</label>', /references missing id/],
  ["a button in a link", '<a href="#"><button type="button">b</button></a>', /not permitted/],
  ["a list of divs", "<ul><div>a</div></ul>", /not permitted/],
  ["a heading in a button", '<button type="button"><h2>a</h2></button>', /not permitted/],
  ["a value that does not exist", '<input type="e-mail">', /invalid value/],
])("%s is found, also in a template", async (_, markup, problem) => {
  expect((await findValidityProblems(wrapInDocument("", markup))).join()).toMatch(problem);
  expect(
    (await findValidityProblems(wrapInDocument("", `<template shadowrootmode="open">${markup}</template>`))).join(),
  ).toMatch(problem);
});
