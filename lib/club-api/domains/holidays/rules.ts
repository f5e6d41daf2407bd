import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";

/** Numbers of the club's own entries begin here; those below belong to the public list. */
export const firstOwnSeq = 101;

/** holidayTypes of an entry of the public list: a substitute and a temporary holiday say so in their name. */
export function listedType(
  dateName: string,
):
  | typeof holidayTypeCode.publicHoliday
  | typeof holidayTypeCode.substituteHoliday
  | typeof holidayTypeCode.temporaryHoliday {
  if (dateName.includes("대체")) return holidayTypeCode.substituteHoliday;
  return dateName.includes("임시") ? holidayTypeCode.temporaryHoliday : holidayTypeCode.publicHoliday;
}
