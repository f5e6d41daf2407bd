import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { type DrawPost, poolCandidates } from "../../../domains/draws";
import { liveBookingOf, slotTaken } from "../../../domains/reservations";
import {
  assignSlots,
  dayIn,
  generateSheets,
  lockSlots,
  openAtIn,
  readRuleBook,
} from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";

/**
 * Keeps the slots that a post names for it: lays the sheets where they are missing, refuses a date that has opened to any
 * member type (9001 `playDates`) and a slot with a booking (4201), gives the rest openType 70. How many they are.
 */
export async function keepPool(tx: Database, ctx: Context, post: DrawPost): Promise<number> {
  const { clubIdx } = ctx.club;
  for (const date of post.playDates) {
    if (await hasOpened(tx, ctx, date)) throw new ClubFailure("VAL_FIELD", ["playDates", `${date} is open`]);
    await generateSheets(tx, ctx, date, date);
  }
  const wanted = (await poolCandidates(tx, clubIdx, post, post.drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  const locked = await lockSlots(tx, clubIdx, wanted);
  const slots = locked.filter(
    ({ openType }) => openType === slotState.open || openType === slotState.membersOnly,
  );
  const missing = post.playDates.find((date) => !slots.some((slot) => slot.playDate === date));
  if (missing) throw new ClubFailure("VAL_FIELD", ["playDates", `${missing} has no free slot`]);
  for (const slot of slots) {
    if (await liveBookingOf(tx, clubIdx, slot.sheetIdx)) throw slotTaken(slot);
  }
  const sheetIdxs = slots.map(({ sheetIdx }) => sheetIdx);
  return assignSlots(tx, ctx, sheetIdxs, { openType: slotState.draw, drawPostIdx: post.drawPostIdx });
}

/** Whether a day has opened to any member type: then it takes no draw any more. */
export async function hasOpened(db: Database, ctx: Context, date: string): Promise<boolean> {
  const book = await readRuleBook(db, ctx, date);
  const day = dayIn(book, date);
  return book.openRules.some(({ memberType }) => {
    const opens = openAtIn(book, day, memberType);
    return opens !== null && opens <= ctx.now;
  });
}
