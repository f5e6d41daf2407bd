/** C0440: seconds of a code, tries, seconds between two, codes a day. */
export type CodePolicy = { lifeSeconds: number; maxTries: number; gapSeconds: number; perDay: number };

/** Why a stored code is refused without counting a try (domain.md 8.7 Certification). */
export type CodeRefusal = "expired" | "blocked";

/** Why a code that cannot be tried any more is refused; an unknown one is like one that ran out. */
export function codeRefusal(
  stored: { state: "SENT" | "VERIFIED" | "EXPIRED" | "BLOCKED" } | null,
): CodeRefusal {
  return stored?.state === "BLOCKED" ? "blocked" : "expired";
}

/** The years that a person is old on a day; both `yyyy-MM-dd`. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return birth.slice(5) <= day.slice(5) ? years : years - 1;
}

/** Members are that old at least (domain.md 7.13). */
export const minimumAge = 14;
