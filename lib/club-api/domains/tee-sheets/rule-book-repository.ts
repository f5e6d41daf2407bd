import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { FeeVersion } from "@/lib/shared/fees/fee-rule";
import type { OpenRule } from "@/lib/shared/time/opening-moments";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import {
  codes,
  courses,
  feeRules,
  feeVersions,
  holes,
  holidays,
  limitRules,
  openRules,
  policies,
  regularClosings,
  serviceFeeRules,
  teePlans,
  teeSeasons,
  teeTemplates,
} from "../../db/tables";
import type { TextsByLanguage } from "../../platform/texts";
import type { RegularClosing } from "./days/day-rules";
import type { SavedPlan } from "./plans/plan-repository";

/** Everything that a span of days is judged by, as it stands at this moment. */
export type RuleRows = {
  policies: { code: string; value1: string; value2: string; value3: string; value4: string }[];
  /** The versions of the tee times that days of the span go by. */
  plans: Omit<SavedPlan, "savedAt">[];
  closings: RegularClosing[];
  /** Holiday entries of the span. */
  holidays: {
    date: string;
    holidayType: HolidayTypeCode;
    isHoliday: "Y" | "N";
    names: TextsByLanguage<string>;
  }[];
  openRules: OpenRule[];
  /** Those that count on a day of the span or begin later, in the order in which they were made. */
  feeVersions: (FeeVersion & { versionIdx: number })[];
  courses: { courseCode: string; nextCourse: string; names: TextsByLanguage<string>; color: string }[];
  /** Entries of the groups `holeCodes` and `standbyTimeCodes`. */
  codes: { groupId: string; key: string; names: TextsByLanguage<string>; values: string[] }[];
};

const policyCodes = ["C0010", "C0020", "C0030", "C0050", "C0080", "C0130", "C0140", "C0180"];
const timeCodes = ["C0210", "C0220", "C0230", "C0240", "C0290", "C0540"];

/** The rules of a club for a span of days in one round trip: they are read anew at each use (domain.md, head). */
export async function selectRules(
  db: Database,
  clubIdx: number,
  span: { from: string; to: string },
): Promise<RuleRows> {
  const rows = await db.select(ruleLists(clubIdx, span)).from(sql`(select 1) as one`);
  const first = rows[0];
  if (!first) throw new Error("The rules were not read.");
  return first;
}

function ruleLists(clubIdx: number, { from, to }: { from: string; to: string }) {
  const codesWanted = sql.join(
    [...policyCodes, ...timeCodes].map((code) => sql`${code}`),
    sql`, `,
  );
  return {
    policies: listOf<RuleRows["policies"]>(sql`select code, value1, value2, value3, value4 from ${policies}
      where club_idx = ${clubIdx} and code in (${codesWanted})`),
    plans: listOf<RuleRows["plans"]>(plansOfSpan(clubIdx, { from, to })),
    closings: listOf<RuleRows["closings"]>(sql`select week_code as "weekCode", month_from as "monthFrom",
      month_to as "monthTo" from ${regularClosings} where club_idx = ${clubIdx}`),
    holidays: listOf<RuleRows["holidays"]>(sql`select date, holiday_type as "holidayType",
      is_holiday as "isHoliday", names from ${holidays}
      where club_idx = ${clubIdx} and date between ${from} and ${to} and not is_removed order by date, seq`),
    openRules: listOf<RuleRows["openRules"]>(sql`select member_type as "memberType",
      weekday_days as "weekdayDays", weekday_time as "weekdayTime", weekend_days as "weekendDays",
      weekend_time as "weekendTime", is_bookable as "isBookable",
      weekday_share_percent as "weekdaySharePercent" from ${openRules} where club_idx = ${clubIdx}`),
    feeVersions: listOf<RuleRows["feeVersions"]>(feeVersionsFrom(clubIdx, from)),
    courses: listOf<RuleRows["courses"]>(sql`select course_code as "courseCode",
      next_course as "nextCourse", names, color from ${courses} where club_idx = ${clubIdx} and deleted_at is null
      order by sort_order`),
    codes: listOf<RuleRows["codes"]>(sql`select group_id as "groupId", key, names, "values" from ${codes}
      where club_idx = ${clubIdx} and group_id in ('holeCodes', 'standbyTimeCodes')
      order by group_id, sort_order`),
  };
}

/** The version that the first day of a span goes by, and those that begin later in it. */
function plansOfSpan(clubIdx: number, { from, to }: { from: string; to: string }): SQL {
  const ofPlan = sql`club_idx = ${clubIdx} and from_date = plan.from_date`;
  return sql`select plan.from_date as "fromDate",
    ${listOf(sql`select season_code as "seasonCode", names, from_day as "fromDay", to_day as "toDay"
      from ${teeSeasons} where ${ofPlan} order by sort_order`)} as seasons,
    ${listOf(sql`select season_code as "seasonCode", day_kind as "dayKind", week_codes as "weekCodes", period,
      first_tee as "firstTee", last_tee as "lastTee", "interval", course_codes as "courseCodes",
      min_players as "minPlayers", max_players as "maxPlayers", lunch_minutes as "lunchMinutes", held_percent as "heldPercent",
      held_for as "heldFor", member_types as "memberTypes"
      from ${teeTemplates} where ${ofPlan} order by template_no`)} as templates
    from ${teePlans} as plan where plan.club_idx = ${clubIdx} and plan.from_date <= ${to} and plan.from_date >=
      (select max(from_date) from ${teePlans} where club_idx = ${clubIdx} and from_date <= ${from})
    order by plan.from_date`;
}

/** The versions of the fees that count on a day or begin after it; each with its rules and its other fees. */
function feeVersionsFrom(clubIdx: number, from: string): SQL {
  const ofVersion = sql`club_idx = v.club_idx and version_idx = v.version_idx`;
  return sql`select v.version_idx as "versionIdx", v.from_date as "fromDate",
    ${listOf(sql`select member_type as "memberType", day_type as "dayType", week_codes as "weekCodes",
      month_from as "monthFrom", month_to as "monthTo", period, hole_code as "holeCode",
      party_size as "partySize", amount::text, note from ${feeRules} where ${ofVersion} order by rule_no`)} as rules,
    ${listOf(sql`select fee_code as "feeCode", unit, nine_holes::text as "nineHoles",
      full_round::text as "fullRound" from ${serviceFeeRules} where ${ofVersion} order by fee_code`)} as "serviceFees"
    from ${feeVersions} v where v.club_idx = ${clubIdx} and (v.from_date > ${from} or v.version_idx = (
      select o.version_idx from ${feeVersions} o where o.club_idx = v.club_idx and o.from_date <= ${from}
      order by o.from_date desc, o.version_idx desc limit 1))
    order by v.version_idx`;
}

/** The rows of a query as one JSON list. */
function listOf<T>(query: SQL): SQL<T> {
  return sql<T>`(select coalesce(json_agg(listed), '[]'::json) from (${query}) as listed)`;
}

export type CourseRow = typeof courses.$inferSelect;
export type HoleRow = typeof holes.$inferSelect;

export function selectCourses(db: Database, clubIdx: number): Promise<CourseRow[]> {
  return db
    .select()
    .from(courses)
    .where(ofClub(courses, clubIdx, isNull(courses.deletedAt)))
    .orderBy(asc(courses.order));
}

export function selectHoles(db: Database, clubIdx: number): Promise<HoleRow[]> {
  return db
    .select()
    .from(holes)
    .where(ofClub(holes, clubIdx))
    .orderBy(asc(holes.courseCode), asc(holes.holeNo));
}

export async function selectLimitRule(
  db: Database,
  clubIdx: number,
  memberType: string,
): Promise<typeof limitRules.$inferSelect | null> {
  return oneOfClub(db, limitRules, clubIdx, eq(limitRules.memberType, memberType));
}
