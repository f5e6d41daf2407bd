import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import {
  addView,
  deleteViewsBefore,
  deleteVisitorsBefore,
  insertVisitor,
  selectMostSeen,
} from "./repository";

export { selectMostSeen as mostSeen };

/** The longest period that the office can ask for, and the one before it to compare with. */
const countedYears = 4;

/** The moment before which no club counts any more; a day earlier, since days of clubs begin at different times. */
export const viewsKeptSince = (now: Date): Date =>
  new Date(now.getTime() - (countedYears * 366 + 1) * 86_400_000);

/** Forgets what was counted too long ago for anybody to ask. */
export function purgeViews(db: Database, { club, now }: Pick<Context, "club" | "now">): Promise<void> {
  return deleteViewsBefore(db, club.clubIdx, addDays(clubDate(now, club.zone), -countedYears * 366));
}

/** How long it is remembered who saw what. */
const rememberedDays = 2;

/**
 * Notes that a visitor saw a record on the club's day; `kind` names the record and what was done with it (`notice`,
 * `download`). True for the first time of the day. Hashes of earlier days are swept on the way.
 */
export async function noteView(
  tx: Database,
  ctx: Context,
  { kind, recordIdx, visitorHash }: { kind: string; recordIdx: number; visitorHash: string },
): Promise<boolean> {
  const { clubIdx, zone } = ctx.club;
  const date = clubDate(ctx.now, zone);
  const isFirst = await insertVisitor(tx, { clubIdx, date, visitorHash });
  if (!isFirst) return false;
  await deleteVisitorsBefore(tx, clubIdx, addDays(date, -rememberedDays));
  await addView(tx, { clubIdx, date, kind, recordIdx });
  return true;
}
