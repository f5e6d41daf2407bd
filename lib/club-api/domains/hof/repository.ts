import { eq, type SQL } from "drizzle-orm";
import { maskName } from "@/lib/shared/texts/mask";
import { hofEntries } from "../../db/tables";
import { Board } from "../boards";

export type HofRow = typeof hofEntries.$inferSelect;

export const hofBoard = new Board({
  table: hofEntries,
  kind: "hof",
  key: "hofIdx",
  place: "playDate",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
  isShown: () => eq(hofEntries.hasConsent, true),
});

export function isOfType(type: string): SQL {
  return eq(hofEntries.type, type);
}

/** Text fields of an entry, per language. */
export const hofTexts = { first: null, fields: ["clubUsed"], rich: [] } as const;

type Names = { memberName: string; companions: string[]; caddieName: string | null };

/** The names as everybody sees them: `김*루`. */
export function maskedNames({ memberName, companions, caddieName }: Names): Names {
  return {
    memberName: maskName(memberName),
    companions: companions.map(maskName),
    caddieName: caddieName === null ? null : maskName(caddieName),
  };
}
