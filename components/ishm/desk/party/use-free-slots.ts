import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../../frame/root/office-context";

const free = [slotState.open, slotState.membersOnly] as const;

/** The times of a day that a desk may still sell, from now on. */
export function useFreeSlots(date: string) {
  const { language } = useOffice();
  const { data } = useCall("GET /ops/tee-sheet", { query: { date, lang: language } }, { handled: true });
  const names = new Map(data?.courses.map(({ courseCode, courseName }) => [courseCode, courseName]));
  return (data?.slots ?? [])
    .filter(({ display, lock }) => free.some((code) => code === display) && lock === null)
    .map(({ sheetIdx, teeTime, courseCode, maxPlayers }) => ({
      value: String(sheetIdx),
      label: `${teeTime} ${names.get(courseCode) ?? courseCode}`,
      maxPlayers: Math.min(maxPlayers, 4),
    }));
}
