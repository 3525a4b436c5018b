/** What the tools do, for people; a test compares the names with those that are served. */
export const mcpTools = [
  { name: "search_sections", does: "finds sections by words or category." },
  {
    name: "get_section",
    does: "reads one: what it shows, a picture, the fields of its content, its price, and what was measured of it.",
  },
  {
    name: "get_code",
    does: "gives its code for Super, Bullet, React, Tailwind or Vue, with your content and your colors; also of a version you have saved.",
  },
  {
    name: "compose_page",
    does: "puts sections together to a page, and gives you a link to look at it, change it and copy it.",
  },
  {
    name: "check_page",
    does: "reads a page of your site: which sections of ours stand on it, which have an update, what is broken, and their words.",
  },
] as const;
