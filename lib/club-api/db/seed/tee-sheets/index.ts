import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { fallbackLanguage, languages } from "@/lib/shared/languages";
import { dayIn, daysAhead, readRuleBook, slotsToLay } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { teeSlots } from "../../tables";
import type { Seeding } from "../seeding";
import { seedFilledBookings } from "./bookings";
import { seedCourses } from "./courses";
import { eventPrice } from "./event-prices";
import { isInDrawPool } from "./filling";
import { seedSheetRules } from "./rules";

/** A little more than the filled days: the round of 33 days ago (visit 550001) is on a sheet of its own. */
const daysBack = 35;

/** Courses, rules, sheets and the bookings that fill them (domain.md 7.1 to 7.4, 10). */
export async function seedTeeSheets(tx: Database, seeding: Seeding): Promise<void> {
  const { clubIdx, clubCode, now, days } = seeding;
  await seedCourses(tx, seeding);
  await seedSheetRules(tx, seeding);
  const ctx = seedContext({ clubIdx, clubCode, now, zone: days.zone });
  const laid = await slotsToLay(tx, ctx, days.day(-daysBack), days.day(daysAhead));
  const weekends = await weekendsAmong(tx, ctx, laid);
  const slots = laid.map((slot) => ({
    ...slot,
    priceOverride: eventPrice(seeding, slot, weekends.has(slot.playDate)),
    openType: isInDrawPool(seeding, slot) ? slotState.draw : slot.openType,
  }));
  await bulkInsert(tx, teeSlots, slots);
  await seedFilledBookings(tx, ctx, seeding, slots);
}

/** The days that are priced as weekends, public holidays among them. */
async function weekendsAmong(
  tx: Database,
  ctx: Context,
  slots: readonly { playDate: string }[],
): Promise<Set<string>> {
  const dates = [...new Set(slots.map(({ playDate }) => playDate))].sort();
  const book = await readRuleBook(tx, ctx, dates[0] ?? "", dates.at(-1));
  return new Set(dates.filter((date) => dayIn(book, date).dayType === "WEEKEND"));
}

/** The seed acts like a job of the demo club. */
export function seedContext({
  clubIdx,
  clubCode,
  now,
  zone,
}: {
  clubIdx: number;
  clubCode: string;
  now: Date;
  zone: string;
}): Context {
  return {
    club: { clubIdx, clubCode, defaultLanguage: fallbackLanguage, languages, zone },
    now,
    choice: { language: fallbackLanguage, defaultLanguage: fallbackLanguage },
    by: { kind: "job", name: "seed" },
    address: null,
    requestId: "seed",
    trail: { records: 0 },
  };
}
