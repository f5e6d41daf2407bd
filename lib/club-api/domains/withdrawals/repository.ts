import { desc, eq, gt, lte, sql } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { members, outbox, vocs, withdrawalArchives, withdrawals } from "../../db/tables";

export type NewWithdrawal = typeof withdrawals.$inferInsert;
export type NewArchive = Omit<typeof withdrawalArchives.$inferInsert, "archiveIdx">;

export async function insertWithdrawal(tx: Database, row: NewWithdrawal): Promise<void> {
  await tx.insert(withdrawals).values(row);
}

export async function insertArchives(tx: Database, rows: readonly NewArchive[]): Promise<void> {
  if (rows.length > 0) await tx.insert(withdrawalArchives).values([...rows]);
}

/** From which day a person who left may join again; null when nothing stands in the way on `today`. */
export async function selectRejoinBlock(
  db: Database,
  clubIdx: number,
  personHash: string,
  today: string,
): Promise<string | null> {
  const rows = await db
    .select({ rejoinFrom: withdrawals.rejoinFrom })
    .from(withdrawals)
    .where(
      ofClub(withdrawals, clubIdx, eq(withdrawals.personHash, personHash), gt(withdrawals.rejoinFrom, today)),
    )
    .orderBy(desc(withdrawals.rejoinFrom))
    .limit(1);
  return rows[0]?.rejoinFrom ?? null;
}

export type DataToArchive = {
  payments: { visits: unknown[]; fines: unknown[] };
  complaints: unknown[];
  accesses: unknown[];
};

/** Reads the data of a withdrawing member that the law requires to be archived, before it is erased. */
export async function selectDataToArchive(
  tx: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<DataToArchive> {
  const own = sql`club_idx = ${clubIdx} and member_idx = ${memberIdx}`;
  const list = (query: ReturnType<typeof sql>) => sql<
    unknown[]
  >`(select coalesce(jsonb_agg(found), '[]'::jsonb)
    from (${query}) as found)`;
  const rows = await tx
    .select({
      visits: list(sql`select play_date as "playDate", tee_time as "teeTime", charges, total, paid from visits
        where ${own} and paid <> 0`),
      fines: list(sql`select paid_at as "paidAt", paid_amount as "paidAmount" from penalties
        where ${own} and paid_amount <> 0`),
      complaints: list(sql`select question_type as "questionType", title, contents, created_at as "createdAt",
        answered_at as "answeredAt" from vocs where ${own}`),
      accesses: list(sql`select at, address, result from login_log where ${own} order by at`),
    })
    .from(members)
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
  const [found] = rows;
  if (!found) throw new Error(`No member ${memberIdx}`);
  const { visits, fines, complaints, accesses } = found;
  return { payments: { visits, fines }, complaints, accesses };
}

/** Destroys what was kept long enough. */
export async function deleteArchivesDue(db: Database, clubIdx: number, now: Date): Promise<void> {
  await db
    .delete(withdrawalArchives)
    .where(ofClub(withdrawalArchives, clubIdx, lte(withdrawalArchives.purgeAt, now)));
}

/** Once the block is over nothing tells any more who had left: neither the keyed hash nor the password. */
export async function forgetPersons(db: Database, clubIdx: number, today: string): Promise<void> {
  const isOver = ofClub(withdrawals, clubIdx, lte(withdrawals.rejoinFrom, today));
  await db.update(withdrawals).set({ personHash: null, reasonText: "" }).where(isOver);
  await db
    .update(members)
    .set({ passwordHash: "" })
    .where(
      ofClub(
        members,
        clubIdx,
        eq(members.state, memberState.withdrawn),
        sql`${members.passwordHash} <> ''`,
        sql`exists (select 1 from withdrawals w where w.club_idx = ${members.clubIdx}
          and w.member_idx = ${members.memberIdx} and w.rejoin_from <= ${today})`,
      ),
    );
}

/** The farewell is the last that is kept of an address; it goes as soon as it was sent, or cannot be. */
export async function deleteFarewells(db: Database, clubIdx: number): Promise<void> {
  await db.delete(outbox).where(
    ofClub(
      outbox,
      clubIdx,
      sql`${outbox.state} <> 'WAITING'`,
      sql`exists (select 1 from members m where m.club_idx = ${outbox.clubIdx}
          and m.member_idx = ${outbox.memberIdx} and m.state = '40')`,
    ),
  );
}

/** The inquiries of a member, whose files go with them. */
export async function selectInquiries(db: Database, clubIdx: number, memberIdx: number): Promise<number[]> {
  const rows = await db
    .select({ vocIdx: vocs.vocIdx })
    .from(vocs)
    .where(ofClub(vocs, clubIdx, eq(vocs.memberIdx, memberIdx)));
  return rows.map((row) => row.vocIdx);
}
