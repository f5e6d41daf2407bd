import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../database";
import { holidays } from "../../tables";

type Names = Record<Language, string>;

const names = {
  newYear: { en: "New Year's Day", ko: "신정", ja: "元日", zh: "元旦" },
  seollal: { en: "Seollal (Lunar New Year)", ko: "설날", ja: "ソルラル(旧正月)", zh: "春节" },
  seollalEve: { en: "Seollal holiday", ko: "설날 연휴", ja: "ソルラル連休", zh: "春节假期" },
  independence: { en: "Independence Movement Day", ko: "삼일절", ja: "三一節", zh: "三一节" },
  children: { en: "Children's Day", ko: "어린이날", ja: "こどもの日", zh: "儿童节" },
  buddha: { en: "Buddha's Birthday", ko: "부처님오신날", ja: "釈迦誕生日", zh: "佛诞日" },
  memorial: { en: "Memorial Day", ko: "현충일", ja: "顕忠日", zh: "显忠日" },
  liberation: { en: "Liberation Day", ko: "광복절", ja: "光復節", zh: "光复节" },
  chuseok: { en: "Chuseok", ko: "추석", ja: "チュソク(秋夕)", zh: "中秋节" },
  chuseokEve: { en: "Chuseok holiday", ko: "추석 연휴", ja: "チュソク連休", zh: "中秋假期" },
  foundation: { en: "National Foundation Day", ko: "개천절", ja: "開天節", zh: "开天节" },
  hangeul: { en: "Hangeul Day", ko: "한글날", ja: "ハングルの日", zh: "韩文日" },
  christmas: { en: "Christmas Day", ko: "성탄절", ja: "クリスマス", zh: "圣诞节" },
} satisfies Record<string, Names>;

type HolidaySeed = {
  date: string;
  names: Names;
  holidayType: typeof holidayTypeCode.publicHoliday | typeof holidayTypeCode.substituteHoliday;
};

/** The list of domain.md 9.5; lunar days and substitutes included. */
const knownHolidays: readonly HolidaySeed[] = [
  publicDay("2026-12-25", names.christmas),
  publicDay("2027-01-01", names.newYear),
  publicDay("2027-02-06", names.seollalEve),
  publicDay("2027-02-07", names.seollal),
  publicDay("2027-02-08", names.seollalEve),
  substituteDay("2027-02-09", names.seollal),
  publicDay("2027-03-01", names.independence),
  publicDay("2027-05-05", names.children),
  publicDay("2027-05-13", names.buddha),
  publicDay("2027-06-06", names.memorial),
  publicDay("2027-08-15", names.liberation),
  substituteDay("2027-08-16", names.liberation),
  publicDay("2027-09-14", names.chuseokEve),
  publicDay("2027-09-15", names.chuseok),
  publicDay("2027-09-16", names.chuseokEve),
  publicDay("2027-10-03", names.foundation),
  substituteDay("2027-10-04", names.foundation),
  publicDay("2027-10-09", names.hangeul),
  substituteDay("2027-10-11", names.hangeul),
  publicDay("2027-12-25", names.christmas),
  substituteDay("2027-12-27", names.christmas),
];

/** Holidays that fall on the same day each year: what is certain of a year that no list covers. */
const fixedDays: readonly (readonly [string, Names])[] = [
  ["01-01", names.newYear],
  ["03-01", names.independence],
  ["05-05", names.children],
  ["06-06", names.memorial],
  ["08-15", names.liberation],
  ["10-03", names.foundation],
  ["10-09", names.hangeul],
  ["12-25", names.christmas],
];

/** The known holidays of 2026 and 2027, and the fixed ones of other years around the demo's today. */
export async function seedHolidays(tx: Database, clubIdx: number, year: number): Promise<void> {
  const otherYears = [year, year + 1, year + 2].filter(
    (candidate) => candidate !== 2026 && candidate !== 2027,
  );
  const fixed = otherYears.flatMap((each) =>
    fixedDays.map(([day, name]) => publicDay(`${each}-${day}`, name)),
  );
  await tx.insert(holidays).values([...knownHolidays, ...fixed].map((holiday) => ({ ...holiday, clubIdx })));
}

function publicDay(date: string, dayNames: Names): HolidaySeed {
  return { date, names: dayNames, holidayType: holidayTypeCode.publicHoliday };
}

function substituteDay(date: string, { en, ko, ja, zh }: Names): HolidaySeed {
  const substituted = {
    en: `${en}, substitute`,
    ko: `${ko} 대체공휴일`,
    ja: `${ja} 振替休日`,
    zh: `${zh}补休`,
  };
  return { date, names: substituted, holidayType: holidayTypeCode.substituteHoliday };
}
