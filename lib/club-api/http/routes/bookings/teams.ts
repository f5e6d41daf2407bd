import { teamMenuCode } from "@/lib/contract/page-menus";
import { transaction } from "../../../db/transaction";
import { findMember } from "../../../domains/members";
import { emptyForm, readForm } from "../../../domains/teams";
import { ClubFailure } from "../../../platform/failure";
import { regroupTeam } from "../../../workflows/teams/regroup-team";
import { submitTeam, withdrawTeam } from "../../../workflows/teams/submit-team";
import { checkTeamApply } from "../../../workflows/teams/team-standing";
import { callingMember } from "../../context";
import type { CallContext, Handlers } from "../../handler";
import { memberShown } from "../../rights/own-member";
import { readSegments } from "../../segments";

type Wanted = { seasonIdx: number } | { year: number } | null;

/** The member and what else a `{memberIdx}/{…}` path names, in either order (domain.md 2.4). */
async function checkWanted(context: CallContext, { a, b }: { a: string; b: string }) {
  const { member, year, idx } = await readSegments(context, [a, b], ["member", "year", "idx"]);
  const shown = await memberShown(context, String(member ?? 0), "team-form");
  const wanted: Wanted = year !== undefined ? { year } : idx ? { seasonIdx: idx } : null;
  return { member: shown, wanted };
}

async function showForm(context: CallContext, { a, b }: { a: string; b: string }) {
  const { db, ctx } = context;
  const { member, idx } = await readSegments(context, [a, b], ["member", "idx"]);
  if (idx === undefined && b !== "0") throw new ClubFailure("REQ_PATH");
  const shown = await memberShown(context, String(member ?? 0), "team-form");
  if (idx) return readForm(db, ctx, idx, shown.memberIdx);
  const manager = await findMember(db, ctx.club.clubIdx, shown.memberIdx);
  if (!manager) throw new ClubFailure("NOT_FOUND");
  return emptyForm(db, ctx, manager);
}

export const teamsHandlers: Handlers<
  | "GET /reservation/team/check-apply/{a}/{b}"
  | "GET /reservation/team/form/{a}/{b}"
  | "POST /reservation/team/form"
  | "DELETE /reservation/team/form/{id}"
  | "PUT /ext/team-forms/{id}/grouping"
> = {
  "GET /reservation/team/check-apply/{a}/{b}": async (context, { params }) => {
    const { member, wanted } = await checkWanted(context, params);
    return checkTeamApply(context.db, context.ctx, member, wanted);
  },
  "GET /reservation/team/form/{a}/{b}": (context, { params }) => showForm(context, params),
  "POST /reservation/team/form": async (context, { body, files }) => {
    if (body.teamFormIdx === undefined) await context.menus.require(teamMenuCode);
    return submitTeam({ ...context, memberIdx: callingMember(context), uploads: files }, body);
  },
  "DELETE /reservation/team/form/{id}": async (context, { params }) => {
    const memberIdx = callingMember(context);
    return context.once((tx) => withdrawTeam(tx, context.ctx, memberIdx, params.id));
  },
  "PUT /ext/team-forms/{id}/grouping": (context, { params, body }) => {
    const who = { memberIdx: callingMember(context), teamFormIdx: params.id };
    return transaction(context.db, (tx) => regroupTeam(tx, context.ctx, who, body));
  },
};
