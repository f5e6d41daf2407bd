import { recordDeed } from "../../domains/audit";
import { readOfficeForm, readOfficeForms, readSeasons } from "../../domains/teams";
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
    const forms = await readOfficeForms(db, act, query);
    await recordDeed(db, act, { action: "VIEW", entity: "team-form", entityKey: "list" });
    return forms;
  },
  "GET /ops/team-forms/{id}": async ({ db, act }, { params }) => {
    const form = await readOfficeForm(db, act, params.id);
    const { memberIdx } = form;
    await recordDeed(db, act, { action: "VIEW", entity: "team-form", entityKey: params.id, memberIdx });
    return form;
  },
  "PUT /ops/team-forms/{id}": ({ act, once }, { params, body }) =>
    once((tx) => decideTeam(tx, act, params.id, body)),
  "GET /ops/team-seasons": ({ db, act }, { query }) => readSeasons(db, act, query),
  "POST /ops/team-seasons": ({ act, once }, { body }) => once((tx) => openTeamSeason(tx, act, body)),
};
