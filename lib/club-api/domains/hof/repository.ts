import { eq, inArray, type SQL } from "drizzle-orm";
import type { Language } from "@/lib/shared/languages";
import { nameFor } from "@/lib/shared/texts/latin-name";
import { maskName } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { hofEntries, members } from "../../db/tables";
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

/** The names as everybody sees them: `김*루`, and `K*** M***` for readers of another script whose member wrote it so. */
export function maskedNames(
  { memberName, companions, caddieName }: Names,
  { language, latin }: { language: Language; latin?: string | null | undefined },
): Names {
  return {
    memberName: maskName(nameFor(language, memberName, latin)),
    companions: companions.map(maskName),
    caddieName: caddieName === null ? null : maskName(caddieName),
  };
}

/** The Latin forms that members gave their names, by their number. */
export async function selectLatinNames(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const idxs = memberIdxs.filter(isStoredIdx);
  if (idxs.length === 0) return new Map();
  const rows = await db
    .select({ memberIdx: members.memberIdx, nameEn: members.nameEn })
    .from(members)
    .where(ofClub(members, clubIdx, inArray(members.memberIdx, idxs)));
  return new Map(rows.map(({ memberIdx, nameEn }) => [memberIdx, nameEn]));
}
