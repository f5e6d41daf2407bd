import { count, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { openingTickets, teeSlots } from "../../db/tables";
import type { Line } from "./rules";

type Ticket = typeof openingTickets.$inferInsert;

/** Keeps a member's first ticket and the last session. */
export async function insertTicket(tx: Database, ticket: Ticket): Promise<void> {
  const { clubIdx, playDate, openAt, memberIdx } = openingTickets;
  await tx
    .insert(openingTickets)
    .values(ticket)
    .onConflictDoUpdate({
      target: [clubIdx, playDate, openAt, memberIdx],
      set: { sessionIdx: ticket.sessionIdx ?? null },
    });
}

/** A member's place in a line and the slots of the day that the type may buy, in one look. */
export async function selectLine(
  db: Database,
  input: { clubIdx: number; playDate: string; openAt: Date; memberIdx: number; memberType: string },
): Promise<Line> {
  const { clubIdx, playDate, openAt, memberIdx, memberType } = input;
  const mine = alias(openingTickets, "mine");
  const isBefore = sql`(${openingTickets.draw}, ${openingTickets.memberIdx}) < (${mine.draw}, ${mine.memberIdx})`;
  const [line] = await db
    .select({
      total: count(),
      earlier: sql<number | null>`case when count(${mine.memberIdx}) > 0
        then (count(*) filter (where ${isBefore}))::int end`,
      sessionIdx: sql<number | null>`max(${mine.sessionIdx})`,
      slotsOnSale: sql<number>`(select count(*)::int from ${teeSlots} where ${ofClub(
        teeSlots,
        clubIdx,
        eq(teeSlots.playDate, playDate),
        sql`(${teeSlots.openType} = '10'
          or (${teeSlots.openType} = '60' and ${memberType} = any(${teeSlots.memberTypes})))`,
      )})`,
    })
    .from(openingTickets)
    .leftJoin(
      mine,
      ofClub(
        mine,
        openingTickets.clubIdx,
        eq(mine.playDate, openingTickets.playDate),
        eq(mine.openAt, openingTickets.openAt),
        eq(mine.memberIdx, memberIdx),
      ),
    )
    .where(
      ofClub(
        openingTickets,
        clubIdx,
        eq(openingTickets.playDate, playDate),
        eq(openingTickets.openAt, openAt),
      ),
    );
  return line ?? { total: 0, earlier: null, sessionIdx: null, slotsOnSale: 0 };
}

export async function deleteTicketsBefore(db: Database, openAt: Date): Promise<void> {
  await db.delete(openingTickets).where(lt(openingTickets.openAt, openAt));
}
