import { and, desc, eq, gte, isNull, lte, notInArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { notices } from "../../db/tables";
import type { Act } from "../../platform/act";
import { Board, dayOf, isKept } from "../boards";

export type NoticeRow = typeof notices.$inferSelect;

const maxPinned = 5;

export const noticeBoard = new Board({
  table: notices,
  kind: "notice",
  key: "noticeIdx",
  place: "createdAt",
  searchColumn: "searchTexts",
  period: { from: "openFrom", to: "openTo", in: "days" },
  isShown: isOpen,
});

/** Within its days, both included. */
function isOpen(act: Act): SQL | undefined {
  const today = dayOf(act);
  return and(
    or(isNull(notices.openFrom), lte(notices.openFrom, today)),
    or(isNull(notices.openTo), gte(notices.openTo, today)),
  );
}

/** Pinned, and the pin has not run out. */
export function isPinned(act: Act): SQL | undefined {
  return and(eq(notices.isTop, true), or(isNull(notices.topUntil), gte(notices.topUntil, dayOf(act))));
}

/** Not among the pinned ones that stand at the top: a sixth pinned notice is in the list, not lost. */
export function isNotAtTop(db: Database, act: Act): SQL {
  const atTop = db
    .select({ noticeIdx: notices.noticeIdx })
    .from(notices)
    .where(
      and(
        eq(notices.clubIdx, act.club.clubIdx),
        eq(notices.isVisible, true),
        isKept(notices),
        isOpen(act),
        isPinned(act),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.noticeIdx))
    .limit(maxPinned);
  return notInArray(notices.noticeIdx, atTop);
}
