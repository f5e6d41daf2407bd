import { addDays } from "@/lib/shared/time/calendar";

/** C0470 as numbers: days between the announcement and the effective date. */
export type NoticePolicy = { days: number; unfavourableDays: number };

/**
 * The first effective date that leaves the members the days of C0470 after they were told, which is today at the
 * earliest (domain.md 7.14). All days are `yyyy-MM-dd`.
 */
export function earliestEffectiveDate(
  policy: NoticePolicy,
  version: { announceFrom: string; isUnfavourable: boolean },
  today: string,
): string {
  const noticeFrom = version.announceFrom > today ? version.announceFrom : today;
  return addDays(noticeFrom, version.isUnfavourable ? policy.unfavourableDays : policy.days);
}
