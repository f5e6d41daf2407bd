import type { TeeName } from "@/lib/landscape";

/** The colours of the tee marks as they stand on the grass. */
export const teePaint: Readonly<Record<TeeName, string>> = {
  black: "#1a231d",
  blue: "#2c5d84",
  white: "#fffdf8",
  red: "#b3332a",
};
