/** Visitors see what is shown; the back office sees everything (domain.md A33). */
export type BoardScope = "visitor" | "admin";
export type SortPart = { field: string; isDescending: boolean };

/** `-viewCount,title` in parts (domain.md 2.3). */
export function sortParts(sort: string | undefined): SortPart[] {
  return (sort ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("-")
        ? { field: part.slice(1), isDescending: true }
        : { field: part, isDescending: false },
    );
}
