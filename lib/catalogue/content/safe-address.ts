// Browsers load this with copies: no imports.

const schemes = /^(https?:|mailto:|tel:|sms:)/i;

/** Whether an address is one of the web or the site, of mail or phone, and runs no script. */
export function isSafeAddress(value: string): boolean {
  // Browsers skip control characters and blanks before and inside a scheme, so they are taken out before judging.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = value.replace(/[\u0000-\u0020\u007f]/g, "");
  return !/^[a-z][a-z0-9+.-]*:/i.test(plain) || schemes.test(plain);
}
