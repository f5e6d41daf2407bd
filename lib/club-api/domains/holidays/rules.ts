/** Numbers of the club's own entries begin here; those below belong to the public list. */
export const firstOwnSeq = 101;

/** holidayTypes of an entry of the public list: a substitute and a temporary holiday say so in their name. */
export function listedType(dateName: string): "40" | "41" | "42" {
  if (dateName.includes("대체")) return "41";
  return dateName.includes("임시") ? "42" : "40";
}
