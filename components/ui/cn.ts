import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        "hero",
        "title",
        "section",
        "value",
        "dialog",
        "sub",
        "group",
        "lead",
        "reading",
        "caption",
        "chip",
      ],
      radius: ["control", "chip", "panel"],
      shadow: ["strip", "dialog", "pop"],
    },
  },
});

/**
 * Joins class names; of two utilities that set the same thing the later one stays. What comes from one place is taken as
 * it is: the first merge costs a slow phone a tenth of a second.
 */
export function cn(...values: ClassValue[]): string {
  const parts = values.map((value) => clsx(value)).filter(Boolean);
  return parts.length < 2 ? (parts[0] ?? "") : merge(parts.join(" "));
}
