import { call } from "../../api/browser";
import { whenIdle } from "../idle";
import { browserStorage } from "../storage";
import { clubDay } from "./daily-view";
import { createRecordViews, type SeenRecord } from "./record-views";

/** Whose record it is, and where its day begins: an IANA name or an offset such as `+09:00`. */
export type ClubPlace = { clubCode: string; timeZone: string };

let place: ClubPlace = { clubCode: "", timeZone: "+00:00" };
const count = createRecordViews({
  storage: browserStorage("local"),
  // Real clock: a view is counted once in a day of the visitor.
  today: () => clubDay(Date.now(), place.timeZone),
  send: async (body) => {
    return (await call("POST /ext/views", { query: { clubCode: place.clubCode }, body }, { quiet: true })).ok;
  },
});

/** Counts that this visitor looked at a record, once a day. */
export function countRecord(where: ClubPlace, record: SeenRecord): void {
  place = where;
  whenIdle(() => void count(record));
}
