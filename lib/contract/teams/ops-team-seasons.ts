import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { month, season } from "./teams";

const menu = "940400";

const seasonTexts = z.strictObject({
  title: z.string().trim().min(1).max(120),
  rules: z.string().max(200_000),
});

export const teamSeasonBody = seasonTexts.extend({
  i18n: textsByLanguage(seasonTexts).optional(),
  year: z.int().min(2020).max(2100),
  applyFrom: timestamp,
  applyTo: timestamp,
  announceDate: dateText,
  monthFrom: month,
  monthTo: month,
  minTeams: z.int().min(1).max(99).optional(),
  maxTeams: z.int().min(1).max(99).optional(),
  requiredRounds: z.int().min(0).max(60).optional(),
  maxSuspensions: z.int().min(0).max(60).optional(),
  memberTypes: z.array(codeKey).min(1).max(30),
});

const officeSeason = season.extend({
  memberTypes: z.array(codeKey),
  formCount: z.int(),
  i18n: textsByLanguage(seasonTexts),
  version: z.int(),
});

/** Capacity that the open forms (10, 20, 30, 50) need of their season; null without one. */
const acceptedForms = z.object({
  forms: z.int(),
  minTeams: z.int(),
  maxTeams: z.int(),
  monthFrom: month,
  monthTo: month,
  requiredRounds: z.int(),
  maxSuspensions: z.int(),
  memberTypes: z.array(codeKey),
});
export type AcceptedForms = z.infer<typeof acceptedForms>;
const seasonDetail = officeSeason.extend({ standing: acceptedForms.nullable() });
export type TeamSeasonDetail = z.infer<typeof seasonDetail>;

export const opsTeamSeasonRoutes = [
  defineRoute("GET /ops/team-seasons", {
    summary: "Team seasons, the latest year first.",
    permission: { menu, flag: "R" },
    query: z.strictObject(listQueryShape),
    output: pageOf(officeSeason),
  }),
  defineRoute("GET /ops/team-seasons/{id}", {
    summary: "A team season with what its standing forms need of it.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject(commonQuery),
    output: seasonDetail,
  }),
  defineRoute("PUT /ops/team-seasons/{id}", {
    summary: "Changes a team season; numbers that its standing forms would break are refused.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: teamSeasonBody.extend({ version: z.int() }),
    output: z.object({ seasonIdx: idx, version: z.int() }),
    idempotent: true,
  }),
  defineRoute("POST /ops/team-seasons", {
    summary: "Opens a season for team forms; numbers that are left out follow C0380.",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: teamSeasonBody,
    output: z.object({ seasonIdx: idx, year: z.int() }),
    idempotent: true,
  }),
] as const;
