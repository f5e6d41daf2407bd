import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups, conflictingClassGroups } from "./class-groups";

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ["*", "after", "backdrop", "before", "file", "marker", "placeholder", "selection"],
}));

/**
 * Joins class names; of two utilities that set the same thing the later one stays. What comes from one place is taken as
 * it is: the first merge costs a slow phone a tenth of a second.
 */
export function cn(...values: ClassValue[]): string {
  const parts = values.map((value) => clsx(value)).filter(Boolean);
  return parts.length < 2 ? (parts[0] ?? "") : merge(parts.join(" "));
}
