import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { useOffice } from "../../frame/root/office-context";

/** The first tee time that is still to come by the club's clock; null when it is another day, or over. */
export function useNextTime({ playDate, slots }: StaffSheet): string | null {
  const { now, formats } = useOffice();
  const moment = now();
  if (clubDate(moment, formats.standardTimeZone) !== playDate) return null;
  const time = clubTime(moment, formats.standardTimeZone).slice(0, 5);
  const coming = slots.map(({ teeTime }) => teeTime).filter((teeTime) => teeTime >= time);
  return coming.sort()[0] ?? null;
}
