import { readDate } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { useOffice } from "../frame/root/office-context";
import { usePlace } from "../frame/root/screens-context";
import { type DeskGroup, deskGroups } from "./arrivals";

/** The day and the group that the desk looks at, kept in the address; without them today and everybody. */
export function useDeskPlace(now: Date) {
  const { formats } = useOffice();
  const { path, search } = usePlace();
  const asked = new URLSearchParams(search);
  const today = clubDate(now, formats.standardTimeZone);
  const date = readDate(asked.get("date") ?? "") ?? today;
  const group = deskGroups.find((one) => one === asked.get("group")) ?? null;

  function go(to: { date?: string | null; group?: DeskGroup | null }) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(to)) {
      if (value && value !== today) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    window.history.replaceState(null, "", text ? `${path}?${text}` : path);
  }
  return { date, today, group, go };
}
