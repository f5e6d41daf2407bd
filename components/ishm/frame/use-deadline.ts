import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useOffice } from "./root/office-context";

/** Writes moments and days from or until which something can be done, with their weekday, as the office's language and club do. */
export function useDeadline() {
  const { language, formats } = useOffice();
  const writer = { language, formats };
  return {
    moment: (at: Date | string) => formatDeadline(at, writer),
    day: (date: Date | string) => formatDay(date, writer),
  };
}
