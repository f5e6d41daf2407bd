import { call } from "@/lib/web/api/browser";
import { currentDevice } from "@/lib/web/runtime/page";
import { createDailyView } from "@/lib/web/runtime/site/daily-view";
import { browserStorage } from "@/lib/web/runtime/storage";

let club = "";
const record = createDailyView({
  storage: browserStorage("local"),
  device: currentDevice,
  send: async (view) => {
    const input = { params: { club }, body: view };
    return (await call("PUT /dashboard/increment/club/{club}", input, { quiet: true })).ok;
  },
});

/** Records a view of the club's home page, once per day of the club. Only the home page fetches this. */
export function recordView(clubCode: string, timeZone: string): Promise<void> {
  club = clubCode;
  return record(clubCode, timeZone);
}
