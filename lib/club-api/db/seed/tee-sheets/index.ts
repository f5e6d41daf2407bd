import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { daysAhead, slotsToLay } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import type { Database } from "../../database";
import { teeSlots } from "../../tables";
import { type DemoDays, demoZone } from "../play/demo-day";
import { bulkInsert } from "../tools/bulk";
import { seedFilledBookings } from "./bookings";
import { seedCourses } from "./courses";
import { isInDrawPool } from "./filling";
import { seedSheetRules } from "./rules";

export { drawDistances, pool } from "./filling";

/** A little more than the filled days: the round of 33 days ago (visit 550001) is on a sheet of its own. */
const daysBack = 35;

/** Courses, rules, sheets and the bookings that fill them (domain.md 7.1 to 7.4, 10). */
export async function seedTeeSheets(
  tx: Database,
  { clubIdx, clubCode, now, days }: { clubIdx: number; clubCode: string; now: Date; days: DemoDays },
): Promise<void> {
  await seedCourses(tx, clubIdx);
  await seedSheetRules(tx, clubIdx);
  const ctx = seedContext({ clubIdx, clubCode, now });
  const laid = await slotsToLay(tx, ctx, days.day(-daysBack), days.day(daysAhead));
  const slots = laid.map((slot) => ({
    ...slot,
    openType: isInDrawPool(days, slot) ? slotState.draw : slotState.open,
  }));
  await bulkInsert(tx, teeSlots, slots);
  await seedFilledBookings(tx, ctx, days, slots);
}

/** The seed acts like a job of the demo club. */
export function seedContext({
  clubIdx,
  clubCode,
  now,
}: {
  clubIdx: number;
  clubCode: string;
  now: Date;
}): Context {
  return {
    club: { clubIdx, clubCode, defaultLanguage: "en", languages: ["en", "ko", "ja", "zh"], zone: demoZone },
    now,
    choice: { language: "en", defaultLanguage: "en" },
    by: { kind: "job", name: "seed" },
    address: null,
    requestId: "seed",
    trail: { records: 0 },
  };
}
