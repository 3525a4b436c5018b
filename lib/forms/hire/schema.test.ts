import { expect, it } from "vitest";
import { formatTooLong, hireSizes } from "./form";
import { buildHireMail } from "./hire-mail";
import { hireRequest } from "./schema";

const requested = {
  name: "Ada Weaver",
  email: "ada@example.com",
  site: "",
  message: "The header.",
  deadline: "",
  budget: "",
  form: "",
  leave_empty: "",
};

const problems = (changed: Record<string, unknown>) => {
  const parsed = hireRequest.safeParse({ ...requested, ...changed });
  return parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

it("asks for who, where to and what, and nothing else", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ name: " ", email: "", message: "\n\t" })).toEqual([
    ["name", "Tell us whom we answer."],
    ["email", "We answer by mail: where to?"],
    ["message", "A sentence on what should change or be made."],
  ]);
});

it("knows an address when it sees one", () => {
  for (const email of ["ada", "ada@", "ada@host", "ada@example.com, bea@example.com", "a b@example.com"]) {
    expect(problems({ email }), email).toEqual([
      ["email", "That isn’t a mail address. It looks like ada@example.com."],
    ]);
  }
  expect(problems({ email: " Ada.Weaver+site@sub.example.co.uk " })).toEqual([]);
});

it("keeps one line where one is asked for, paragraphs where there are some, and nothing that can’t be stored", () => {
  const parsed = hireRequest.parse({
    ...requested,
    name: "Ada\r\nBcc: all@example.com",
    site: " a\u0000b\tc ",
    message: "One.\r\n\r\nTwo.\u0000\u001b\n",
  });
  expect(parsed.name).toBe("Ada Bcc: all@example.com");
  expect(parsed.site).toBe("ab c");
  expect(parsed.message).toBe("One.\n\nTwo.");
});

it("says how much too long an answer is", () => {
  for (const [field, size] of Object.entries(hireSizes)) {
    expect(problems({ [field]: "x".repeat(size + 1) })).toEqual([[field, formatTooLong(size + 1, size)]]);
    if (field !== "email") expect(problems({ [field]: "x".repeat(size) })).toEqual([]);
  }
  expect(formatTooLong(6_000, 5_000)).toBe("That is 6,000 characters; 5,000 fit. Shorten it a little.");
});

it("becomes an email that answers itself to whoever asked", () => {
  const request = hireRequest.parse({ ...requested, site: "example.com", message: "One.\n\nTwo." });
  expect(buildHireMail(request)).toMatchObject({ replyTo: "ada@example.com", subject: "Request for hire: Ada Weaver" });
  expect(buildHireMail(request).text).toBe(
    "From: Ada Weaver, ada@example.com\nSite: example.com\nBy when: not said\nBudget: not said\n\nOne.\n\nTwo.\n",
  );
});
