import { transaction } from "@/lib/club-api/db/transaction";
import { recordAudit } from "@/lib/club-api/domains/audit";
import { findMember } from "@/lib/club-api/domains/members";
import { emptyForm, readForm, readOfficeForms, readSeason, readSeasons } from "@/lib/club-api/domains/teams";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { veilFor } from "@/lib/club-api/platform/veil";
import { changeTeamSeason, openTeamSeason } from "@/lib/club-api/workflows/teams/change-team-season";
import { previewTeam } from "@/lib/club-api/workflows/teams/preview-team";
import { regroupTeam } from "@/lib/club-api/workflows/teams/regroup-team";
import { decideTeam, readTeamForm } from "@/lib/club-api/workflows/teams/review-team";
import { submitTeam, withdrawTeam } from "@/lib/club-api/workflows/teams/submit-team";
import { readTeamCost } from "@/lib/club-api/workflows/teams/team-cost";
import { checkTeamApply } from "@/lib/club-api/workflows/teams/team-eligibility";
import { teamMenuCode } from "@/lib/contract/page-menus";
import { callingMember, memberShown, readSegments } from "../context";
import type { CallContext, RouteHandlers } from "../handler";

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

export const teamsHandlers = {
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
  "GET /ops/team-forms": async ({ db, ctx }, { query }) => {
    const { reason: unmaskReason, ...wanted } = query;
    const veil = veilFor(unmaskReason);
    const { isMasked, reason } = veil;
    const forms = await readOfficeForms(db, ctx, wanted, veil);
    const view = { entity: "team-form", entityKey: "list", after: { isMasked }, reason };
    await recordAudit(db, ctx, { action: "VIEW", ...view });
    return forms;
  },
  "GET /ops/team-forms/{id}": ({ db, ctx }, { params, query }) =>
    readTeamForm(db, ctx, params.id, query.reason),
  "GET /ops/team-forms/{id}/schedule": ({ db, ctx }, { params, query }) =>
    previewTeam(db, ctx, params.id, Number(query.choiceRank)),
  "GET /ops/team-forms/{id}/cost": ({ db, ctx }, { params, query }) =>
    readTeamCost(db, ctx, params.id, query),
  "PUT /ops/team-forms/{id}": ({ ctx, once }, { params, body }) =>
    once((tx) => decideTeam(tx, ctx, params.id, body)),
  "GET /ops/team-seasons": ({ db, ctx }, { query }) => readSeasons(db, ctx, query),
  "GET /ops/team-seasons/{id}": ({ db, ctx }, { params }) => readSeason(db, ctx, params.id),
  "PUT /ops/team-seasons/{id}": ({ ctx, once }, { params, body }) =>
    once((tx) => changeTeamSeason(tx, ctx, params.id, body)),
  "POST /ops/team-seasons": ({ ctx, once }, { body }) => once((tx) => openTeamSeason(tx, ctx, body)),
} satisfies RouteHandlers;
