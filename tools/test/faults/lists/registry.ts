import type { Fault } from "./fault.ts";

export const registry: Fault[] = [
  {
    file: "lib/api/registry/items.ts",
    find: "...(!isCallout(section) && { registryDependencies: [item(themeName)] }),",
    plant: "...(isCallout(section) && { registryDependencies: [item(themeName)] }),",
    breaks: "A section is installed without the theme.",
  },
  {
    file: "lib/api/registry/items.ts",
    find: 'files: [{ path: `${themeName}/${name}`, type: "registry:file", target, content: code }],',
    plant: "files: [],",
    breaks: "The theme is installed without its file.",
  },
  {
    file: "lib/api/registry/items.ts",
    find: "registryDependencies: sections.map((section) => item(getItemName(section))),",
    plant: "registryDependencies: sections.slice(1).map((section) => item(getItemName(section))),",
    breaks: "A category is installed without its first section.",
  },
  {
    file: "lib/api/registry/items.ts",
    find: 'type: language === "tsx" ? "registry:component" : "registry:file",',
    plant: 'type: "registry:component",',
    breaks: "The CLI rewrites stylesheets as components.",
  },
  {
    file: "lib/api/registry/items.ts",
    find: "const target = place ? `~/${place.folder}${name}` : `${folder}/${name}`;",
    plant: "const target = `${folder}/${name}`;",
    breaks: "The theme does not lie beside the stylesheet that imports it.",
  },
  {
    file: "lib/api/registry/items.ts",
    find: "(await copy(product)).map((file) => ({ ...file, name: `${product}.css` })),",
    plant: "(await copy(product)).map((file) => ({ ...file, name: `${first}.css` })),",
    breaks: "The file of one builder overwrites that of the other.",
  },
  {
    file: "lib/api/registry/answer.ts",
    find: 'await enforceLimit("registry", readAddressSubject(request.headers));',
    plant: "void readAddressSubject(request.headers);",
    breaks: "The registry has no limit.",
  },
  {
    file: "lib/api/registry/answer.ts",
    find: "const isPublic = section.price === null && !query.version && !query.share;",
    plant: "const isPublic = section.price === null && !query.version;",
    breaks: "A shared edit is kept by caches for everybody.",
  },
  {
    file: "lib/api/registry/answer.ts",
    find: '"cache-control": isPublic ? cacheControl.public : cacheControl.private,',
    plant: '"cache-control": cacheControl.public,',
    breaks: "Caches keep what one account has bought.",
  },
  {
    file: "lib/api/registry/answer.ts",
    find: "return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });",
    plant: "return new Response(body, { headers });",
    breaks: "The registry sends what is known already.",
  },
  {
    file: "lib/api/registry/answer.ts",
    find: 'if (code === "unauthenticated") headers.set("www-authenticate", \'Bearer realm="registry"\');',
    plant: 'if (code === "forbidden") headers.set("www-authenticate", \'Bearer realm="registry"\');',
    breaks: "A 401 does not say what is wanted.",
  },
  {
    file: "lib/api/registry/names.ts",
    find: "const alike = 0.65;",
    plant: "const alike = 0.05;",
    breaks: "Any name that there isn't is taken for another.",
  },
  {
    file: "lib/api/registry/section-item.ts",
    find: 'await enforceLimit("registryOwn", readCaller(headers, userId));',
    plant: "void readCaller(headers, userId);",
    breaks: "Installing one's own versions has no limit.",
  },
  {
    file: "lib/api/registry/section-item.ts",
    find: 'return JSON.stringify(buildSectionItem(section, files, share ? othersWords : ""));',
    plant: 'return JSON.stringify(buildSectionItem(section, files, version ? othersWords : ""));',
    breaks: "Words of a stranger are not told from ours.",
  },
  {
    file: "lib/catalogue/catalogue.ts",
    find: "if (trade && !has.some((one) => one === trade)) {",
    plant: "if (trade && has.length === 0) {",
    breaks: "A trade that a section has no words for is installed as another.",
  },
  {
    file: "lib/api/registry/section-item.ts",
    find: "text.catch(() => made.delete(key));",
    plant: "text.catch(() => {});",
    breaks: "An item that failed once fails for ever.",
  },
  {
    file: "lib/api/registry/index-of.ts",
    find: "pagination: { total: all.length, offset, limit: most, hasMore: offset + most < all.length },",
    plant: "pagination: { total: all.length, offset, limit: most, hasMore: offset + most <= all.length },",
    breaks: "The list of items says that it goes on at its end.",
  },
  {
    file: "lib/api/registry/index-of.ts",
    find: "return words.every((word) => said.includes(word));",
    plant: "return words.some((word) => said.includes(word));",
    breaks: "A search of the registry finds what has one of the words.",
  },
];
