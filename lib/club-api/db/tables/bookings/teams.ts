import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { TeamCycle, TeamState } from "@/lib/contract/code-values/teams";
import type { HoleCode, WeekdayCode, WeekTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant, type Texts } from "../columns";

/** domain.md 6 `TeamSeason`: when groups apply for the coming year. */
export const teamSeasons = pgTable(
  "team_seasons",
  {
    seasonIdx: integer("season_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    year: integer("year").notNull(),
    texts: jsonb("texts").$type<Texts<{ title: string; rules: string }>>().notNull(),
    applyFrom: instant("apply_from").notNull(),
    applyTo: instant("apply_to").notNull(),
    announceDate: date("announce_date").notNull(),
    monthFrom: integer("month_from").notNull(),
    monthTo: integer("month_to").notNull(),
    minTeams: integer("min_teams").notNull(),
    maxTeams: integer("max_teams").notNull(),
    requiredRounds: integer("required_rounds").notNull(),
    maxSuspensions: integer("max_suspensions").notNull(),
    memberTypes: text("member_types").array().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.seasonIdx] }),
    unique("team_seasons_year").on(table.clubIdx, table.year),
  ],
);

export type TeamChoice = {
  rank: number;
  weekType: WeekTypeCode;
  weekCode: WeekdayCode;
  rsvHour: string;
  courseCode: string | null;
};

/** domain.md 6 `TeamForm`; states of `teamStates`. */
export const teamForms = pgTable(
  "team_forms",
  {
    teamFormIdx: integer("team_form_idx").generatedByDefaultAsIdentity({ startWith: 800_001 }),
    clubIdx: clubIdxColumn(),
    seasonIdx: integer("season_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    teamName: text("team_name").notNull(),
    presidentName: text("president_name").notNull(),
    presidentPhone: text("president_phone").notNull(),
    managerName: text("manager_name").notNull(),
    managerPhone: text("manager_phone").notNull(),
    managerEmail: text("manager_email").notNull(),
    memberCount: integer("member_count").notNull(),
    teamCount: integer("team_count").notNull(),
    rsvCycle: text("rsv_cycle").$type<TeamCycle>().notNull(),
    choices: jsonb("choices").$type<TeamChoice[]>().notNull(),
    monthFrom: integer("month_from").notNull(),
    monthTo: integer("month_to").notNull(),
    holeCode: text("hole_code").$type<HoleCode>().notNull(),
    banquet: boolean("banquet").notNull(),
    awards: boolean("awards").notNull(),
    pastYears: integer("past_years").notNull(),
    note: text("note").notNull().default(""),
    state: text("state").$type<TeamState>().notNull(),
    reviewReason: text("review_reason"),
    reviewMemo: text("review_memo"),
    /** The choice that was approved, and its dates; a date may be flagged for a choice by hand. */
    choiceRank: integer("choice_rank"),
    schedule: jsonb("schedule")
      .$type<{ date: string; state: "BOOKED" | "FLAGGED" | "SUSPENDED" }[]>()
      .notNull(),
    suspensionsUsed: integer("suspensions_used").notNull().default(0),
    officerChanges: integer("officer_changes").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.teamFormIdx] }),
    index("team_forms_season").on(table.clubIdx, table.seasonIdx, table.memberIdx),
    clubKey(table, table.seasonIdx, teamSeasons, teamSeasons.seasonIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
