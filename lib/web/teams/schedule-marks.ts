import type { CallOutput } from "@/lib/contract/routes";

type Holiday = Pick<CallOutput<"GET /holiday">[number], "date" | "isHoliday" | "dateName">;
type MarkedDate = { date: string; flag: string | null };

/** Dates of a request with the name of the holiday that stands against one; days that are over are left out (domain.md 7.10). */
export function markedDates(
  dates: readonly string[],
  holidays: readonly Holiday[],
  today: string,
): MarkedDate[] {
  const names = new Map(
    holidays.filter(({ isHoliday }) => isHoliday === "Y").map(({ date, dateName }) => [date, dateName]),
  );
  return dates.filter((date) => date > today).map((date) => ({ date, flag: names.get(date) ?? null }));
}
