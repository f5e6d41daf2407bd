import { and, eq, inArray } from "drizzle-orm";
import {
  bookings,
  drawApplications,
  drawPosts,
  members,
  outbox,
  policies,
  teeSlots,
} from "@/lib/club-api/db/tables";
import { drawJobs } from "@/lib/club-api/jobs/draw-jobs";
import { type Answer, startTestApi } from "../../api";
import { jobContext } from "../../jobs";
import { liftLimits } from "../lift-limits";
import { ownTokens } from "../own-tokens";
import { openSessionFor } from "../second-club";
import { forgetPastDraw } from "./past-draw";

export const postIdx = 71;
/** The moments of draw post 71 (domain.md R13). */
export const moments = {
  closing: "2026-11-26T17:00",
  draw: "2026-11-27T10:00",
  announcement: "2026-11-27T14:00",
  deadline: "2026-11-30T17:00",
  release: "2026-12-01T09:00",
} as const;
export const at = (clubTime: string) => new Date(`${clubTime}:00+09:00`);

/** Request R16 of domain.md, for member 100002. */
export const leeInput = {
  clubCode: "MS01",
  drawPostIdx: postIdx,
  choices: [
    { rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: "1" },
    { rank: 2, playDate: "2026-12-20", standbyTimeCode: "12", courseCode: null },
  ],
  playerCount: 4,
  players: [{ memberIdx: 100_002 }, { name: "동반1", phoneNo: "010-0000-0101" }],
  agreeRules: true,
};
/** The same for somebody else. */
export const input = (extra: object = {}) => ({ ...leeInput, players: [], ...extra });

export type DrawScene = Awaited<ReturnType<typeof drawScene>>;

/** The demo club around draw post 71, with words for applying, drawing and what became of whom. */
export async function drawScene() {
  const api = await startTestApi();
  const { db } = api;
  type Who = number | "staff" | "book";
  /** A member by number, `staff` an SSADMIN, `book` an admin without the right; signed in past the password. */
  const tokens = ownTokens((who: Who) => {
    const owner =
      typeof who === "number"
        ? { kind: "member" as const, clubIdx: 1, accountIdx: who }
        : { kind: "admin" as const, clubIdx: 1, accountIdx: who === "staff" ? 1 : 2 };
    return openSessionFor(api, owner, `draw-token-${who}`);
  });

  /** Without the draw that is over. */
  async function begin() {
    tokens.clear();
    await forgetPastDraw(db);
    await liftLimits(db);
  }
  await begin();

  async function send(who: Who, method: string, path: string, body?: unknown): Promise<Answer> {
    return api.request(method, path, { token: await tokens.of(who), body });
  }

  async function run(...names: string[]): Promise<void> {
    for (const job of drawJobs.filter(({ name }) => names.length === 0 || names.includes(name))) {
      await job.run(await jobContext(api, job.name));
    }
  }

  return {
    api,
    db,
    send,
    run,
    staff: (method: string, path: string, body?: unknown) => send("staff", method, path, body),
    goTo(clubTime: string) {
      api.clock.set(at(clubTime));
      api.limitClock.set(at(clubTime));
    },
    /** Lives through the moments of post 71 up to this one, with the jobs of each. */
    async liveTo(moment: keyof typeof moments) {
      for (const [name, clubTime] of Object.entries(moments)) {
        this.goTo(clubTime);
        await run();
        if (name === moment) return;
      }
    },
    apply: (memberIdx: number, body: object = input()) => send(memberIdx, "POST", "/reservation/draw", body),
    leave: (memberIdx: number, drawIdx: number) => send(memberIdx, "DELETE", `/reservation/draw/${drawIdx}`),
    mine: async (memberIdx: number, drawPostIdx = postIdx) =>
      (await send(memberIdx, "GET", `/reservation/draw/${memberIdx}/${drawPostIdx}`)).json.data,
    proof: async (drawPostIdx = postIdx) =>
      (await api.request("GET", `/ext/draws/${drawPostIdx}/proof`)).json.data,
    async post(drawPostIdx = postIdx) {
      const [row] = await db.select().from(drawPosts).where(eq(drawPosts.drawPostIdx, drawPostIdx));
      if (!row) throw new Error(`no post ${drawPostIdx}`);
      return row;
    },
    async application(drawIdx: number) {
      const [row] = await db.select().from(drawApplications).where(eq(drawApplications.drawIdx, drawIdx));
      if (!row) throw new Error(`no application ${drawIdx}`);
      return row;
    },
    async booking(bookingIdx: number | null) {
      const [row] = await db
        .select()
        .from(bookings)
        .where(eq(bookings.bookingIdx, bookingIdx ?? 0));
      if (!row) throw new Error(`no booking ${bookingIdx}`);
      return row;
    },
    slot: async (sheetIdx: number | null) =>
      (
        await db
          .select()
          .from(teeSlots)
          .where(eq(teeSlots.sheetIdx, sheetIdx ?? 0))
      )[0],
    /** Messages to a member about an event, once per event. */
    async told(memberIdx: number, event: string) {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.memberIdx, memberIdx), eq(outbox.event, event), eq(outbox.channel, "MAIL")))
        .orderBy(outbox.outboxIdx);
      return rows.map(({ vars }) => vars);
    },
    setPolicy: (code: string, values: Partial<typeof policies.$inferInsert>) =>
      db.update(policies).set(values).where(eq(policies.code, code)),
    setMember: (memberIdx: number, values: Partial<typeof members.$inferInsert>) =>
      db.update(members).set(values).where(eq(members.memberIdx, memberIdx)),
    setPost: (values: Partial<typeof drawPosts.$inferInsert>) =>
      db.update(drawPosts).set(values).where(eq(drawPosts.drawPostIdx, postIdx)),
    /** Leaves only so many slots of the first day in the pool; the rest open to all. */
    async shrinkPool(count: number) {
      const pool = await db
        .select()
        .from(teeSlots)
        .where(eq(teeSlots.drawPostIdx, postIdx))
        .orderBy(teeSlots.sheetIdx);
      const out = pool.slice(count).map(({ sheetIdx }) => sheetIdx);
      await db
        .update(teeSlots)
        .set({ openType: "10", drawPostIdx: null })
        .where(inArray(teeSlots.sheetIdx, out));
    },
    /** The demo's first moment again, for the next test. */
    async reset() {
      await api.reset();
      await begin();
    },
    close: () => api.close(),
  };
}
