import { eq, isNotNull } from "drizzle-orm";
import { bookings, drawApplications, drawPosts } from "@/lib/club-api/db/tables";
import { announceDraw } from "@/lib/club-api/workflows/draws/posts/announce-draw";
import { closeDraw } from "@/lib/club-api/workflows/draws/posts/close-draw";
import { promoteReserves } from "@/lib/club-api/workflows/draws/results/promote";
import { runDraw } from "@/lib/club-api/workflows/draws/results/run-draw";
import { forFile } from "../support/for-file";
import { brokenRules } from "../support/history/invariants";
import { jobContext } from "../support/jobs";
import { at, input, moments, postIdx } from "../support/scenes/draws/draw-scene";
import { forgetPastDraw } from "../support/scenes/draws/past-draw";
import { startRaceScene, times } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";

const kim = 100_001;
const tabs = 10;
const tokens = new Map<number, string>();

const scene = await forFile(() => startRaceScene(1, "2026-12-16"));
beforeAll(async () => {
  await forgetPastDraw(scene.apis[0].db);
  for (const memberIdx of [kim, 100_003]) {
    const owner = { kind: "member" as const, clubIdx: 1, accountIdx: memberIdx };
    tokens.set(memberIdx, await openSessionFor(scene.apis[0], owner, `race-${memberIdx}`));
  }
}, 60_000);

const apply = (turn: number, memberIdx: number, body: object) =>
  scene.apiOf(turn).request("POST", "/reservation/draw", { token: tokens.get(memberIdx) ?? "", body });
const entriesOf = (memberIdx: number) =>
  scene.apis[0].db.select().from(drawApplications).where(eq(drawApplications.memberIdx, memberIdx));

async function contextAt(turn: number, clubTime: string) {
  const api = scene.apiOf(turn);
  api.clock.set(at(clubTime));
  return { db: api.db, ctx: (await jobContext(api, "race")).ctx };
}

describe("one member in ten tabs and two processes (R-16)", () => {
  test("the same wish: ten times the same number, one entry", async () => {
    const answers = await times(tabs, (turn) => apply(turn, kim, input()));
    expect(new Set(answers.map(({ json }) => json.data?.drawIdx)).size).toBe(1);
    expect(await entriesOf(kim)).toHaveLength(1);
  });

  test("ten wishes: one is taken, nine are refused with 4503", async () => {
    const [first] = input().choices;
    const choices = [
      { ...first, standbyTimeCode: "12" },
      { ...first, standbyTimeCode: "13" },
    ];
    const answers = await times(tabs, (turn) => {
      const rank = 1;
      const playerCount = 2 + (turn % 3);
      const playDate = turn < 6 ? "2026-12-19" : "2026-12-20";
      return apply(
        turn,
        100_003,
        input({ playerCount, choices: [{ ...choices[turn % 2], rank, playDate }] }),
      );
    });
    const taken = new Set(answers.flatMap(({ json }) => (json.result ? [json.data.drawIdx] : [])));
    const refused = answers.filter(({ json }) => !json.result);
    expect(taken.size).toBe(1);
    expect(new Set(refused.map(({ json }) => json.fail?.code))).toEqual(new Set([4503]));
    expect(await entriesOf(100_003)).toHaveLength(1);
  });

  test("control: looking before the write, without the guard, lets both in", async () => {
    const [model] = await entriesOf(kim);
    if (!model) throw new Error("no entry");
    const { drawIdx: _drawIdx, ...entry } = model;
    await scene.apis[0].db.execute("drop index draw_applications_open");
    const looks = await times(2, (turn) =>
      scene.apiOf(turn).db.select().from(drawApplications).where(eq(drawApplications.memberIdx, 100_004)),
    );
    if (looks.every((found) => found.length === 0)) {
      await times(2, (turn) =>
        scene
          .apiOf(turn)
          .db.insert(drawApplications)
          .values({ ...entry, memberIdx: 100_004 }),
      );
    }
    expect(await entriesOf(100_004)).toHaveLength(2);
    await scene.apis[0].db.delete(drawApplications).where(eq(drawApplications.memberIdx, 100_004));
    await scene.apis[0].db.execute(
      "create unique index draw_applications_open on draw_applications (club_idx, draw_post_idx, member_idx) where state <> '80'",
    );
  });
});

describe("two processes do the same job at once", () => {
  const post = async () =>
    (await scene.apis[0].db.select().from(drawPosts).where(eq(drawPosts.drawPostIdx, postIdx)))[0];

  test("closing against applying: every application that was accepted is in the list", async () => {
    const [{ db, ctx }] = [await contextAt(0, moments.closing)];
    scene.apis[1].clock.set(at("2026-11-26T16:59"));
    const token = tokens.get(kim) ?? "";
    const edit = { ...input({ playerCount: 3 }), drawIdx: (await entriesOf(kim))[0]?.drawIdx };
    const [, edited] = await Promise.all([
      closeDraw(db, ctx, postIdx),
      scene.apis[1].request("POST", "/reservation/draw", { token, body: edit }),
    ]);
    const [entry] = await entriesOf(kim);
    expect(entry?.playerCount).toBe(edited.json.result ? 3 : 4);
    const closed = await post();
    expect(closed?.state).toBe("30");
    expect(closed?.receipts).toContain(entry?.receipt);
    expect(closed?.receipts).toHaveLength(8);
  });

  test("the draw: one result, the other process gets it too", async () => {
    const runs = await times(4, async (turn) => {
      const { db, ctx } = await contextAt(turn, moments.draw);
      return runDraw(db, ctx, postIdx, null);
    });
    expect(new Set(runs.map((run) => JSON.stringify(run))).size).toBe(1);
    expect(runs[0]).toMatchObject({ state: "40", won: 8, reserve: 0 });
    expect((await post())?.outcome?.results).toHaveLength(8);
  });

  test("the announcement: each winner has one booking", async () => {
    const announcements = await times(4, async (turn) => {
      const { db, ctx } = await contextAt(turn, moments.announcement);
      return announceDraw(db, ctx, postIdx);
    });
    expect(announcements.map(({ booked }) => booked)).toEqual([8, 8, 8, 8]);
    const won = await scene.apis[0].db.select().from(bookings).where(isNotNull(bookings.drawIdx));
    expect(won).toHaveLength(8);
    expect(new Set(won.map(({ drawIdx }) => drawIdx)).size).toBe(8);
    expect(await brokenRules(scene.apis[0].db)).toEqual([]);
  });

  test("declines of all winners in two processes while reserves are asked: no slot is given twice", async () => {
    const winners = await scene.apis[0].db
      .select()
      .from(drawApplications)
      .where(eq(drawApplications.drawPostIdx, postIdx));
    for (const { memberIdx } of winners) {
      const owner = { kind: "member" as const, clubIdx: 1, accountIdx: memberIdx };
      if (!tokens.has(memberIdx)) {
        tokens.set(memberIdx, await openSessionFor(scene.apis[0], owner, `race-${memberIdx}`));
      }
    }
    // Two of them are reserves, as if the pool had been smaller.
    const [one, other] = winners.slice(-2);
    for (const [place, entry] of [one, other].entries()) {
      await scene.apis[0].db
        .update(bookings)
        .set({ state: "50" })
        .where(eq(bookings.bookingIdx, entry?.bookingIdx ?? 0));
      await scene.apis[0].db
        .update(drawApplications)
        .set({ state: "40", reserveNo: place + 1, bookingIdx: null, resultSheetIdx: null })
        .where(eq(drawApplications.drawIdx, entry?.drawIdx ?? 0));
    }
    await Promise.all([
      ...winners.slice(0, -2).map(({ drawIdx, memberIdx }, turn) =>
        scene.apiOf(turn).request("DELETE", `/reservation/draw/${drawIdx}`, {
          token: tokens.get(memberIdx) ?? "",
        }),
      ),
      ...[0, 1].map(async (turn) => {
        const { db, ctx } = await contextAt(turn, moments.announcement);
        return promoteReserves(db, ctx, postIdx);
      }),
    ]);
    const after = await scene.apis[0].db
      .select()
      .from(drawApplications)
      .where(eq(drawApplications.drawPostIdx, postIdx));
    const states = after.map(({ state }) => state).sort();
    expect(states).toEqual(["30", "30", ...Array.from({ length: 6 }, () => "60")]);
    expect(await brokenRules(scene.apis[0].db)).toEqual([]);
  });
});
