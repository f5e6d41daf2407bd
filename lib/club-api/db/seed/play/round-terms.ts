import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import type { CancelNumbers } from "@/lib/shared/bookings/cancel-stage";
import type { ClubData } from "../club-data";

/** How rounds of a club are booked unless somebody says otherwise. */
export type RoundTerms = {
  /** C0050 v1. */
  caddieMode: CaddieMode;
  /** C0030 v3. */
  maxPlayers: number;
  cancelNumbers: CancelNumbers;
};

/** Read from the club's policies; free days are those that the rules of a new club have (domain.md 7.7). */
export function roundTermsOf({ policies }: Pick<ClubData, "policies">): RoundTerms {
  const valuesOf = (wanted: string) => policies.find(({ code }) => code === wanted)?.values ?? [];
  const [mode] = valuesOf("C0050");
  const [, , maxPlayers = "4"] = valuesOf("C0030");
  const [, , noShowMinutes = "120", dayBoundary = "17:00"] = valuesOf("C0250");
  return {
    caddieMode: mode === "I" || mode === "S" ? mode : "C",
    maxPlayers: Number(maxPlayers),
    cancelNumbers: {
      freeDays: { WEEKDAY: 3, WEEKEND: 4 },
      noShowMinutes: Number(noShowMinutes),
      dayBoundary,
    },
  };
}
