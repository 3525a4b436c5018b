/** Classes of a button that looks like a link: for what is beside the point of a row. */
export const quietButton = "link inline-flex min-h-11 cursor-pointer items-center text-small font-[550]";
