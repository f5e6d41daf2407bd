import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { codeGroups, codes } from "../../db/tables";
import type { TextsByLanguage } from "../../platform/texts";

export type CodeGroup = { id: string; codeId: string; version: number };
export type CodeRow = {
  groupId: string;
  key: string;
  names: TextsByLanguage<string>;
  values: string[];
  group: string;
};

/** The groups of a club by group id or C1xxx id. */
export function selectGroups(db: Database, clubIdx: number, ids: readonly string[]): Promise<CodeGroup[]> {
  return db
    .select({ id: codeGroups.id, codeId: codeGroups.codeId, version: codeGroups.version })
    .from(codeGroups)
    .where(
      and(
        eq(codeGroups.clubIdx, clubIdx),
        or(inArray(codeGroups.id, [...ids]), inArray(codeGroups.codeId, [...ids])),
      ),
    );
}

/** The entries of some groups, each group in its order. */
export function selectCodes(db: Database, clubIdx: number, groupIds: readonly string[]): Promise<CodeRow[]> {
  return db
    .select({
      groupId: codes.groupId,
      key: codes.key,
      names: codes.names,
      values: codes.values,
      group: codes.group,
    })
    .from(codes)
    .where(and(eq(codes.clubIdx, clubIdx), inArray(codes.groupId, [...groupIds])))
    .orderBy(asc(codes.groupId), asc(codes.order));
}
