import { asc, eq, sql } from "drizzle-orm";
import { lastMinuteNotices, lastMinuteOffers, outbox, slotLocks, teeSlots } from "@/lib/club-api/db/tables";
import { lastMinuteJob } from "@/lib/club-api/jobs/booking-jobs";
import type { LastMinuteRule, LastMinuteRuleInput } from "@/lib/contract/bookings/last-minute";
import type { CallOutput } from "@/lib/contract/routes";
import type { TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { openRewritten } from "../database/rewritten-database";
import { jobContext } from "../jobs";
import { pushScene } from "./push-scene";

/** A full member (type 10), one of the web (30), a weekday member (11). */
export const full = "kimmiru";
export const web = "leesol01";
export const weekday = "parkbaram";

export const playDate = "2026-12-16";
/** When `slot` of booking-scene.ts is 21 hours away, and booking it online is open. */
export const dayBefore = "12-15 10:00";

const fields: LastMinuteRuleInput = {
  courseCode: null,
  period: null,
  dayType: null,
  memberTypes: ["10", "11"],
  percent: 20,
  hoursBefore: 24,
  isOn: true,
};

export type OwnOffers = CallOutput<"GET /ext/last-minute">;
export type LastMinuteScene = Awaited<ReturnType<typeof lastMinuteScene>>;

/** The demo club on the day before, with last-minute offers switched on. */
export async function lastMinuteScene() {
  const scene = await pushScene();
  const { db, data, send } = scene;
  return {
    ...scene,
    rule: (change: Partial<LastMinuteRuleInput> = {}) =>
      data<LastMinuteRule>("ssadmin1", "POST", "/ops/last-minute-rules", { ...fields, ...change }),
    ruleAnswer: (change: object = {}) =>
      send("ssadmin1", "POST", "/ops/last-minute-rules", { ...fields, ...change }),
    changeAnswer: ({ ruleIdx, version }: LastMinuteRule, change: Partial<LastMinuteRuleInput> = {}) =>
      send("ssadmin1", "PUT", `/ops/last-minute-rules/${ruleIdx}`, { ...fields, ...change, version }),
    runJob: () => scene.run(lastMinuteJob),
    /** Runs the job, and says which statements it sent. */
    async statementsOfJob(): Promise<string[]> {
      const statements: string[] = [];
      const watched = openRewritten(scene.api.url, (text) => {
        statements.push(text);
        return text;
      });
      await lastMinuteJob.run({ ...(await jobContext(scene.api, lastMinuteJob.name)), db: watched.db });
      await watched.close();
      return statements;
    },
    own: (id: string) => data<OwnOffers>(id, "GET", "/ext/last-minute"),
    offers: () => db.select().from(lastMinuteOffers).orderBy(asc(lastMinuteOffers.offerIdx)),
    notices: () => db.select().from(lastMinuteNotices).orderBy(asc(lastMinuteNotices.memberIdx)),
    async offerOf(sheetIdx: number) {
      const rows = await db
        .select()
        .from(lastMinuteOffers)
        .where(eq(lastMinuteOffers.sheetIdx, sheetIdx))
        .orderBy(asc(lastMinuteOffers.offerIdx));
      return rows.at(-1);
    },
    /** The slot as a member's sheet shows it. */
    async shown(id: string, memberIdx: number, sheetIdx: number) {
      const sheet = await data<TeeSheet>(id, "GET", `/reservation/sheets/${memberIdx}/${playDate}`);
      const found = sheet.slots.find((one) => one.sheetIdx === sheetIdx);
      if (!found) throw new Error(`no slot ${sheetIdx}`);
      return found;
    },
    async slotRow(sheetIdx: number) {
      const [row] = await db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, sheetIdx));
      return row;
    },
    holds: () => db.select().from(slotLocks),
    pushed: async () => {
      const rows = await db.select().from(outbox).where(eq(outbox.event, "lastMinuteOffered"));
      return rows.map(({ memberIdx, channel }) => [memberIdx, channel]);
    },
    agreeTo: (memberIdx: number, agreed = true) =>
      db.execute(sql`update members set marketing_push = ${agreed} where member_idx = ${memberIdx}`),
    async begin(): Promise<void> {
      await scene.reset();
      scene.goTo(dayBefore);
      await scene.setPolicy("C0580", { value1: "Y", value2: "30", value3: "48", value4: "200" });
      await scene.setPolicy("C0581", { value1: "2" });
    },
  };
}
