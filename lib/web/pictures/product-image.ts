import "server-only";
import { webEnv } from "@/lib/web/env";

/**
 * The address of a product's picture: an uploaded file and a whole address stay, anything else lies on the external host
 * of product pictures (domain.md A13); null when it would, and there is no such host.
 */
export function productImageAddress(imageUrl: string, base: string | null): string | null {
  if (imageUrl.startsWith("/files/") || URL.canParse(imageUrl)) return imageUrl;
  return base && `${base}/${imageUrl.replace(/^\/+/, "")}`;
}

/** Where the picture of a product lies; null when it has none. */
export function productImage(imageUrl: string | null | undefined): string | null {
  return imageUrl ? productImageAddress(imageUrl, webEnv().productImageBase) : null;
}
