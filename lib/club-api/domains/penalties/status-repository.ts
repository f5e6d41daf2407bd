import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { gatheredRead } from "../../db/shared-read";
import { penalties } from "../../db/tables";
import { active, ofMember, type Penalty } from "./repository";

const readActive = gatheredRead(async (db, keys: readonly { clubIdx: number; memberIdx: number }[]) => {
  const clubIdxs = [...new Set(keys.map(({ clubIdx }) => clubIdx))];
  const memberIdxs = [...new Set(keys.map(({ memberIdx }) => memberIdx))];
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        sql`${penalties.clubIdx} = any(${sql.param(clubIdxs)})`,
        sql`${penalties.memberIdx} = any(${sql.param(memberIdxs)})`,
        eq(penalties.state, active),
      ),
    )
    .orderBy(asc(penalties.penaltyIdx));
  return keys.map((key) =>
    rows.filter((row) => row.clubIdx === key.clubIdx && row.memberIdx === key.memberIdx),
  );
});

/** The suspensions in force or in line; read under the member's lock when they are to be changed. */
export function selectActive(db: Database, clubIdx: number, memberIdx: number): Promise<Penalty[]> {
  return readActive(db, { clubIdx, memberIdx });
}

/** Every penalty of a member since a moment, oldest first. */
export function selectSince(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  since: Date,
): Promise<Penalty[]> {
  return db
    .select()
    .from(penalties)
    .where(and(ofMember(clubIdx, memberIdx), gt(penalties.createdAt, since)))
    .orderBy(asc(penalties.createdAt), asc(penalties.penaltyIdx));
}

/** How many penalties of a member were released for a reason since a moment. */
export async function countReleased(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { releaseReason, since }: { releaseReason: string; since: Date },
): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(penalties)
    .where(
      and(
        ofMember(clubIdx, memberIdx),
        eq(penalties.releaseReason, releaseReason),
        eq(penalties.state, penaltyState.waived),
        gt(penalties.releasedAt, since),
      ),
    );
  return rows[0]?.count ?? 0;
}

/** Fines of a member that are due: not waived and not fully paid. */
export async function countUnpaid(db: Database, clubIdx: number, memberIdx: number): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(penalties)
    .where(
      and(
        ofMember(clubIdx, memberIdx),
        sql`${penalties.state} in ('10', '40')`,
        gt(penalties.fineAmount, penalties.paidAmount),
      ),
    );
  return rows[0]?.count ?? 0;
}

/** Who of some members is suspended at a moment. */
export async function selectSuspended(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ memberIdx: penalties.memberIdx })
    .from(penalties)
    .where(
      ofClub(
        penalties,
        clubIdx,
        sql`${penalties.memberIdx} = any(${sql.param([...memberIdxs])})`,
        eq(penalties.state, active),
        gt(penalties.suspendTo, now),
      ),
    );
  return new Set(rows.map(({ memberIdx }) => memberIdx));
}
