import type { FaultLists } from "./fault.ts";

export const codeFaults: FaultLists = {
  delivery: [
    {
      file: "lib/code/metadata/marker.ts",
      find: "${escapeHtml(marker, \"&'<\")}'`;",
      plant: '${escapeHtml(marker, "&<")}\'`;',
      breaks: "A quotation mark in somebody's words ends the attribute of a copy.",
    },
    {
      file: "lib/code/formats/deliver.ts",
      find: "const answers = site && ((form: string) => options.origin + urls.form(site.id, form));",
      plant: "const answers = site && ((form: string) => urls.form(site.id, form));",
      breaks: "The form of a copy posts to the site it stands on.",
    },
    {
      file: "lib/code/formats/deliver.ts",
      find: '"no-script": () => html(addBlockMarker(product, printNoScript(copy, instance))),',
      plant: '"no-script": () => html(addBlockMarker(product, printNoScript(copy, undefined))),',
      breaks: "Two copies without script on one page have the same ids.",
    },
    {
      file: "lib/code/theme/theme.ts",
      find: "const family = /^(?:[\\w -]+|\"[\\w -]+\"|'[\\w -]+')$/;",
      plant: "const family = /^(?:[\\w -]+|\"[^;]+\"|'[\\w -]+')$/;",
      breaks: "A font of somebody's theme holds markup.",
    },
    {
      file: "lib/forms/submit.ts",
      find: "const fields = parseFields(entries);",
      plant: "const fields = parseFields(entries.slice(0, 20));",
      breaks: "Answers lose fields after the twentieth.",
    },
  ],
  leaks: [
    {
      file: "lib/code/previews/preview-format.ts",
      find: 'const sheet = layerStyles(styles).replaceAll("</", "<\\\\/");',
      plant: "const sheet = layerStyles(styles);",
      breaks: "A class name of somebody's content ends the stylesheet of its preview.",
    },
    {
      file: "lib/code/previews/preview-format.ts",
      find: 'const classes = meant.map((name) => names("class", String(name)));',
      plant: "const classes = meant.map(String);",
      breaks: "Previews give away the class names of a section.",
    },
    {
      file: "lib/server/scrub.ts",
      find: "return error instanceof AppError ? `${head}: ${removeAddresses(message)}` : head;",
      plant: "return `${head}: ${removeAddresses(message)}`;",
      breaks: "Messages of Prisma and Postgres, which quote what was sent, stand in the log.",
    },
    {
      file: "lib/server/limits/limit.ts",
      find: "await getLimiter(rule).consume(hashKey(formatSubjectKey(subject)), points);",
      plant: "await getLimiter(rule).consume(formatSubjectKey(subject), points);",
      breaks: "Addresses of visitors are stored with their limits.",
    },
    {
      file: "lib/account/users/document.ts",
      find: "isLifetime: user.isLifetime,",
      plant: "isLifetime: user.isLifetime, ...user,",
      breaks: "The browser gets every column of a user.",
    },
  ],
  registry: [
    {
      file: "lib/api/registry/items.ts",
      find: "...(!isCallout(section) && { registryDependencies: [nameItem(themeName)] }),",
      plant: "...(isCallout(section) && { registryDependencies: [nameItem(themeName)] }),",
      breaks: "A section is installed without the theme.",
    },
    {
      file: "lib/api/registry/items.ts",
      find: 'type: language === "tsx" ? "registry:component" : "registry:file",',
      plant: 'type: "registry:component",',
      breaks: "The CLI rewrites stylesheets as components.",
    },
    {
      file: "lib/api/registry/section-item.ts",
      find: "if (!(await canCopy(userId, section))) throw createNotOwnedError(section, userId);",
      plant: "if (version && !(await canCopy(userId, section))) throw createNotOwnedError(section, userId);",
      breaks: "The registry gives out paid sections.",
    },
    {
      file: "lib/api/registry/handle-request.ts",
      find: '"cache-control": isPublic ? cacheControl.public : cacheControl.private,',
      plant: '"cache-control": cacheControl.public,',
      breaks: "Caches keep what one account has bought.",
    },
  ],
  mcp: [
    {
      file: "lib/api/mcp/handle-request.ts",
      find: "if (origin !== null && !isTrusted(origin)) {",
      plant: 'if (origin === "null" && !isTrusted(origin)) {',
      breaks: "Pages of other sites call the tools of agents.",
    },
    {
      file: "lib/api/mcp/handle-request.ts",
      find: 'await enforceLimit("mcp", createAddressSubject(address));',
      plant: "void createAddressSubject(address);",
      breaks: "Messages of agents are not limited.",
    },
    {
      file: "lib/api/mcp/tools/tool.ts",
      find: 'return { isError: true, content: [{ type: "text", text: [sentence, ...lines].join("\\n") }] };',
      plant: 'return { content: [{ type: "text", text: [sentence, ...lines].join("\\n") }] };',
      breaks: "A tool that failed is taken for one that answered.",
    },
    {
      file: "lib/api/mcp/tools/payment.ts",
      find: "return sections.length > 0 ? { sections, ...findCheapestPurchases(sections, pages, null, []) } : null;",
      plant: "return { sections, ...findCheapestPurchases(sections, pages, null, []) };",
      breaks: "An agent is refused the code that its account owns.",
    },
  ],
};
