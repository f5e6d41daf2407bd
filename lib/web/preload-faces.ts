import "server-only";
import { preload } from "react-dom";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import { fontPreloads } from "./fonts";

/**
 * Called while a document's root is rendered: its head has the faces of the first paint fetched. A `<link>` of its own would stand in
 * the page a second time, beside the one that React writes for it.
 */
export function preloadFaces(locale: string, fonts?: BrandStyle["fonts"]): void {
  for (const face of fontPreloads(locale, fonts))
    preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
