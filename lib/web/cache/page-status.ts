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
