import { readJson, type TextStorage } from "../storage";

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
 * Tells the club that a record was looked at, once per record and day of this browser (issue 4): kept pages do not reach
 * the club API. Only the present day's list is kept; a view that was not taken is told the next time.
 */
export function createRecordViews({ storage, today, send }: Ports) {
  const running = new Set<string>();
  const seenToday = (): readonly string[] => {
    const kept = readJson(storage, key) as { date?: unknown; seen?: unknown } | null;
    return kept?.date === today() && Array.isArray(kept.seen) ? kept.seen : [];
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
