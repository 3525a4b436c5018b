/** Where the page is now, to come back to: path, query and hash. Asked when it is needed, for the last two change without a navigation. */
export const getCurrentAddress = () => location.pathname + location.search + location.hash;
