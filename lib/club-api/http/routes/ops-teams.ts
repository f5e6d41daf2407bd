import { recordDeed } from "../../domains/audit";
import { readOfficeForm, readOfficeForms, readSeasons } from "../../domains/teams";
import { veilFor } from "../../platform/veil";
import { openTeamSeason } from "../../workflows/open-team-season";
import { decideTeam } from "../../workflows/review-team";
import type { Handlers } from "../handler";

export const opsTeamsHandlers: Handlers<
  | "GET /ops/team-forms"
  | "GET /ops/team-forms/{id}"
  | "PUT /ops/team-forms/{id}"
  | "GET /ops/team-seasons"
  | "POST /ops/team-seasons"
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
  "GET /ops/team-forms/{id}": async ({ db, act }, { params, query }) => {
    const veil = veilFor(query.reason);
    const { isMasked, reason } = veil;
    const form = await readOfficeForm(db, act, params.id, veil);
    const { memberIdx } = form;
    const view = { entity: "team-form", entityKey: params.id, memberIdx, after: { isMasked }, reason };
    await recordDeed(db, act, { action: "VIEW", ...view });
    return form;
  },
  "PUT /ops/team-forms/{id}": ({ act, once }, { params, body }) =>
    once((tx) => decideTeam(tx, act, params.id, body)),
  "GET /ops/team-seasons": ({ db, act }, { query }) => readSeasons(db, act, query),
  "POST /ops/team-seasons": ({ act, once }, { body }) => once((tx) => openTeamSeason(tx, act, body)),
};
