import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { OpenRule } from "@/lib/shared/time/opening-moments";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import {
  codes,
  courses,
  greenFees,
  holes,
  holidays,
  limitRules,
  openRules,
  policies,
  regularClosings,
  seasonParts,
  serviceFees,
} from "../../db/tables";
import type { TextsByLanguage } from "../../platform/texts";
import type { RegularClosing, SeasonPart } from "./days/day-rules";
import type { GreenFee, ServiceFee } from "./fees/fee-rules";

/** Everything that a span of days is judged by, as it stands at this moment. */
export type RuleRows = {
  policies: { code: string; value1: string; value2: string; value3: string; value4: string }[];
  seasonParts: SeasonPart[];
  closings: RegularClosing[];
  /** Holiday entries of the span. */
  holidays: {
    date: string;
    holidayType: HolidayTypeCode;
    isHoliday: "Y" | "N";
    names: TextsByLanguage<string>;
  }[];
  openRules: OpenRule[];
  greenFees: GreenFee[];
  serviceFees: ServiceFee[];
  courses: { courseCode: string; nextCourse: string; names: TextsByLanguage<string> }[];
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
    seasonParts: listOf<RuleRows["seasonParts"]>(sql`select season, month_from as "monthFrom",
      month_to as "monthTo", period, first_tee as "firstTee", slot_count as "slotCount",
      course_codes as "courseCodes" from ${seasonParts} where club_idx = ${clubIdx}`),
    closings: listOf<RuleRows["closings"]>(sql`select week_code as "weekCode", month_from as "monthFrom",
      month_to as "monthTo" from ${regularClosings} where club_idx = ${clubIdx}`),
    holidays: listOf<RuleRows["holidays"]>(sql`select date, holiday_type as "holidayType",
      is_holiday as "isHoliday", names from ${holidays}
      where club_idx = ${clubIdx} and date between ${from} and ${to} and not is_removed order by date, seq`),
    openRules: listOf<RuleRows["openRules"]>(sql`select member_type as "memberType",
      weekday_days as "weekdayDays", weekday_time as "weekdayTime", weekend_days as "weekendDays",
      weekend_time as "weekendTime", is_bookable as "isBookable",
      weekday_share_percent as "weekdaySharePercent" from ${openRules} where club_idx = ${clubIdx}`),
    greenFees: listOf<RuleRows["greenFees"]>(sql`select member_type as "memberType", period,
      weekday::text, weekend::text from ${greenFees} where club_idx = ${clubIdx} order by member_type, period`),
    serviceFees: listOf<RuleRows["serviceFees"]>(sql`select fee_code as "feeCode",
      nine_holes::text as "nineHoles", full_round::text as "fullRound"
      from ${serviceFees} where club_idx = ${clubIdx} order by fee_code`),
    courses: listOf<RuleRows["courses"]>(sql`select course_code as "courseCode",
      next_course as "nextCourse", names from ${courses} where club_idx = ${clubIdx} and deleted_at is null order by sort_order`),
    codes: listOf<RuleRows["codes"]>(sql`select group_id as "groupId", key, names, "values" from ${codes}
      where club_idx = ${clubIdx} and group_id in ('holeCodes', 'standbyTimeCodes')
      order by group_id, sort_order`),
  };
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
  const rows = await db
    .select()
    .from(limitRules)
    .where(ofClub(limitRules, clubIdx, eq(limitRules.memberType, memberType)));
  return rows[0] ?? null;
}
