import { sql } from "drizzle-orm";
import { apiOver, demoNow } from "../support/api";
import { liveSlotIndex, openRewritten, rowLocks } from "../support/database/rewritten-database";
import { forFile } from "../support/for-file";
import {
  countOf,
  giveBack,
  type Log,
  playHistory,
  startHistoryScene,
  unexplained,
} from "../support/history/history-play";
import { brokenRules } from "../support/history/invariants";

/* Short histories, and what protects a slot taken away; `npm run check:history` runs 200 histories of 200 calls. */

const histories = 2;
const callsPerMember = 30;

const scene = await forFile(startHistoryScene);

beforeEach(() => giveBack(scene.apis[0].db));

test("histories of concurrent members are explained by slots that are sold once", async () => {
  let refusals = 0;
  let lost = 0;
  for (let round = 0; round < histories; round += 1) {
    await giveBack(scene.apis[0].db);
    const log = await playHistory(round, { ...scene, calls: callsPerMember });
    expect({ round, unexplained: unexplained(log) }).toEqual({ round, unexplained: [] });
    refusals += countOf(log, "refused");
    lost += countOf(log, "unknown");
    expect(await brokenRules(scene.apis[0].db)).toEqual([]);
  }
  // The members really got in each other's way, and some did not hear what became of their call.
  expect(refusals).toBeGreaterThan(histories * 5);
  expect(lost).toBeGreaterThan(0);
}, 60_000);

/*
 * Controls: the product itself, with what protects a slot taken away. Row locks and the index each suffice alone;
 * without both a double tap sells a slot twice, and the checker sees it.
 */
describe("the product without", () => {
  /** A history of two processes that do without these protections; all is put back behind it. */
  async function playWithout(round: number, without: readonly RegExp[]): Promise<Log> {
    const { db, folder } = scene.apis[0];
    const weaken = (text: string) => without.reduce((left, part) => left.replace(part, ""), text);
    const apis = await Promise.all(
      scene.apis.map(() => apiOver(openRewritten(scene.url, weaken), demoNow, folder)),
    );
    const [index] = await db
      .select({ text: sql<string>`indexdef` })
      .from(sql`pg_indexes`)
      .where(sql`indexname = 'bookings_live_slot'`);
    if (without.includes(liveSlotIndex)) await db.execute(sql`drop index bookings_live_slot`);
    try {
      return await playHistory(round, { ...scene, apis, calls: callsPerMember });
    } finally {
      await giveBack(db);
      if (without.includes(liveSlotIndex)) await db.execute(sql.raw(index?.text ?? ""));
      for (const api of apis) await api.database.close();
    }
  }

  test("the index of live bookings: its row locks still sell a slot once", async () => {
    expect(unexplained(await playWithout(histories, [liveSlotIndex]))).toEqual([]);
  }, 60_000);

  test("row locks: the index still refuses a second sale", async () => {
    expect(unexplained(await playWithout(histories + 1, [rowLocks]))).toEqual([]);
  }, 60_000);

  test("both: a slot is sold twice, and no order of the calls explains it", async () => {
    expect(unexplained(await playWithout(histories + 2, [liveSlotIndex, rowLocks]))).not.toEqual([]);
  }, 60_000);
});
