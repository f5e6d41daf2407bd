import type { Database } from "@/lib/club-api/db/database";
import { readPasswordPolicy, readSessionPolicy } from "@/lib/club-api/domains/auth/policy";
import { readDelegationPolicy } from "@/lib/club-api/domains/delegations";
import { readDrawPolicy } from "@/lib/club-api/domains/draws/policy";
import { readForecastPolicy } from "@/lib/club-api/domains/forecast";
import { readCodePolicy } from "@/lib/club-api/domains/identity/code-limits";
import { readJoinPolicy } from "@/lib/club-api/domains/joins";
import { readLastMinutePolicy } from "@/lib/club-api/domains/last-minute";
import { readLostTerms } from "@/lib/club-api/domains/lost-items/write";
import { openingNumbers } from "@/lib/club-api/domains/opening";
import { readPenaltyPolicy } from "@/lib/club-api/domains/penalties/policy";
import { findClub, listPolicies, readFormats } from "@/lib/club-api/domains/policies";
import { readBookingPolicy } from "@/lib/club-api/domains/reservations/numbers";
import { readTeamPolicy } from "@/lib/club-api/domains/teams/forms";
import { limitRule } from "@/lib/club-api/domains/tee-sheets/limits";
import {
  closeAtIn,
  dayIn,
  feeTableIn,
  isSameDayPhoned,
  openAtIn,
  readRuleBook,
  waitingClosesIn,
} from "@/lib/club-api/domains/tee-sheets/rule-book";
import { intervalsOf, slotDefaults } from "@/lib/club-api/domains/tee-sheets/slots/generation";
import { caddieModesOf, holeCodesOf } from "@/lib/club-api/domains/tee-sheets/slots/slot-detail";
import { readNoticePolicy } from "@/lib/club-api/domains/terms/publish";
import { readVocTerms } from "@/lib/club-api/domains/voc/read";
import { readWaitingPolicy } from "@/lib/club-api/domains/waitings/policy";
import { readLimits } from "@/lib/club-api/domains/weather/limits";
import { readRetentionPolicy } from "@/lib/club-api/domains/withdrawals/archive";
import { filesPerDay, uploadSettings } from "@/lib/club-api/http/read-input";
import type { Context } from "@/lib/club-api/platform/context";
import { ofRound } from "@/lib/shared/fees/fee-amounts";
import { formatMoney } from "@/lib/shared/money/money";
import { formatClock, formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { clubPolicies } from "@/lib/web/queries/club-policies";
import type { TestApi } from "../api";

type Read = (db: Database, ctx: Context, deps: TestApi["deps"]) => unknown;
const domain = (path: string) => `lib/club-api/domains/${path}.ts`;

/** A Wednesday and a Saturday for which the demo club has tee times and fees. */
const [weekday, weekend] = ["2026-12-16", "2026-12-19"] as const;
const moment = new Date("2026-12-16T04:05:06Z");

async function teeTimes(db: Database, ctx: Context) {
  const book = await readRuleBook(db, ctx, weekday, weekend);
  const interval = intervalsOf(book);
  const slot = (playDate: string, caddieMode: "C" | "S") => ({ playDate, caddieMode });
  return {
    openAt: openAtIn(book, dayIn(book, weekday), "10")?.toISOString(),
    closeAt: closeAtIn(book, weekday).toISOString(),
    isSameDayPhoned: isSameDayPhoned(book),
    waitingClosesAt: waitingClosesIn(book, weekday).toISOString(),
    defaults: [false, true].map((isWeekend) => slotDefaults(book, isWeekend)),
    intervals: ["1", "2", "3"].flatMap((period) => [interval(period, false), interval(period, true)]),
    caddies: [caddieModesOf(book, slot(weekday, "C"), false), caddieModesOf(book, slot(weekend, "C"), true)],
    rounds: ["09", "18"].map((holeCode) => holeCodesOf(book, { holeCode: holeCode as "09" | "18" })),
    opening: openingNumbers(book),
    nineHoles: ofRound(feeTableIn(book, weekday), "123456", "09").toString(),
  };
}

/** Texts for people: the result of the formats, not the formats. */
async function written(db: Database, { club }: Context) {
  const formats = await readFormats(db, club.clubIdx);
  return {
    money: formatMoney("1234.5678", formats),
    date: formatDate(moment, formats),
    time: formatClock("13:05", formats),
    moment: formatDateTime(moment, formats),
    rounding: formats.roundFormat,
    country: formats.countryFormat.country,
    currency: formats.countryFormat.currency,
    locale: formats.countryFormat.locale,
    numbers: formats.decimalPoint.numbers,
    weather: formats.decimalPoint.weather,
  };
}

/**
 * The rules as the code that decides gets them, by name, with the file that makes them. A result (`null`) is what somebody is
 * shown or held to already; of all others each field must be asked for by another file.
 */
export const rules: Readonly<Record<string, { file: string | null; read: Read }>> = {
  booking: {
    file: domain("reservations/numbers"),
    read: (db, { club }) => readBookingPolicy(db, club.clubIdx),
  },
  draws: { file: domain("draws/policy"), read: (db, { club }) => readDrawPolicy(db, club.clubIdx) },
  waitings: { file: domain("waitings/policy"), read: readWaitingPolicy },
  teams: { file: domain("teams/forms"), read: (db, { club }) => readTeamPolicy(db, club.clubIdx) },
  sessions: { file: domain("auth/policy"), read: (db, { club }) => readSessionPolicy(db, club.clubIdx) },
  passwords: { file: domain("auth/policy"), read: (db, { club }) => readPasswordPolicy(db, club.clubIdx) },
  codes: { file: domain("identity/code-limits"), read: (db, { club }) => readCodePolicy(db, club.clubIdx) },
  penalties: { file: domain("penalties/policy"), read: readPenaltyPolicy },
  weather: { file: domain("weather/limits"), read: (db, { club }) => readLimits(db, club.clubIdx) },
  inquiries: { file: domain("voc/read"), read: readVocTerms },
  delegations: {
    file: domain("delegations/index"),
    read: (db, { club }) => readDelegationPolicy(db, club.clubIdx),
  },
  joins: { file: domain("joins/index"), read: (db, { club }) => readJoinPolicy(db, club.clubIdx) },
  lastMinute: {
    file: domain("last-minute/index"),
    read: (db, { club }) => readLastMinutePolicy(db, club.clubIdx),
  },
  forecast: {
    file: domain("forecast/index"),
    read: (db, { club }) => readForecastPolicy(db, club.clubIdx),
  },
  lostItems: { file: domain("lost-items/write"), read: readLostTerms },
  retention: {
    file: domain("withdrawals/archive"),
    read: (db, { club }) => readRetentionPolicy(db, club.clubIdx),
  },
  terms: { file: domain("terms/publish"), read: (db, { club }) => readNoticePolicy(db, club.clubIdx) },
  limits: { file: domain("tee-sheets/limits"), read: (db, { club }) => limitRule(db, club.clubIdx, "none") },
  club: { file: domain("policies/index"), read: (db, { club }) => findClub(db, club.clubCode) },
  uploads: {
    file: null,
    async read(_db, { club }, deps) {
      const visited = { club, requestLimits: { anonymous: 1, member: 1 }, addressRules: [] };
      return { ...(await uploadSettings(deps, visited).limits()), perDay: await filesPerDay(deps, visited) };
    },
  },
  pages: {
    file: null,
    async read(db, { club }) {
      const entries = await listPolicies(db, club.clubIdx);
      const { officeHours, languages, defaultLanguage } = clubPolicies(
        entries.map(({ code, value1, value2, value3, value4 }) => ({
          key: code,
          values: [value1, value2, value3, value4],
        })),
      );
      return { officeHours, languages, defaultLanguage };
    },
  },
  teeTimes: { file: null, read: teeTimes },
  written: { file: null, read: written },
};
