import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  countTaken,
  endOffer,
  insertOffer,
  type LastMinutePolicy,
  lockOffers,
  type OfferableSlot,
  offeredTypes,
  planOffers,
  readLastMinutePolicy,
  selectLive,
  selectRules,
  selectSlots,
  setSlotOffer,
} from "../../domains/last-minute";
import { isHeldByAnother, readSlotSnapshot } from "../../domains/reservations";
import { closeAtIn, dayIn, lockSlots, type RuleBook, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

/**
 * THE one place where offers are made and ended untaken: each minute, and whenever a rule is saved. One at a time does so for
 * a club; each slot is looked at again behind its lock, so that nothing is offered that somebody is booking.
 */
export async function settleOffers(tx: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  await lockOffers(tx, clubIdx);
  const policy = await readLastMinutePolicy(tx, clubIdx);
  const rules = await selectRules(tx, clubIdx);
  const live = await selectLive(tx, clubIdx);
  if (live.length === 0 && !(policy.isOn && rules.some(({ isOn }) => isOn))) return;
  const slots = await readOfferable(tx, ctx, policy);
  const taken = await countTaken(tx, clubIdx, clubDate(ctx.now, ctx.club.zone));
  const plan = planOffers({ policy, rules, slots, live, taken, now: ctx.now });
  await lockSlots(tx, clubIdx, [
    ...plan.end.map(({ offer }) => offer.sheetIdx),
    ...plan.make.map(({ slot }) => slot.sheetIdx),
  ]);
  for (const { offer, endedBy } of plan.end) {
    await endOffer(tx, { clubIdx, offerIdx: offer.offerIdx }, endedBy, ctx.now);
    await setSlotOffer(tx, { clubIdx, sheetIdx: offer.sheetIdx }, null, ctx.now);
  }
  for (const made of plan.make) await makeOffer(tx, ctx, made);
}

async function makeOffer(
  tx: Database,
  ctx: Context,
  { slot, rule }: ReturnType<typeof planOffers>["make"][number],
): Promise<void> {
  const { clubIdx } = ctx.club;
  const { sheetIdx, playDate } = slot;
  const snapshot = await readSlotSnapshot(tx, clubIdx, sheetIdx);
  const isGone = !snapshot || snapshot.soldTo !== null || isHeldByAnother(snapshot, null, ctx.now);
  if (isGone || !isForSale(snapshot.slot)) return;
  const { ruleIdx, version: ruleVersion, percent } = rule;
  const memberTypes = offeredTypes(rule, slot);
  const { offerIdx } = await insertOffer(tx, {
    ...{ clubIdx, ruleIdx, ruleVersion, sheetIdx, playDate, percent, memberTypes },
    state: "LIVE",
    madeAt: ctx.now,
  });
  await setSlotOffer(tx, { clubIdx, sheetIdx }, { offerIdx, percent, memberTypes }, ctx.now);
}

const hoursOfDay = 24;

/** The tee times that a rule could reach, from today on. */
async function readOfferable(
  tx: Database,
  ctx: Context,
  { maxHours }: LastMinutePolicy,
): Promise<OfferableSlot[]> {
  const { clubIdx, zone } = ctx.club;
  const from = clubDate(ctx.now, zone);
  const to = addDays(from, Math.ceil(maxHours / hoursOfDay));
  const book = await readRuleBook(tx, ctx, from, to);
  const rows = await selectSlots(tx, clubIdx, { from, to });
  return rows.map(({ slot, soldTo, hold }) => {
    const isHeld = hold !== null && hold.kind === "LOCK" && hold.expiresAt > ctx.now;
    const isKept = hold !== null && hold.kind !== "LOCK";
    return {
      ...{
        sheetIdx: slot.sheetIdx,
        playDate: slot.playDate,
        courseCode: slot.courseCode,
        period: slot.period,
      },
      dayType: dayTypeOf(book, slot.playDate),
      memberTypes: slot.openType === slotState.membersOnly ? (slot.memberTypes ?? []) : null,
      teeOff: atClubTime(slot.playDate, slot.teeTime, zone),
      closesAt: closeAtIn(book, slot.playDate),
      isFree: soldTo === null && !isKept && isForSale(slot),
      isHeld,
    };
  });
}

function dayTypeOf(book: RuleBook, date: string): OfferableSlot["dayType"] {
  const { isOpen, dayType } = dayIn(book, date);
  return isOpen ? dayType : null;
}

function isForSale({
  openType,
  linkedSheetIdx,
}: {
  openType: string;
  linkedSheetIdx: number | null;
}): boolean {
  return linkedSheetIdx === null && (openType === slotState.open || openType === slotState.membersOnly);
}
