import { publicHolidays } from "@/lib/contract/code-values/tee-sheets";
import { scheduleDates } from "@/lib/shared/bookings/team-schedule";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { dayInfo } from "../tee-sheets";
import type { TeamForm } from "./repository";

/** A date of a team: planned, flagged for a choice by hand (holiday or closing day), booked or suspended. */
export type TeamDate = { date: string; state: "PLANNED" | "BOOKED" | "FLAGGED" | "SUSPENDED" };

/** The dates of a form: as approved, else those that its first choice would have (domain.md 7.10). */
export async function datesOf(db: Database, ctx: Context, form: TeamForm, year: number): Promise<TeamDate[]> {
  if (form.schedule.length > 0) return form.schedule;
  return plannedDates(db, ctx, form, year, 1);
}

/** The dates that a choice gives, holidays and closing days flagged; days that are over are left out. */
export async function plannedDates(
  db: Database,
  ctx: Context,
  form: Pick<TeamForm, "choices" | "rsvCycle" | "monthFrom" | "monthTo">,
  year: number,
  choiceRank: number,
): Promise<TeamDate[]> {
  const choice = form.choices.find(({ rank }) => rank === choiceRank);
  if (!choice) return [];
  const today = clubDate(ctx.now, ctx.club.zone);
  const planned: TeamDate[] = [];
  for (const date of scheduleDates({ ...form, ...choice, year })) {
    if (date <= today) continue;
    const { isOpen, holidayType } = await dayInfo(db, ctx, date);
    const isFlagged = !isOpen || publicHolidays.includes(holidayType);
    planned.push({ date, state: isFlagged ? "FLAGGED" : "PLANNED" });
  }
  return planned;
}
