import type { DeviceClass } from "@/lib/web/runtime/page";
import { serverClock } from "../server-clock";
import type { TextStorage } from "../storage";

type View = { date: string; device: "PC" | "TABLET" | "MOBILE" };
type Ports = {
  storage: TextStorage;
  now?(): number;
  device(): DeviceClass;
  /** Whether the view was counted. */
  send(view: View): Promise<boolean>;
};

const deviceNames = { phone: "MOBILE", tablet: "TABLET", desktop: "PC" } as const;

/** The club's day at a moment, `yyyy-MM-dd`. By Intl alone: date-fns-tz weighs too much for the home page. */
export function clubDay(now: number, zone: string): string {
  const [, sign = "", hours = "", minutes = ""] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  if (sign) {
    const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return new Date(sign === "-" ? now - offsetMs : now + offsetMs).toISOString().slice(0, 10);
  }
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Records a homepage view once per calendar day of the club (seed §4); a view that was not counted is tried again. */
export function createDailyView({ storage, now = serverClock.now, device, send }: Ports) {
  const running = new Set<string>();
  return async (clubCode: string, zone: string): Promise<void> => {
    const key = `clubfront.viewed:${clubCode}`;
    const date = clubDay(now(), zone);
    const mark = `${key}:${date}`;
    if (storage.getItem(key) === date || running.has(mark)) return;
    running.add(mark);
    if (await send({ date, device: deviceNames[device()] })) storage.setItem(key, date);
    else running.delete(mark);
  };
}
