import type { CallOutput } from "@/lib/contract/routes";
import type { LastMinute } from "@/lib/shared/fees/last-minute";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { policyNumber, readPolicies } from "../policies";
import { type OfferFilter, selectLog } from "./offer-list-repository";
import { clearSlots, deleteBefore, markTaken } from "./offer-repository";
import { type RuleRow, selectRules } from "./rule-repository";
import { isWithin, type LastMinutePolicy } from "./rules";

export { insertNotices, selectNotices } from "./notice-repository";
export { selectOffersTo } from "./offer-list-repository";
export {
  clearSlots,
  countTaken,
  endOffers,
  insertOffers,
  lockOffers,
  selectLive,
  tryToLockOffers,
} from "./offer-repository";
export { insertRule, type RuleRow, selectRule, selectRules, updateRule } from "./rule-repository";
export { type LastMinutePolicy, type OfferableSlot, offeredTypes, planOffers } from "./rules";

/** C0580 and C0581 of the club; a club without the entry offers nothing. */
export async function readLastMinutePolicy(db: Database, clubIdx: number): Promise<LastMinutePolicy> {
  const policies = await readPolicies(db, clubIdx, ["C0580", "C0581"]);
  const [bounds, notices] = [policies.get("C0580"), policies.get("C0581")];
  return {
    isOn: bounds?.value1 === "Y",
    maxPercent: policyNumber(bounds?.value2, 30),
    maxHours: policyNumber(bounds?.value3, 48),
    offersPerDay: policyNumber(bounds?.value4, 10),
    noticesPerWeek: policyNumber(notices?.value1, 2),
  };
}

/** The slot was sold by its offer; the caller holds the slot. */
export async function takeOffer(
  tx: Database,
  ctx: Context,
  { sheetIdx, lastMinute }: { sheetIdx: number; lastMinute: LastMinute | null },
  bookingIdx: number,
): Promise<void> {
  if (!lastMinute) return;
  const { clubIdx } = ctx.club;
  await markTaken(tx, { clubIdx, offerIdx: lastMinute.offerIdx, bookingIdx }, ctx.now);
  await clearSlots(tx, clubIdx, [sheetIdx], ctx.now);
}

/** The rules of the office with what the policy allows. */
export async function readRules(
  db: Database,
  ctx: Context,
): Promise<CallOutput<"GET /ops/last-minute-rules">> {
  const { clubIdx } = ctx.club;
  const policy = await readLastMinutePolicy(db, clubIdx);
  const rules = await selectRules(db, clubIdx);
  return { policy, rules: rules.map((rule) => shownRule(rule, policy)) };
}

export function shownRule(rule: RuleRow, policy: LastMinutePolicy) {
  const { clubIdx: _club, createdAt: _created, updatedAt: _updated, updatedBy: _by, ...shown } = rule;
  return { ...shown, isWithin: isWithin(rule, policy) };
}

/** The log of what was offered; nobody is named. */
export async function listOffers(
  db: Database,
  ctx: Context,
  { page, size, ...filter }: OfferFilter & { page: number; size: number },
): Promise<CallOutput<"GET /ops/last-minute-offers">> {
  const { clubIdx, zone } = ctx.club;
  const { rows, total } = await selectLog(db, clubIdx, filter, { offset: (page - 1) * size, limit: size });
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const list = rows.map(({ offer, teeTime, courseCode, rsvNo, notified }) => ({
    offerIdx: offer.offerIdx,
    playDate: offer.playDate,
    teeTime,
    percent: offer.percent,
    courseName: courses.get(courseCode) ?? courseCode,
    ruleIdx: offer.ruleIdx,
    ruleVersion: offer.ruleVersion,
    notified,
    state: offer.state,
    endedBy: offer.endedBy,
    bookingIdx: offer.bookingIdx,
    rsvNo,
    madeAt: clubTimestamp(offer.madeAt, zone),
    endedAt: offer.endedAt && clubTimestamp(offer.endedAt, zone),
  }));
  return { list, total, page, size };
}

/** Records what the office did to a rule. */
export function recordRule(
  tx: Database,
  ctx: Context,
  action: "CREATE" | "UPDATE",
  { before, after }: { before?: RuleRow; after: RuleRow },
): Promise<void> {
  return recordAudit(tx, ctx, {
    action,
    entity: "last-minute-rule",
    entityKey: after.ruleIdx,
    ...(before ? { before: seenOf(before) } : {}),
    after: seenOf(after),
  });
}

function seenOf({ courseCode, period, dayType, memberTypes, percent, hoursBefore, isOn, version }: RuleRow) {
  return { courseCode, period, dayType, memberTypes, percent, hoursBefore, isOn, version };
}

/** How long what was offered can be looked up: as long as the fairness view looks back. */
const retentionDays = 730;

export function purgeOffers(db: Database, { club, now }: Context): Promise<void> {
  return deleteBefore(db, club.clubIdx, addDays(clubDate(now, club.zone), -retentionDays));
}
