import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { joinExclusions, members } from "../../db/tables";
import type { Owner } from "./request-repository";

/** Whom members would not be joined with; of all members without `memberIdx`. */
export async function selectExclusions(
  db: Database,
  clubIdx: number,
  memberIdx?: number,
): Promise<Map<number, Set<number>>> {
  const rows = await db
    .select({ memberIdx: joinExclusions.memberIdx, otherIdx: joinExclusions.otherIdx })
    .from(joinExclusions)
    .where(
      ofClub(
        joinExclusions,
        clubIdx,
        memberIdx === undefined ? undefined : eq(joinExclusions.memberIdx, memberIdx),
      ),
    );
  const found = new Map<number, Set<number>>();
  for (const row of rows) {
    const own = found.get(row.memberIdx) ?? new Set();
    found.set(row.memberIdx, own.add(row.otherIdx));
  }
  return found;
}

/** A member's own list with the names on it. */
export function selectExcluded(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select({ exclusionIdx: joinExclusions.exclusionIdx, name: members.name })
    .from(joinExclusions)
    .innerJoin(
      members,
      ofClub(members, joinExclusions.clubIdx, eq(members.memberIdx, joinExclusions.otherIdx)),
    )
    .where(ofClub(joinExclusions, clubIdx, eq(joinExclusions.memberIdx, memberIdx)))
    .orderBy(asc(joinExclusions.exclusionIdx));
}

export async function insertExclusion(
  tx: Database,
  row: Omit<typeof joinExclusions.$inferInsert, "exclusionIdx">,
): Promise<number> {
  const { clubIdx, memberIdx, otherIdx } = joinExclusions;
  const [stored] = await tx
    .insert(joinExclusions)
    .values(row)
    .onConflictDoUpdate({ target: [clubIdx, memberIdx, otherIdx], set: { otherIdx: row.otherIdx } })
    .returning({ exclusionIdx: joinExclusions.exclusionIdx });
  if (!stored) throw new Error("The entry was not stored.");
  return stored.exclusionIdx;
}

/** False when the member's list has no such entry. */
export async function deleteExclusion(
  tx: Database,
  { clubIdx, memberIdx }: Owner,
  exclusionIdx: number,
): Promise<boolean> {
  if (!isStoredIdx(exclusionIdx)) return false;
  const rows = await tx
    .delete(joinExclusions)
    .where(
      ofClub(
        joinExclusions,
        clubIdx,
        eq(joinExclusions.memberIdx, memberIdx),
        eq(joinExclusions.exclusionIdx, exclusionIdx),
      ),
    )
    .returning({ exclusionIdx: joinExclusions.exclusionIdx });
  return rows.length > 0;
}
