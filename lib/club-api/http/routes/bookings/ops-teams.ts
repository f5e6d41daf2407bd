import { recordAudit } from "../../../domains/audit";
import { readOfficeForms, readSeason, readSeasons } from "../../../domains/teams";
import { veilFor } from "../../../platform/veil";
import { changeTeamSeason } from "../../../workflows/teams/change-team-season";
import { openTeamSeason } from "../../../workflows/teams/open-team-season";
import { previewTeam } from "../../../workflows/teams/preview-team";
import { readTeamForm } from "../../../workflows/teams/read-team-form";
import { decideTeam } from "../../../workflows/teams/review-team";
import { readTeamCost } from "../../../workflows/teams/team-cost";
import type { Handlers } from "../../handler";

export const opsTeamsHandlers: Handlers<
  | "GET /ops/team-forms"
  | "GET /ops/team-forms/{id}"
  | "GET /ops/team-forms/{id}/schedule"
  | "GET /ops/team-forms/{id}/cost"
  | "PUT /ops/team-forms/{id}"
  | "GET /ops/team-seasons"
  | "GET /ops/team-seasons/{id}"
  | "POST /ops/team-seasons"
  | "PUT /ops/team-seasons/{id}"
> = {
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
};
