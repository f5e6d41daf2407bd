import { and, eq, notInArray } from "drizzle-orm";
import { bookingLogs, bookingPlayers, bookings, outbox, policies, teeSlots } from "@/lib/club-api/db/tables";
import type { Job } from "@/lib/club-api/jobs/job";
import { type Answer, startTestApi } from "../api";
import { jobContext } from "../jobs";
import { ownTokens } from "./own-tokens";

/** Wednesday 2026-12-16, 07:21 on Mir: the slot of flow F4; and 07:35 on Sol. */
export const slot = 261_216_104;
export const otherSlot = 261_216_206;
export const firstBooking = 500_001;

const admins = new Set(["ssadmin1", "bookadmin1", "contents1"]);

/** A club time of the demo zone, `12-16 05:21`, of the demo's year. */
export const at = (time: string) => new Date(`2026-${time.replace(" ", "T")}:00+09:00`);

/** The party of R8's example; a companion is named by login id, as members name each other. */
export const party = [
  { seq: 1, isBooker: true, memberIdx: 100_001 },
  { seq: 2, memberId: "parkbaram" },
  { seq: 3, name: "동반1", phoneNo: "010-0000-0101" },
  { seq: 4, name: "동반2", phoneNo: "010-0000-0102" },
];

export type BookingScene = Awaited<ReturnType<typeof bookingScene>>;

/** The demo club with the words of flows F4, F5 and F9; `reset` makes it the demo's first moment again. */
export async function bookingScene() {
  const api = await startTestApi();
  const { db } = api;
  const tokens = ownTokens(
    async (id: string) => (await api.signIn(id, { isAdmin: admins.has(id) })).accessToken,
  );
  async function send(
    id: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return api.request(method, path, { token: await tokens.of(id), body, headers });
  }

  /** The payload of a success; throws with the answer's text otherwise. */
  async function data<T>(...call: Parameters<typeof send>): Promise<T> {
    const answer = await send(...call);
    if (!answer.json.result) throw new Error(`${call.slice(0, 3).join(" ")}: ${answer.text}`);
    return answer.json.data as T;
  }

  const inputOf = (sheetIdx: number, input: object) => ({
    clubCode: "MS01",
    sheetIdx,
    playerCount: 4,
    caddieMode: "C",
    players: [],
    agreeRules: true,
    ...input,
  });
  const lock = (id: string, sheetIdx = slot, body: object = { clubCode: "MS01" }) =>
    send(id, "PUT", `/reservation/sheet/lock/${sheetIdx}`, body);
  const bookHeld = (id: string, sheetIdx = slot, input: object = {}, headers: Record<string, string> = {}) =>
    send(id, "POST", "/reservation/booking", inputOf(sheetIdx, input), headers);

  return {
    api,
    db,
    send,
    data,
    lock,
    bookHeld,
    inputOf,
    /** Holds and books; the booking's idx. */
    async book(id: string, sheetIdx = slot, input: object = {}): Promise<number> {
      await data(id, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
      const path = "/reservation/booking";
      return (await data<{ bookingIdx: number }>(id, "POST", path, inputOf(sheetIdx, input))).bookingIdx;
    },
    /** A named companion says yes, or takes himself out. */
    answer: (id: string, bookingIdx: number, action: "ACCEPT" | "LEAVE" = "ACCEPT") =>
      send(id, "PUT", `/ext/bookings/${bookingIdx}/players/me`, { action }),
    cancel: (id: string, bookingIdx: number, body: object = {}) =>
      send(id, "DELETE", "/reservation/cancel", { bookingIdx, reasonCode: "C1", ...body }),
    event: (bookingIdx: number, body: object) =>
      send("ssadmin1", "PUT", `/ops/bookings/${bookingIdx}/state`, body),
    /** Moves the club's clock; sessions do not outlive the jump. */
    goTo(time: string) {
      tokens.clear();
      api.clock.set(at(time));
      api.limitClock.set(at(time));
    },
    run: async (job: Job) => job.run(await jobContext(api, job.name)),
    setPolicy: (code: string, values: Partial<typeof policies.$inferInsert>) =>
      db.update(policies).set(values).where(eq(policies.code, code)),
    async bookingOf(bookingIdx: number) {
      const [row] = await db.select().from(bookings).where(eq(bookings.bookingIdx, bookingIdx));
      if (!row) throw new Error(`no booking ${bookingIdx}`);
      return row;
    },
    /** Slots of a day that nobody has, in order. */
    async freeSlots(date: string): Promise<number[]> {
      const rows = await db
        .select({ sheetIdx: teeSlots.sheetIdx, soldTo: bookings.bookingIdx })
        .from(teeSlots)
        .leftJoin(
          bookings,
          and(eq(bookings.sheetIdx, teeSlots.sheetIdx), notInArray(bookings.state, ["50", "51", "70", "71"])),
        )
        .where(and(eq(teeSlots.playDate, date), eq(teeSlots.openType, "10")))
        .orderBy(teeSlots.sheetIdx);
      return rows.filter(({ soldTo }) => soldTo === null).map(({ sheetIdx }) => sheetIdx);
    },
    players: (bookingIdx: number) =>
      db
        .select()
        .from(bookingPlayers)
        .where(eq(bookingPlayers.bookingIdx, bookingIdx))
        .orderBy(bookingPlayers.seq),
    async logCodes(bookingIdx: number): Promise<string[]> {
      const rows = await db
        .select()
        .from(bookingLogs)
        .where(eq(bookingLogs.bookingIdx, bookingIdx))
        .orderBy(bookingLogs.logIdx);
      return rows.map(({ workCode }) => workCode);
    },
    /** `[event, memberIdx]` of what was told, by SMS only: the mail says the same. */
    async told(): Promise<[string, number | null][]> {
      const rows = await db.select().from(outbox).where(eq(outbox.channel, "SMS")).orderBy(outbox.outboxIdx);
      return rows.map(({ event, memberIdx }) => [event, memberIdx]);
    },
    async reset() {
      await api.reset();
      tokens.clear();
    },
    close: () => api.close(),
  };
}

/** `[code, msgCode, msgVar]` of a refusal; `[0]` of a success. */
export function refusal({ json }: Answer): unknown[] {
  return json.fail ? [json.fail.code, json.fail.msgCode, json.fail.msgVar] : [0];
}
