/** An e-mail address in lower case. Other letters stay: the Kelvin sign would become the k of somebody else's mailbox. */
export const toAsciiLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
