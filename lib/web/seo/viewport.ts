import type { Viewport } from "next";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import type { Club } from "@/lib/web/queries/club";

/** Zoom is free unless the club fixes the viewport (product.md; WCAG 1.4.4). */
export function viewportOf(club: Club): Viewport {
  const isFixed = club.addition.viewportZoom === "fixed";
  return {
    width: "device-width",
    initialScale: 1,
    themeColor: pictureColors(club.brand).paper,
    ...(isFixed ? { maximumScale: 1, userScalable: false } : {}),
  };
}
