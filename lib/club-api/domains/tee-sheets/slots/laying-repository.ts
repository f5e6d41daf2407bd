import { and, asc, between, eq, gte, inArray, isNotNull, notExists, or, sql } from "drizzle-orm";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { holdExists, holdOfSlot, saleExists, saleOfSlot } from "../../../db/slot-holders";
import { bookings, drawApplications, slotLocks, teeSlots, waitings } from "../../../db/tables";
import { purposeOfSlot } from "../days/calendar-repository";
import type { Purpose } from "../desk-rules";

const slotColumns = {
  sheetIdx: teeSlots.sheetIdx,
  playDate: teeSlots.playDate,
  courseCode: teeSlots.courseCode,
  teeTime: teeSlots.teeTime,
};

/** Bookings, offers and draw results that name a slot, past ones too. */
function namingRows(db: Database) {
  const one = { one: sql`1` };
  return [
    db
      .select(one)
      .from(bookings)
      .where(ofClub(bookings, teeSlots.clubIdx, eq(bookings.sheetIdx, teeSlots.sheetIdx))),
    db
      .select(one)
      .from(waitings)
      .where(ofClub(waitings, teeSlots.clubIdx, eq(waitings.offerSheetIdx, teeSlots.sheetIdx))),
    db
      .select(one)
      .from(drawApplications)
      .where(
        ofClub(drawApplications, teeSlots.clubIdx, eq(drawApplications.resultSheetIdx, teeSlots.sheetIdx)),
      ),
  ];
}

export type SpanRow = {
  sheetIdx: number;
  playDate: string;
  courseCode: string;
  teeTime: string;
  purpose: Purpose;
  isSqueezed: boolean;
  hasHistory: boolean;
};

/** The slots of a span of days with what they are kept for, in order. */
export function selectSpan(
  db: Database,
  { clubIdx, from, to, now }: { clubIdx: number; from: string; to: string; now: Date },
): Promise<SpanRow[]> {
  const isNamed = sql.join(
    namingRows(db).map((rows) => sql`exists (${rows})`),
    sql` or `,
  );
  return db
    .select({
      ...slotColumns,
      isSqueezed: teeSlots.isSqueezed,
      purpose: purposeOfSlot(now),
      hasHistory: sql<boolean>`(${isNamed})`,
    })
    .from(teeSlots)
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(slotLocks, holdOfSlot)
    .where(ofClub(teeSlots, clubIdx, between(teeSlots.playDate, from, to)))
    .orderBy(asc(teeSlots.sheetIdx));
}

/** The slots from a day on that are sold, held, or kept for a draw or a team. */
export function selectPromised(
  db: Database,
  { clubIdx, from, now }: { clubIdx: number; from: string; now: Date },
): Promise<{ sheetIdx: number; playDate: string; courseCode: string; teeTime: string; purpose: Purpose }[]> {
  return db
    .select({ ...slotColumns, purpose: purposeOfSlot(now) })
    .from(teeSlots)
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(slotLocks, holdOfSlot)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        gte(teeSlots.playDate, from),
        or(
          inArray(teeSlots.openType, [slotState.draw, slotState.team]),
          isNotNull(teeSlots.linkedSheetIdx),
          isNotNull(bookings.bookingIdx),
          isNotNull(slotLocks.sheetIdx),
        ),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
}

/** Removes slots that nothing names, with the locks on them that have run out. How many went. */
export async function deleteUnsold(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  now: Date,
): Promise<number> {
  if (sheetIdxs.length === 0) return 0;
  await tx
    .delete(slotLocks)
    .where(
      ofClub(
        slotLocks,
        clubIdx,
        inArray(slotLocks.sheetIdx, [...sheetIdxs]),
        and(eq(slotLocks.kind, "LOCK"), sql`${slotLocks.expiresAt} <= ${now.toISOString()}`),
      ),
    );
  const gone = await tx
    .delete(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.sheetIdx, [...sheetIdxs]),
        ...namingRows(tx).map((rows) => notExists(rows)),
        notExists(saleExists(tx)),
        notExists(holdExists(tx, now)),
      ),
    )
    .returning({ sheetIdx: teeSlots.sheetIdx });
  return gone.length;
}
