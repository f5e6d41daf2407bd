import Big from "big.js";
import { versionOn } from "@/lib/shared/fees/fee-versions";
import type { Seeding } from "../seeding";

type Priced = { playDate: string; period: string };
export type SlotPrice = Record<string, string>;

/**
 * The price of a slot by member type while an event lowers it, in place of the fee card; null where none does. So what an
 * event promises is what its days cost. Weekdays only: `isWeekend` is the day's own, public holidays included.
 */
export function eventPrice(
  { data, days }: Pick<Seeding, "data" | "days">,
  { playDate, period }: Priced,
  isWeekend: boolean,
): SlotPrice | null {
  const event = data.events.find(
    ({ from, to, lower }) =>
      lower?.period === period && days.day(from) <= playDate && playDate <= days.day(to),
  );
  const card = versionOn(data.rules.feeVersions, playDate)?.card ?? [];
  if (!event?.lower || isWeekend) return null;
  const left = new Big(100 - event.lower.percent).div(100);
  const rows = card.filter((row) => row.period === period);
  return Object.fromEntries(
    rows.map(({ memberType, weekday }) => [memberType, left.times(weekday).toFixed()]),
  );
}
