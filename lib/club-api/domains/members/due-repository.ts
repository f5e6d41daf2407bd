import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { members } from "../../db/tables";
import type { MemberRow } from "./repository";

/** More than a run can meet between two; the rest comes with the next. */
const batchSize = 500;

type Due = { clubIdx: number; afterIdx: number };

const inOrder = ({ clubIdx, afterIdx }: Due) =>
  ofClub(members, clubIdx, eq(members.state, memberState.active), gt(members.memberIdx, afterIdx));

/** Active members whose last sign-in (or joining) lies at or before a moment; `isUnnotified` leaves out whom a notice reached. */
export function selectDormantDue(
  db: Database,
  due: Due & { lastLoginBy: Date; isUnnotified: boolean },
): Promise<MemberRow[]> {
  const since = sql`coalesce(${members.lastLoginAt}, ${members.createdAt})`;
  return db
    .select()
    .from(members)
    .where(
      and(
        inOrder(due),
        sql`${since} <= ${due.lastLoginBy.toISOString()}`,
        due.isUnnotified ? isNull(members.dormantNotifiedAt) : undefined,
      ),
    )
    .orderBy(asc(members.memberIdx))
    .limit(batchSize);
}

/** Active members whose password was changed at or before a moment. */
export function selectPasswordsChangedBy(db: Database, due: Due & { changedBy: Date }): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(inOrder(due), lte(members.passwordChangedAt, due.changedBy)))
    .orderBy(asc(members.memberIdx))
    .limit(batchSize);
}

/** Active members who want advertising and were neither asked nor reminded since a moment (P-03). */
export function selectMarketingDue(db: Database, due: Due & { saidBy: Date }): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(
      and(
        inOrder(due),
        or(eq(members.marketingSms, true), eq(members.marketingEmail, true), eq(members.marketingPush, true)),
        or(isNull(members.marketingToldAt), lte(members.marketingToldAt, due.saidBy)),
        lte(members.createdAt, due.saidBy),
        sql`not exists (select 1 from terms_agreements a where a.club_idx = ${members.clubIdx}
          and a.member_idx = ${members.memberIdx} and a.term_type = '30' and a.agreed
          and a.agreed_at > ${due.saidBy.toISOString()})`,
      ),
    )
    .orderBy(asc(members.memberIdx))
    .limit(batchSize);
}
