import type { TeamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { sameTarget } from "../../domains/identity";
import { findByContact } from "../../domains/members";
import { seatedMembers, type TeamForm } from "../../domains/teams";
import type { Context } from "../../platform/context";
import type { LanguageChoice } from "../../platform/texts";
import { notifyMember, notifyMembers } from "../messages/notify";

/** A member of a team beside its representative, with the dates on which he has a seat. */
export type TeamMember = { memberIdx: number; playDates: string[] };

/**
 * Whom the club knows of a team beside its representative: members with a seat in a round of the season, and the form's
 * officers as far as they have an account. Read before rounds end, or their players are nobody any more.
 */
export async function rosterOf(tx: Database, ctx: Context, form: TeamForm): Promise<TeamMember[]> {
  const { clubIdx } = ctx.club;
  const dates = new Map<number, string[]>();
  for (const memberIdx of await officersOf(tx, ctx, form)) dates.set(memberIdx, []);
  for (const { memberIdx, playDate } of await seatedMembers(tx, clubIdx, form.teamFormIdx)) {
    if (memberIdx !== null) dates.set(memberIdx, [...(dates.get(memberIdx) ?? []), playDate]);
  }
  dates.delete(form.memberIdx);
  return [...dates].map(([memberIdx, playDates]) => ({ memberIdx, playDates }));
}

/** Name and phone number of the form must both be the account's: a slip of the pen tells no stranger. */
async function officersOf(tx: Database, ctx: Context, form: TeamForm): Promise<number[]> {
  const officers = [
    { name: form.presidentName, phoneNo: form.presidentPhone },
    { name: form.managerName, phoneNo: form.managerPhone },
  ];
  const found: number[] = [];
  for (const { name, phoneNo } of officers) {
    const accounts = await findByContact(tx, ctx.club.clubIdx, sameTarget(phoneNo));
    found.push(...accounts.filter((one) => one.name === name).map(({ memberIdx }) => memberIdx));
  }
  return found;
}

/** Representative and roster hear what became of the form (domain.md 11.10, product.md 7), each in the own words. */
export async function notifyTeam(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  state: TeamState,
  roster: readonly TeamMember[],
): Promise<void> {
  const { teamName: team, managerName: manager } = form;
  const named = async (choice: LanguageChoice) => {
    const names = await codeNames(tx, ctx.club.clubIdx, "teamStates", choice);
    return names.get(state) ?? state;
  };
  await notifyMember(tx, ctx, form.memberIdx, "teamResult", async (choice) => ({
    team,
    state: await named(choice),
  }));
  const others = roster.map(({ memberIdx }) => memberIdx);
  await notifyMembers(tx, ctx, others, "teamMemberResult", async (choice) => ({
    team,
    manager,
    state: await named(choice),
  }));
}

/**
 * Representative and roster hear that a date is given up; who had a seat on it hears it of his round (`teamRoundCancelled`),
 * and not twice.
 */
export async function notifySuspended(
  tx: Database,
  ctx: Context,
  { memberIdx, teamName: team }: TeamForm,
  date: string,
  roster: readonly TeamMember[],
): Promise<void> {
  await notifyMember(tx, ctx, memberIdx, "teamDateSuspended", () => ({ team, date }));
  const others = roster.filter(({ playDates }) => !playDates.includes(date));
  const idxs = others.map((member) => member.memberIdx);
  await notifyMembers(tx, ctx, idxs, "teamMemberDateSuspended", () => ({ team, date }));
}
