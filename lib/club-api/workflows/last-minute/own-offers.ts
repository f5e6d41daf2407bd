import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { readLastMinutePolicy, selectOffersTo } from "../../domains/last-minute";
import { findMember } from "../../domains/members";
import { takesNotices } from "../../domains/outbox";
import { readFormats } from "../../domains/policies";
import { closeAtIn, dayIn, greenFeeIn, openAtIn, readRuleBook, type Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { suspendedUntil } from "../bookings/slot-checks";

type Answer = CallOutput<"GET /ext/last-minute">;

/** Offers to a member now, with the price beside the usual one, and whether the member is notified. */
export async function readOwnOffers(db: Database, ctx: Context, memberIdx: number): Promise<Answer> {
  const { clubIdx } = ctx.club;
  const member = await findMember(db, clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  const { memberType, marketingPush: hasConsent } = member;
  const { isOn } = await readLastMinutePolicy(db, clubIdx);
  const isNotified = await takesNotices(db, { clubIdx, memberIdx }, "lastMinute");
  const rows = await selectOffersTo(db, clubIdx, { memberType, memberIdx, now: ctx.now });
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const formats = await readFormats(db, clubIdx);
  const offers: Answer["offers"] = [];
  for (const { slot } of rows) {
    const fees = await feesOf(db, ctx, slot, memberType);
    if (!fees) continue;
    const { sheetIdx, playDate, teeTime, courseCode } = slot;
    const courseName = courses.get(courseCode) ?? courseCode;
    const [greenFee, usualFee] = [moneyToWire(fees.now, formats), moneyToWire(fees.usual, formats)];
    offers.push({ sheetIdx, playDate, teeTime, courseName, percent: fees.percent, greenFee, usualFee });
  }
  return { isOn, isNotified, hasConsent, suspendedUntil: await suspendedUntil(db, ctx, memberIdx), offers };
}

/** The own green fee of a full party with and without the offer; null where the type cannot book the slot now. */
async function feesOf(db: Database, ctx: Context, slot: Slot, memberType: string) {
  const book = await readRuleBook(db, ctx, slot.playDate);
  const openAt = openAtIn(book, dayIn(book, slot.playDate), memberType);
  if (openAt === null || openAt > ctx.now || ctx.now >= closeAtIn(book, slot.playDate)) return null;
  const percent = slot.lastMinute?.percent ?? 0;
  const round = { slot, holeCode: slot.holeCode, partySize: slot.maxPlayers };
  const now = greenFeeIn(book, { ...round, percentOff: percent }, memberType);
  const usual = greenFeeIn(book, round, memberType);
  return now && usual && { now, usual, percent };
}
