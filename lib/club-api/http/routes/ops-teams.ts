import { recordDeed } from "../../domains/audit";
import { readOfficeForms, readSeason, readSeasons } from "../../domains/teams";
import { veilFor } from "../../platform/veil";
import { changeTeamSeason } from "../../workflows/change-team-season";
import { openTeamSeason } from "../../workflows/open-team-season";
import { previewTeam } from "../../workflows/preview-team";
import { readTeamForm } from "../../workflows/read-team-form";
import { decideTeam } from "../../workflows/review-team";
import { readTeamCost } from "../../workflows/team-cost";
import type { Handlers } from "../handler";

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
  "GET /ops/team-forms": async ({ db, act }, { query }) => {
    const { reason: lookReason, ...wanted } = query;
    const veil = veilFor(lookReason);
    const { isMasked, reason } = veil;
    const forms = await readOfficeForms(db, act, wanted, veil);
    const view = { entity: "team-form", entityKey: "list", after: { isMasked }, reason };
    await recordDeed(db, act, { action: "VIEW", ...view });
    return forms;
  },
  "GET /ops/team-forms/{id}": ({ db, act }, { params, query }) =>
    readTeamForm(db, act, params.id, query.reason),
  "GET /ops/team-forms/{id}/schedule": ({ db, act }, { params, query }) =>
    previewTeam(db, act, params.id, Number(query.choiceRank)),
  "GET /ops/team-forms/{id}/cost": ({ db, act }, { params, query }) =>
    readTeamCost(db, act, params.id, query),
  "PUT /ops/team-forms/{id}": ({ act, once }, { params, body }) =>
    once((tx) => decideTeam(tx, act, params.id, body)),
  "GET /ops/team-seasons": ({ db, act }, { query }) => readSeasons(db, act, query),
  "GET /ops/team-seasons/{id}": ({ db, act }, { params }) => readSeason(db, act, params.id),
  "PUT /ops/team-seasons/{id}": ({ act, once }, { params, body }) =>
    once((tx) => changeTeamSeason(tx, act, params.id, body)),
  "POST /ops/team-seasons": ({ act, once }, { body }) => once((tx) => openTeamSeason(tx, act, body)),
};
