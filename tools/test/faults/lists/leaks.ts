import type { Fault } from "./fault.ts";

export const leaks: Fault[] = [
  {
    file: "lib/code/previews/preview-format.ts",
    find: 'const sheet = layered(styles).replaceAll("</", "<\\\\/");',
    plant: "const sheet = layered(styles);",
    breaks: "A class name of somebody's content ends the stylesheet of its preview.",
  },
  {
    file: "lib/code/previews/preview-format.ts",
    find: 'const classes = meant.map((name) => names("class", String(name)));',
    plant: "const classes = meant.map(String);",
    breaks: "Previews give away the class names of a section.",
  },
  {
    file: "lib/code/previews/preview-format.ts",
    find: 'else if (key === "d") result[key] = rewritePath(given);',
    plant: 'else if (key === "d") result[key] = given;',
    breaks: "Previews give away the drawings as they are delivered.",
  },
  {
    file: "lib/code/previews/preview-format.ts",
    find: 'if (key === "dataSc" || key === "className" || key === "style") continue;',
    plant: 'if (key === "className" || key === "style") continue;',
    breaks: "Previews have the marks of copies.",
  },
  {
    file: "lib/code/previews/preview-format.ts",
    find: '} else if (key.startsWith("dataEdit")) {',
    plant: '} else if (key.startsWith("data")) {',
    breaks: "Previews give away the names of a section's attributes.",
  },
  {
    file: "lib/code/previews/preview-css.ts",
    find: "if (resolve.constants.has(declaration.prop)) return void declaration.remove();",
    plant: "if (resolve.constants.has(declaration.prop)) return;",
    breaks: "Previews give away the tokens of a section.",
  },
  {
    file: "lib/code/previews/preview-css.ts",
    find: 'if (rule.name === "keyframes") rule.params = names("keyframes", rule.params);',
    plant: 'if (rule.name === "keyframes") rule.params = rule.params.trim();',
    breaks: "Previews run none of a section's movements.",
  },
  {
    file: "lib/code/previews/preview-names.ts",
    find: 'const digest = createHash("sha256").update(seed).digest();',
    plant: 'const digest = createHash("sha256").update("").digest();',
    breaks: "Two previews on one page have the same names.",
  },
  {
    file: "lib/server/scrub.ts",
    find: 'return text.replace(mail, "[mail]").replace(ipv4, "[address]").replace(ipv6, "[address]");',
    plant: 'return text.replace(mail, "[mail]").replace(ipv4, "[address]");',
    breaks: "IPv6 addresses of visitors stand in the log.",
  },
  {
    file: "lib/server/scrub.ts",
    find: "return error instanceof AppError ? `${head}: ${removeAddresses(message)}` : head;",
    plant: "return `${head}: ${removeAddresses(message)}`;",
    breaks: "Messages of Prisma and Postgres, which quote what was sent, stand in the log.",
  },
  {
    file: "lib/server/log.ts",
    find: 'typeof value === "string" ? removeAddresses(value) : value,',
    plant: "value,",
    breaks: "Addresses among the facts of a line stand in the log.",
  },
  {
    file: "lib/server/log.ts",
    find: 'else write(lineOf(method === "error" ? "error" : "notice", said));',
    plant: "else write(...said);",
    breaks: "What libraries write to the console stands in the log as it is.",
  },
  {
    file: "lib/server/limits/limit.ts",
    find: "await limiterOf(rule).consume(hashed(formatSubjectKey(subject)), points);",
    plant: "await limiterOf(rule).consume(formatSubjectKey(subject), points);",
    breaks: "Addresses of visitors are stored with their limits.",
  },
  {
    file: "lib/account/users/document.ts",
    find: "isLifetime: user.isLifetime,",
    plant: "isLifetime: user.isLifetime, ...user,",
    breaks: "The browser gets every column of a user.",
  },
  {
    file: "lib/account/pictures/queries.ts",
    find: "where: { userId },",
    plant: "",
    breaks: "Everybody's pictures are listed for everybody.",
  },
  {
    file: "lib/edits/shares/queries.ts",
    find: 'where "userId" = ${userId} order by',
    plant: "where ${userId} <> '' order by",
    breaks: "Everybody's shared links are listed for everybody.",
  },
  {
    file: "lib/sites/actions/checked-page.ts",
    find: "isOwn: userId !== null && owners.get(id) === userId }]),",
    plant: "isOwn: owners.has(id) }]),",
    breaks: "A page that is checked tells whose forms it has.",
  },
];
