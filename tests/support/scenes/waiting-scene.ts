import { and, eq, sql } from "drizzle-orm";
import { bookings, outbox, policies, slotLocks, teeSlots, waitings } from "@/lib/club-api/db/tables";
import type { Job } from "@/lib/club-api/jobs/job";
import type { Context } from "@/lib/club-api/platform/context";
import { type Answer, startTestApi, type TestApi } from "../api";
import { liftLimits } from "./lift-limits";
import { ownTokens } from "./own-tokens";

/** The Saturday of flow F6 and its full band. */
export const playDate = "2026-11-28";
export const band = "12";

/** A club time of the demo zone. */
export const at = (clubTime: string) => new Date(`${clubTime}:00+09:00`);

/** A job's action at a moment, for services that are called without a request. */
export function jobContext(now: Date, name = "test"): Context {
  return {
    club: {
      clubIdx: 1,
      clubCode: "MS01",
      defaultLanguage: "en",
      languages: ["en", "ko", "ja", "zh"],
      zone: "Asia/Seoul",
    },
    now,
    choice: { language: "en", defaultLanguage: "en" },
    by: { kind: "job", name },
    address: null,
    requestId: "test",
    trail: { records: 0 },
  };
}

export type WaitingScene = Awaited<ReturnType<typeof waitingScene>>;

/** The demo club, with words for booking, waiting and cancelling as members do. */
export async function waitingScene(given?: TestApi) {
  const api = given ?? (await startTestApi());
  const { db } = api;
  const tokens = ownTokens(
    async (id: string) => (await api.signIn(id, { isAdmin: id === "ssadmin1" })).accessToken,
  );

  async function begin() {
    tokens.clear();
    await liftLimits(db);
  }
  await begin();

  async function send(id: string, method: string, path: string, body?: unknown): Promise<Answer> {
    return api.request(method, path, { token: await tokens.of(id), body });
  }

  async function sheetAt(teeTime: string, courseCode = "1", date = playDate): Promise<number> {
    const rows = await db
      .select({ sheetIdx: teeSlots.sheetIdx })
      .from(teeSlots)
      .where(
        and(eq(teeSlots.playDate, date), eq(teeSlots.teeTime, teeTime), eq(teeSlots.courseCode, courseCode)),
      );
    return rows[0]?.sheetIdx ?? 0;
  }

  return {
    api,
    db,
    send,
    sheetAt,
    staff: (method: string, path: string, body?: unknown) => sendStaff(method, path, body),
    goTo(now: Date) {
      // The session outlives the jump: signed in anew when the old one has ended.
      tokens.clear();
      api.clock.set(now);
      api.limitClock.set(now);
    },
    run: (job: Job) =>
      job.run({
        db,
        storage: api.deps.storage,
        ctx: jobContext(api.clock.now(), job.name),
        logger: api.deps.logger,
      }),
    setPolicy: (code: string, values: Partial<typeof policies.$inferInsert>) =>
      db.update(policies).set(values).where(eq(policies.code, code)),
    /** Nobody has the slot. */
    async clear(sheetIdx: number) {
      await db
        .update(bookings)
        .set({ state: "50", couponIdx: null })
        .where(and(eq(bookings.sheetIdx, sheetIdx), sql`state in ('10', '20', '30', '40', '60', '80')`));
      await db.delete(slotLocks).where(eq(slotLocks.sheetIdx, sheetIdx));
    },
    /** Holds the slot and books it; the booking's idx. */
    async book(id: string, sheetIdx: number, extra: object = {}): Promise<number> {
      const lock = await send(id, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
      if (!lock.json.result) throw new Error(`${id} could not hold ${sheetIdx}: ${lock.text}`);
      const answer = await bookHeld(id, sheetIdx, extra);
      if (!answer.json.result) throw new Error(`${id} could not book ${sheetIdx}: ${answer.text}`);
      return (answer.json.data as { bookingIdx: number }).bookingIdx;
    },
    bookHeld,
    cancel: (id: string, bookingIdx: number, agreePenalty = false) =>
      send(id, "DELETE", "/reservation/cancel", { bookingIdx, reasonCode: "C1", agreePenalty }),
    wait: (id: string, request: object = {}) =>
      send(id, "POST", "/reservation/waitings", {
        clubCode: "MS01",
        playDate,
        standbyTimeCodes: [band],
        courseCodes: [],
        playerCount: 4,
        caddieMode: "C",
        agreeAutoAssign: true,
        ...request,
      }),
    answer: (id: string, waitingIdx: number, action: "ACCEPT" | "DECLINE") =>
      send(id, "POST", "/reservation/waitings", { waitingIdx, action }),
    leave: (id: string, waitingIdx: number) => send(id, "DELETE", `/reservation/waitings/${waitingIdx}`),
    async waiting(waitingIdx: number) {
      const rows = await db.select().from(waitings).where(eq(waitings.waitingIdx, waitingIdx));
      const [row] = rows;
      if (!row) throw new Error(`no waiting ${waitingIdx}`);
      return row;
    },
    /** Who has the slot now: the member of its live booking. */
    async ownerOf(sheetIdx: number): Promise<number | null> {
      const rows = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.sheetIdx, sheetIdx), sql`state in ('10', '20', '30', '40', '60', '80')`));
      return rows[0]?.memberIdx ?? null;
    },
    async bookingOf(bookingIdx: number) {
      const rows = await db.select().from(bookings).where(eq(bookings.bookingIdx, bookingIdx));
      const [row] = rows;
      if (!row) throw new Error(`no booking ${bookingIdx}`);
      return row;
    },
    /** Messages to a member about an event, by channel. */
    async told(memberIdx: number, event: string) {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.memberIdx, memberIdx), eq(outbox.event, event)))
        .orderBy(outbox.outboxIdx);
      return rows.map(({ channel, vars, lang }) => ({ channel, lang, vars }));
    },
    /** The demo's first moment again, for the next test. */
    async reset() {
      await api.reset();
      await begin();
    },
    close: () => api.close(),
  };

  async function sendStaff(method: string, path: string, body?: unknown): Promise<Answer> {
    return api.request(method, path, { token: await tokens.of("ssadmin1"), body });
  }

  function bookHeld(id: string, sheetIdx: number, extra: object = {}): Promise<Answer> {
    return send(id, "POST", "/reservation/booking", {
      clubCode: "MS01",
      sheetIdx,
      holeCode: "18",
      playerCount: 4,
      caddieMode: "C",
      players: [],
      agreeRules: true,
      ...extra,
    });
  }
}
