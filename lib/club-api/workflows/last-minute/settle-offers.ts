import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { grouped } from "@/lib/shared/grouped";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  clearSlots,
  countTaken,
  endOffers,
  insertOffers,
  type LastMinutePolicy,
  lockOffers,
  type OfferableSlot,
  offeredTypes,
  planOffers,
  readLastMinutePolicy,
  selectLive,
  selectRules,
} from "../../domains/last-minute";
import { slotsWithHolders } from "../../domains/reservations";
import {
  closeAtIn,
  dayIn,
  isForSale,
  lockSlots,
  type RuleBook,
  readRuleBook,
} from "../../domains/tee-sheets";
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
  for (const [endedBy, ended] of grouped(plan.end, (one) => one.endedBy)) {
    const idxs = ended.map(({ offer }) => offer.offerIdx);
    await endOffers(tx, clubIdx, idxs, endedBy, ctx.now);
  }
  await clearSlots(
    tx,
    clubIdx,
    plan.end.map(({ offer }) => offer.sheetIdx),
    ctx.now,
  );
  if (plan.make.length > 0) await makeOffers(tx, ctx, plan.make, await readOfferable(tx, ctx, policy));
}

/** `slots` as they are behind their locks: what was sold or held meanwhile is left alone. */
async function makeOffers(
  tx: Database,
  ctx: Context,
  make: ReturnType<typeof planOffers>["make"],
  slots: readonly OfferableSlot[],
): Promise<void> {
  const free = new Set(
    slots.flatMap(({ sheetIdx, isFree, isHeld }) => (isFree && !isHeld ? [sheetIdx] : [])),
  );
  const { clubIdx } = ctx.club;
  const rows = make
    .filter(({ slot }) => free.has(slot.sheetIdx))
    .map(({ slot, rule }) => ({
      clubIdx,
      ruleIdx: rule.ruleIdx,
      ruleVersion: rule.version,
      sheetIdx: slot.sheetIdx,
      playDate: slot.playDate,
      percent: rule.percent,
      memberTypes: offeredTypes(rule, slot),
      state: "LIVE" as const,
      madeAt: ctx.now,
    }));
  await insertOffers(tx, rows, ctx.now);
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
  const rows = await slotsWithHolders(tx, clubIdx, { from, to });
  return rows.map(({ slot, soldTo, hold }) => {
    const isHeld = hold !== null && hold.kind === "LOCK" && hold.expiresAt > ctx.now;
    const isKept = hold !== null && hold.kind !== "LOCK";
    return {
      sheetIdx: slot.sheetIdx,
      playDate: slot.playDate,
      courseCode: slot.courseCode,
      period: slot.period,
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
