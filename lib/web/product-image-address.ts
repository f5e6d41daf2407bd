/**
 * The address of a product's picture: an uploaded file and a whole address stay, anything else lies on the external host
 * of product pictures (domain.md A13); null when it would, and there is no such host.
 */
export function productImageAddress(imageUrl: string, base: string | null): string | null {
  if (imageUrl.startsWith("/files/") || URL.canParse(imageUrl)) return imageUrl;
  return base && `${base}/${imageUrl.replace(/^\/+/, "")}`;
}
