import { serverClock } from "@/lib/web/runtime/server-clock";
import { clubDay } from "@/lib/web/runtime/site/daily-view";
import { browserStorage, readJson, type TextStorage } from "@/lib/web/runtime/storage";
import { whenIdle } from "@/lib/web/runtime/timers";
import { call } from "./browser";

export type SeenRecord = { kind: "notice" | "event" | "reference" | "faq"; idx: number };
type Ports = {
  storage: TextStorage;
  /** The club's day, `yyyy-MM-dd`. */
  today(): string;
  /** Whether the view was counted, or need not be. */
  send(record: SeenRecord): Promise<boolean>;
};

const key = "clubfront.seen";

/**
 * Tells the club that a record was looked at, once per record and day of this browser (issue 4): cached pages do not reach
 * the club API. Only the current day's list is stored; a view that was not taken is told the next time.
 */
export function createRecordViews({ storage, today, send }: Ports) {
  const running = new Set<string>();
  const seenToday = (): readonly string[] => {
    const stored = readJson(storage, key) as { date?: unknown; seen?: unknown } | null;
    return stored?.date === today() && Array.isArray(stored.seen) ? stored.seen : [];
  };
  return async (record: SeenRecord): Promise<void> => {
    const name = `${record.kind} ${record.idx}`;
    if (running.has(name) || seenToday().includes(name)) return;
    running.add(name);
    if (await send(record)) {
      storage.setItem(key, JSON.stringify({ date: today(), seen: [...seenToday(), name] }));
    }
    running.delete(name);
  };
}

/** Whose record it is, and where its day begins: an IANA name or an offset such as `+09:00`. */
type ClubDay = { clubCode: string; timeZone: string };

let place: ClubDay = { clubCode: "", timeZone: "+00:00" };
const count = createRecordViews({
  storage: browserStorage("local"),
  today: () => clubDay(serverClock.now(), place.timeZone),
  send: async (body) => {
    return (await call("POST /ext/views", { query: { clubCode: place.clubCode }, body }, { quiet: true })).ok;
  },
});

/** Counts a view of a record, once a day. */
export function countRecord(where: ClubDay, record: SeenRecord): void {
  place = where;
  whenIdle(() => void count(record));
}
