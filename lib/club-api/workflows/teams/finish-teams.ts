import { teamState } from "@/lib/contract/code-values/teams";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { approvedForms, updateForm } from "../../domains/teams";
import type { Context } from "../../platform/context";
import { notifyMember } from "../messages/notify";

/** 30 to 70 once the last month of a form is over (domain.md 8.6); run again it finds none. */
export async function finishTeams(db: Database, ctx: Context): Promise<void> {
  const today = clubDate(ctx.now, ctx.club.zone);
  for (const { form, year } of await approvedForms(db, ctx.club.clubIdx)) {
    const lastMonth = `${year}-${String(form.monthTo).padStart(2, "0")}`;
    if (today.slice(0, 7) <= lastMonth) continue;
    await transaction(db, (tx) =>
      updateForm(tx, form, [teamState.approved], { state: teamState.finished, updatedAt: ctx.now }),
    );
  }
}

/** Tells each team on the day before a date that roster and grouping are due (domain.md 7.10), once per date. */
export async function remindRosters(db: Database, ctx: Context): Promise<void> {
  const tomorrow = addDays(clubDate(ctx.now, ctx.club.zone), 1);
  for (const { form } of await approvedForms(db, ctx.club.clubIdx)) {
    if (!form.schedule.some(({ date, state }) => date === tomorrow && state === "BOOKED")) continue;
    const vars = { team: form.teamName, date: tomorrow };
    const dedupeKey = `team-roster:${form.teamFormIdx}:${tomorrow}`;
    await notifyMember(db, ctx, form.memberIdx, "teamRosterDue", () => vars, { dedupeKey });
  }
}
