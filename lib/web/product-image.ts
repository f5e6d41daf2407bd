import "server-only";
import { webEnv } from "./env";
import { productImageAddress } from "./product-image-address";

/** Where the picture of a product lies; null when it has none. */
export function productImage(imageUrl: string | null | undefined): string | null {
  return imageUrl ? productImageAddress(imageUrl, webEnv().productImageBase) : null;
}
