import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { TeeDayPreview, TeePlanInput } from "@/lib/contract/tee-sheets/ops-tee-times";
import { shownTurn, turnClashes } from "@/lib/shared/tee-times/turns";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { pickText } from "../../../platform/texts";
import { dayIn, type RuleBook, readRuleBook } from "../rule-book";
import { coursesInPlay, type PlannedSlot, skippedOn, slotDefaults, slotsOn } from "../slots/generation";
import { firstPlanDate } from "./plan-repository";

type Input = Pick<TeePlanInput, "seasons" | "templates"> & { date: string };

/** The tee times of a day by seasons and templates that need not be saved; the caller has checked them. */
export async function previewTeeDay(
  db: Database,
  ctx: Context,
  { date, seasons, templates }: Input,
): Promise<TeeDayPreview> {
  const saved = await readRuleBook(db, ctx, date);
  const book: RuleBook = { ...saved, plans: [{ fromDate: firstPlanDate, seasons, templates }] };
  const day = dayIn(book, date);
  const slots = slotsOn(book, day);
  const { season, dayCode, dayType, holidayName, isOpen } = day;
  return {
    date,
    seasonCode: season,
    dayCode,
    dayType,
    holidayName,
    isOpen,
    courses: coursesInPlay(book).map(({ courseCode, names, color }) => ({
      courseCode,
      courseName: pickText(names, ctx.choice) ?? courseCode,
      color,
      times: slots.filter((slot) => slot.courseCode === courseCode).map(timeOf),
    })),
    total: slots.length,
    held: slots.filter(({ isHeld }) => isHeld).length,
    parts: partsOf(slots),
    skipped: skippedOn(book, day),
    turns: turnsOf(book, slots, dayType === "WEEKEND"),
  };
}

function timeOf({ teeTime, turnTime, period, template, isHeld, maxPlayers }: PlannedSlot) {
  return { teeTime, ...shownTurn({ turnTime }), period, template, isHeld, maxPlayers };
}

function partsOf(slots: readonly PlannedSlot[]): TeeDayPreview["parts"] {
  return [...new Set(slots.map(({ period }) => period))].toSorted().map((period) => {
    const own = slots.filter((slot) => slot.period === period);
    return { period, times: own.length, held: own.filter(({ isHeld }) => isHeld).length };
  });
}

/** Rounds of nine holes do not go on to another course. */
function turnsOf(book: RuleBook, slots: readonly PlannedSlot[], isWeekend: boolean): TeeDayPreview["turns"] {
  if (slotDefaults(book, isWeekend).holeCode === roundHoles.nine) return [];
  const courses = coursesInPlay(book);
  const byCourse = courses.map(({ courseCode }) => {
    return [courseCode, slots.filter((slot) => slot.courseCode === courseCode)] as const;
  });
  return turnClashes(new Map(byCourse), courses);
}
