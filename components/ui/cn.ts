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

/** Joins class names; of two utilities that set the same thing the later one stays. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
