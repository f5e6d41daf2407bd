/** Set by the cache handler on a cached page that asks for the password of a menu or a section; read by the front door. */
export const closedPageHeader = "x-clubfront-closed";

/** The form of components/site/layout/menu/menu-gate.tsx. Text cannot forge it: React escapes `<` in it. */
const question = /<form [^>]*action="\/session\/menu-pass"/;

/**
 * Whether a finished page asks for a password: whoever has the pass gets another page at the same address, so no cache
 * in front may keep this one.
 */
export function isClosedPage(html: string): boolean {
  return question.test(html);
}

/** The attribute by which a page says its own status: Next gives a whole page no other way to be a 404. */
export const pageStatusAttribute = "data-page-status";

const marker = new RegExp(`<[a-z]+ ${pageStatusAttribute}="(404)"`);

/**
 * The status that a finished page asks for, or undefined. `notFound()` would do, but it answers an empty document
 * that only a script fills; this one is whole. Text cannot forge the marker: React escapes `<` in it.
 */
export function pageStatus(html: string): number | undefined {
  const [, status] = marker.exec(html) ?? [];
  return status ? Number(status) : undefined;
}
