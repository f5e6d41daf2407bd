/** By which the cache handler tells the front door that a kept page asks for the password of a menu, or of a section. */
export const closedPageHeader = "x-clubfront-closed";

/** The form of components/site/layout/menu/password-form.tsx. Text cannot forge it: React escapes `<` in it. */
const question = /<form [^>]*action="\/session\/menu-pass"/;

/**
 * Whether a finished page asks for a password: whoever has the pass gets another page at the same address, so no cache
 * in front may keep this one.
 */
export function isClosedPage(html: string): boolean {
  return question.test(html);
}
