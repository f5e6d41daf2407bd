import { paths } from "../routing/paths";

const hashName = "#banner-preview=";

/** The address of a preview: a page of its own, or for a banner the page that it announces on. */
export function previewPath(token: string, page?: string): string {
  return page === undefined ? paths.preview(token) : `${page}${hashName}${token}`;
}

/** The token of a banner's preview in an address; null without one. The hash stays in the browser. */
export function bannerPreviewToken(hash: string): string | null {
  const token = hash.startsWith(hashName) ? hash.slice(hashName.length) : "";
  return /^[A-Za-z0-9_-]{20,100}$/.test(token) ? token : null;
}
