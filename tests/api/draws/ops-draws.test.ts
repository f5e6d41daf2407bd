import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { and, eq, inArray } from "drizzle-orm";
import { drandBeacon } from "@/lib/club-api/adapters/beacon";
import { auditRecords, bookings, drawApplications, teeSlots } from "@/lib/club-api/db/tables";
import { runDraw } from "@/lib/club-api/workflows/draws/results/run-draw";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import type { DrawChoice } from "@/lib/shared/draws/draw-types";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import {
  at,
  type DrawScene,
  drawScene,
  input,
  moments,
  postIdx,
} from "../../support/scenes/draws/draw-scene";

const kim = 100_001;
const scene = await forFile(drawScene);

beforeEach(() => scene.reset());

/** A weekend that opens to nobody yet at the demo clock: 28 days before it is 5 December. */
const newPost = (extra: object = {}) => ({
  title: "New year draw",
  contents: "<p>Good luck</p><script>x</script>",
  i18n: { ko: { title: "신년 추첨", contents: "<p>행운</p>" } },
  playDates: ["2027-01-02", "2027-01-03"],
  periods: ["1"],
  courseCodes: ["1", "2"],
  memberTypes: ["10", "30"],
  applyFrom: "2026-12-07T09:00:00+09:00",
  applyTo: "2026-12-10T17:00:00+09:00",
  drawAt: "2026-12-11T10:00:00+09:00",
  announceAt: "2026-12-11T14:00:00+09:00",
  releaseAt: "2026-12-15T09:00:00+09:00",
  ...extra,
});
const quota = (memberTypes: string[], weekdayPercent: number, weekendPercent: number) => ({
  memberTypes,
  weekdayPercent,
  weekendPercent,
});
const create = (extra: object = {}) => scene.staff("POST", "/ops/draws", newPost(extra));
const failOf = (answer: Awaited<ReturnType<DrawScene["staff"]>>) => answer.json.fail;
const poolOf = (drawPostIdx: number) =>
  scene.db.select().from(teeSlots).where(eq(teeSlots.drawPostIdx, drawPostIdx));
const recordsOf = (drawPostIdx: number) =>
  scene.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "draw"), eq(auditRecords.entityKey, String(drawPostIdx))))
    .orderBy(auditRecords.auditIdx);

describe("times that are left out follow the timeline of domain.md 7.9", () => {
  const none = {
    applyFrom: undefined,
    applyTo: undefined,
    drawAt: undefined,
    announceAt: undefined,
    releaseAt: undefined,
  };
  const usual = {
    applyFrom: at("2026-12-07T09:00"),
    applyTo: at("2026-12-10T17:00"),
    drawAt: at("2026-12-11T10:00"),
    announceAt: at("2026-12-11T14:00"),
    confirmUntil: at("2026-12-14T17:00"),
    releaseAt: at("2026-12-15T09:00"),
  };

  test.each([
    ["a weekend", ["2027-01-03", "2027-01-02"]],
    ["its Sunday alone", ["2027-01-03"]],
    ["a weekday before it", ["2026-12-30"]],
  ])("for %s", async (_, playDates) => {
    const created = await create({ ...none, playDates });
    expect(created.json.fail).toBeUndefined();
    expect(await scene.post(created.json.data.drawPostIdx as number)).toMatchObject(usual);
  });

  test("a given time stays, and an edit keeps what it does not name", async () => {
    const drawAt = "2026-12-11T11:30:00+09:00";
    const created = await create({ ...none, drawAt });
    const drawPostIdx = created.json.data.drawPostIdx as number;
    expect(await scene.post(drawPostIdx)).toMatchObject({ ...usual, drawAt: new Date(drawAt) });
    await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, { applyTo: "2026-12-10T12:00:00+09:00" });
    expect(await scene.post(drawPostIdx)).toMatchObject({
      ...usual,
      drawAt: new Date(drawAt),
      applyTo: at("2026-12-10T12:00"),
    });
  });
});

describe("post states (domain.md 8.4)", () => {
  test("saved → 10: seed made, its hash shown, the pool's slots kept for the draw", async () => {
    const created = await create();
    const { drawPostIdx, seedHash, slotCount, state } = created.json.data as {
      drawPostIdx: number;
      seedHash: string;
      slotCount: number;
      state: string;
    };
    expect(state).toBe("10");
    expect(slotCount).toBe(64);
    const pool = await poolOf(drawPostIdx);
    expect(pool).toHaveLength(64);
    expect(pool.every(({ openType }) => openType === "70")).toBe(true);
    const { seed, ruleVersion, mode, maxChoices, minPlayers, confirmUntil, texts } =
      await scene.post(drawPostIdx);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(createHash("sha256").update(seed).digest("hex")).toBe(seedHash);
    expect({ ruleVersion, mode, maxChoices, minPlayers }).toEqual({
      ruleVersion: 2,
      mode: "WEIGHTED",
      maxChoices: 3,
      minPlayers: 2,
    });
    expect(confirmUntil).toEqual(at("2026-12-14T17:00"));
    expect(texts.en?.contents).toBe("<p>Good luck</p>");
    const shown = await scene.api.request("GET", `/reservation/draw/non-member/MS01/${drawPostIdx}`);
    expect(shown.json.data).toMatchObject({ seedHash, seed: null, state: "10" });
    const records = await recordsOf(drawPostIdx);
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain(seed);
  });

  test.each([
    ["a date that has opened to some member type", { playDates: ["2026-12-19"] }],
    ["a date without a free slot", { playDates: ["2027-01-02"], periods: ["3"] }],
    ["a draw before closing", { drawAt: "2026-12-10T16:00:00+09:00" }],
    ["a release before the deadline", { confirmUntil: "2026-12-16T17:00:00+09:00" }],
    ["a release after the play date", { releaseAt: "2027-01-03T09:00:00+09:00" }],
    ["shares that do not come to 100 %", { quotas: [quota(["10"], 90, 100)] }],
    ["shares of a member type that may not apply", { quotas: [quota(["10", "49"], 100, 100)] }],
    ["a beacon that is not set up", { hasBeacon: true }],
  ])("saved: refused (9001) for %s, and nothing is kept", async (_what, extra) => {
    const before = (await scene.db.select().from(teeSlots).where(eq(teeSlots.openType, "70"))).length;
    expect(failOf(await create(extra))?.code).toBe(9001);
    expect((await scene.db.select().from(teeSlots).where(eq(teeSlots.openType, "70"))).length).toBe(before);
  });

  test("saved: refused (4201) for a slot with a booking", async () => {
    const [model] = await scene.db.select().from(bookings).limit(1);
    const [slot] = await scene.db
      .select()
      .from(teeSlots)
      .where(and(eq(teeSlots.playDate, "2027-01-02"), eq(teeSlots.courseCode, "1"), eq(teeSlots.period, "1")))
      .limit(1);
    if (!model || !slot) throw new Error("no sheet");
    const { sheetIdx, playDate, teeTime, courseCode } = slot;
    const place = { sheetIdx, playDate, teeTime, courseCode };
    await scene.db
      .insert(bookings)
      .values({ ...model, ...place, bookingIdx: 599_001, rsvNo: "270102-99999", state: "10" });
    const fail = failOf(await create());
    expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([4201, "RSV_SLOT_TAKEN", [playDate, teeTime]]);
  });

  test("10 applyFrom → 20; until then it can be edited, the seed stays, the pool follows", async () => {
    const { drawPostIdx } = (await create()).json.data as { drawPostIdx: number };
    const { seed, version } = await scene.post(drawPostIdx);
    const edit = { courseCodes: ["1"], title: "Changed", version };
    const edited = await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, edit);
    expect(edited.json.data).toEqual({ drawPostIdx, state: "10", slotCount: 32, version: version + 1 });
    expect(await poolOf(drawPostIdx)).toHaveLength(32);
    expect(await scene.post(drawPostIdx)).toMatchObject({
      seed,
      texts: { en: { title: "Changed", contents: "<p>Good luck</p>" }, ko: { title: "신년 추첨" } },
    });
    expect(failOf(await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, edit))?.code).toBe(2002);
    scene.goTo("2026-12-07T09:00");
    await scene.run("draw-open");
    expect((await scene.post(drawPostIdx)).state).toBe("20");
    const late = failOf(await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, { title: "Late" }));
    expect([late?.code, late?.msgCode, late?.msgVar]).toEqual([4507, "DRAW_LATE", []]);
  });

  test("10: shares per member type are set and edited until applications open, and hold against later types", async () => {
    const quotas = [quota(["10"], 60, 70), quota(["30"], 40, 30)];
    const { drawPostIdx } = (await create({ quotas })).json.data as { drawPostIdx: number };
    const edit = (body: object) => scene.staff("PUT", `/ops/draws/${drawPostIdx}`, body);
    expect((await scene.staff("GET", `/ops/draws/${drawPostIdx}`)).json.data).toMatchObject({ quotas });
    const changed = [quota(["30"], 100, 100)];
    expect((await edit({ quotas: changed })).json.result).toBe(true);
    expect((await scene.post(drawPostIdx)).quotas).toEqual(changed);
    const seen = await scene.api.request("GET", `/reservation/draw/posts/non-member/MS01/${drawPostIdx}`);
    expect(seen.json.data.quotas).toEqual(changed);
    const stranded = failOf(await edit({ memberTypes: ["10"] }));
    expect([stranded?.code, stranded?.msgVar?.[0]]).toEqual([9001, "quotas.0.memberTypes"]);
    expect((await edit({ quotas: null })).json.result).toBe(true);
    expect((await scene.post(drawPostIdx)).quotas).toBeNull();
  });

  test("20 applyTo → 30: list and weights frozen, list hash shown", async () => {
    await scene.liveTo("closing");
    const post = await scene.post();
    expect(post).toMatchObject({ state: "30", listHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(post.receipts).toHaveLength(6);
    expect(await scene.application(7001)).toMatchObject({
      factors: { base: 1.5, losses: 0, wins: 0, points: 0 },
    });
  });

  test("30 drawAt → 40 by the job, hidden; not before", async () => {
    await scene.liveTo("closing");
    scene.goTo("2026-11-27T09:59");
    await scene.run();
    expect((await scene.post()).state).toBe("30");
    await scene.liveTo("draw");
    expect((await scene.post()).state).toBe("40");
  });

  test("40 announceAt → 50 and at once 60; 60 releaseAt → 70, the pool open", async () => {
    await scene.liveTo("announcement");
    expect((await scene.post()).state).toBe("60");
    await scene.liveTo("release");
    expect((await scene.post()).state).toBe("70");
    expect((await poolOf(postIdx)).every(({ openType }) => openType === "10")).toBe(true);
    const free = await scene.send(kim, "GET", `/reservation/sheets/${kim}/20261219?courses=1&periods=1`);
    const slots = free.json.data.slots as { openCode: string }[];
    expect(slots.filter(({ openCode }) => openCode === "10").length).toBeGreaterThan(9);
  });

  test.each(["10", "20", "30"] as const)(
    "%s cancelled with a reason → 90: applications 80, told, slots open",
    async (state) => {
      if (state === "30") await scene.liveTo("closing");
      else await scene.setPost({ state });
      const cancelled = await scene.staff("POST", "/ops/draws/71/cancel", { reason: "Course repair" });
      expect(cancelled.json.data).toEqual({ drawPostIdx: 71, state: "90" });
      expect(await scene.post()).toMatchObject({ state: "90", cancelReason: "Course repair" });
      expect(await scene.application(7001)).toMatchObject({ state: "80" });
      expect(await scene.told(100_101, "drawCancelled")).toHaveLength(1);
      expect(await poolOf(postIdx)).toEqual([]);
      expect((await recordsOf(postIdx)).at(-1)).toMatchObject({ reason: "Course repair" });
    },
  );

  test.each(["draw", "announcement", "release"] as const)(
    "after the %s it cannot be cancelled: 4507",
    async (moment) => {
      await scene.liveTo(moment);
      expect(failOf(await scene.staff("POST", "/ops/draws/71/cancel", { reason: "Late" }))?.code).toBe(4507);
    },
  );
});

describe("drawing by hand", () => {
  test("answers as the specification shows, and a second run answers the first result", async () => {
    await scene.liveTo("closing");
    const first = await scene.staff("POST", "/ops/draws/71/run", { reason: "The office is closed tomorrow" });
    expect(first.json.data).toEqual({
      drawPostIdx: 71,
      state: "40",
      won: 6,
      reserve: 0,
      seed: "3f2a9c51d8e7460b9a1c4e5d6f708192",
      drawnAt: "2026-11-26T17:00:00+09:00",
    });
    const result = await scene.db.select().from(drawApplications).orderBy(drawApplications.drawIdx);
    await scene.setMember(100_101, { state: "30" });
    const second = await scene.staff("POST", "/ops/draws/71/run");
    expect(second.json.data).toEqual(first.json.data);
    expect(await scene.db.select().from(drawApplications).orderBy(drawApplications.drawIdx)).toEqual(result);
  });

  test("before closing it is refused: 4501", async () => {
    expect(failOf(await scene.staff("POST", "/ops/draws/71/run"))?.code).toBe(4501);
    expect(failOf(await scene.staff("POST", "/ops/draws/71/announce"))?.code).toBe(4501);
  });

  test.each([
    [
      "one entry",
      (choices: DrawChoice[]) =>
        scene.db.update(drawApplications).set({ choices }).where(eq(drawApplications.drawIdx, 7004)),
    ],
    ["the seed", () => scene.setPost({ seed: "00".repeat(16) })],
  ])("%s changed after closing stops the draw", async (_what, tamper) => {
    await scene.setPost({ ruleVersion: 2 });
    await scene.liveTo("closing");
    const choices = (await scene.application(7004)).choices.map((one) => ({
      ...one,
      playDate: "2026-12-19",
    }));
    await tamper(choices);
    await expect(scene.liveTo("draw")).rejects.toThrow("draw-run: 1 failed");
    expect((await scene.post()).state).toBe("30");
  });

  test("a slot that the club took out after closing is not won, and the proof names it", async () => {
    await scene.liveTo("closing");
    const [slot] = await poolOf(postIdx);
    await scene.staff("PUT", "/ops/slots", { sheetIdxs: [slot?.sheetIdx], openType: "90", note: "Repair" });
    await scene.liveTo("announcement");
    const record = { ...(await scene.proof()), beacon: null } as unknown as DrawRecord;
    expect(record.withdrawnSlots).toEqual([slot?.sheetIdx]);
    expect(record.results.some(({ won }) => won?.sheetIdx === slot?.sheetIdx)).toBe(false);
    expect(await checkProof(record)).toEqual([]);
  });
});

describe("amending", () => {
  const amend = (drawIdxs: number[]) =>
    scene.staff("POST", "/ops/draws/71/amend", { drawIdxs, reason: "Wheelchair access" });

  test("swaps two results, holds the slots for their new winners, and the proof lists it", async () => {
    await scene.liveTo("draw");
    const [one, other] = [await scene.application(7001), await scene.application(7002)];
    expect((await amend([7001, 7002])).json.data).toEqual({ drawPostIdx: 71, state: "40", amendments: 1 });
    await scene.liveTo("announcement");
    expect((await scene.application(7001)).resultSheetIdx).toBe(other.resultSheetIdx);
    expect((await scene.application(7002)).resultSheetIdx).toBe(one.resultSheetIdx);
    const proof = await scene.proof();
    expect(proof.amendments).toEqual([
      {
        kind: "SWAP",
        at: expect.any(String),
        plannedAt: null,
        reason: "Wheelchair access",
        moves: [
          { drawIdx: 7001, from: one.resultSheetIdx, to: other.resultSheetIdx },
          { drawIdx: 7002, from: other.resultSheetIdx, to: one.resultSheetIdx },
        ],
      },
    ]);
    expect(await checkProof({ ...proof, beacon: null } as unknown as DrawRecord)).toEqual([]);
  });

  test("a reserve and a winner change places", async () => {
    await scene.shrinkPool(1);
    await scene.liveTo("draw");
    const [winner] = await scene.db.select().from(drawApplications).where(eq(drawApplications.state, "20"));
    const [reserve] = await scene.db.select().from(drawApplications).where(eq(drawApplications.reserveNo, 5));
    await amend([winner?.drawIdx ?? 0, reserve?.drawIdx ?? 0]);
    expect(await scene.application(reserve?.drawIdx ?? 0)).toMatchObject({ state: "20", reserveNo: null });
    expect(await scene.application(winner?.drawIdx ?? 0)).toMatchObject({ state: "40", reserveNo: 5 });
  });

  test("is refused before the draw and after the announcement (4507), and for an unknown application (2001)", async () => {
    expect(failOf(await amend([7001, 7002]))?.code).toBe(4507);
    await scene.liveTo("draw");
    expect(failOf(await amend([7001, 6999]))?.code).toBe(2001);
    await scene.liveTo("announcement");
    expect(failOf(await amend([7001, 7002]))?.code).toBe(4507);
  });
});

test("a rehearsal says how many times each group has and was given, and what flowed on", async () => {
  await scene.setPost({ quotas: [quota(["10"], 0, 50), quota(["20", "30"], 100, 50)] });
  const { groups, won } = (await scene.staff("POST", "/ops/draws/71/rehearse")).json.data as {
    won: number;
    groups: { weekday: object; weekend: { slots: number; won: number } }[];
  };
  expect(groups.map(({ weekday }) => weekday)).toEqual([
    { slots: 0, won: 0 },
    { slots: 0, won: 0 },
  ]);
  expect(groups.map(({ weekend }) => weekend.slots)).toEqual([16, 16]);
  expect(groups.map(({ weekend }) => weekend.won)).toEqual([3, 3]);
  expect(won).toBe(6);
});

describe("the office's view", () => {
  test("lists draws, shows applicants, and puts the view on record", async () => {
    const list = await scene.staff("GET", "/ops/draws?state=20");
    expect((list.json.data.list as object[])[0]).toMatchObject({
      drawPostIdx: 71,
      slotCount: 32,
      ruleVersion: 1,
    });
    const detail = await scene.staff("GET", "/ops/draws/71");
    expect((detail.json.data.applications as object[])[1]).toMatchObject({
      drawIdx: 7002,
      memberName: "이*",
    });
    expect(JSON.stringify(detail.json)).not.toContain("3f2a9c51d8e7460b9a1c4e5d6f708192");
    expect((await recordsOf(postIdx)).at(-1)).toMatchObject({ action: "VIEW" });
  });

  test("is closed to members and to admins without the menu", async () => {
    expect((await scene.send(kim, "GET", "/ops/draws")).status).toBe(403);
    expect((await scene.send("book", "POST", "/ops/draws/71/run")).status).toBe(403);
    expect((await scene.staff("GET", "/ops/draws/999")).status).toBe(404);
  });
});

describe("a beacon round (off by default)", () => {
  let server: Server;
  let url: string;
  const signature = "ab".repeat(48);
  const value = createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex");
  let isMade = false;
  let randomness = value;

  beforeAll(async () => {
    const genesis = at("2026-01-01T00:00").getTime() / 1000;
    server = createServer((request, response) => {
      const round = Number(/^\/chain\/public\/(\d+)$/.exec(request.url ?? "")?.[1]);
      if (request.url === "/chain/info") response.end(JSON.stringify({ genesis_time: genesis, period: 30 }));
      else if (round && isMade) response.end(JSON.stringify({ round, randomness, signature }));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/chain/`;
  });
  beforeEach(() => {
    isMade = false;
    randomness = value;
    scene.api.deps.beacon = drandBeacon(url);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  afterEach(() => {
    scene.api.deps.beacon = null;
  });

  test("is named when the post is made: between closing and draw", async () => {
    scene.api.restart();
    const { drawPostIdx } = (await create({ hasBeacon: true })).json.data as { drawPostIdx: number };
    const { beaconRound, applyTo, drawAt } = await scene.post(drawPostIdx);
    const madeAt = at("2026-01-01T00:00").getTime() + ((beaconRound ?? 0) - 1) * 30_000;
    expect(madeAt).toBeGreaterThan(applyTo.getTime());
    expect(madeAt).toBeLessThan(drawAt.getTime());
  });

  test("holds the draw until it is there, is mixed into the key and shown in the proof", async () => {
    await scene.setPost({ ruleVersion: 2, beaconRound: 1234 });
    await scene.liveTo("closing");
    scene.goTo(moments.draw);
    const { ctx } = await jobContext(scene.api, "draw-run");
    const draw = () => runDraw(scene.db, ctx, postIdx, drandBeacon(url));
    await expect(draw()).rejects.toThrow("404");
    expect((await scene.post()).state).toBe("30");
    isMade = true;
    randomness = "00".repeat(32);
    await expect(draw()).rejects.toThrow("not sound");
    randomness = value;
    await draw();
    await scene.liveTo("announcement");
    const record = (await scene.proof()) as unknown as DrawRecord;
    expect(record.beacon).toEqual({ round: 1234, chain: null, value });
    expect(await checkProof(record)).toEqual([]);
    expect(await checkProof({ ...record, beacon: null })).toEqual(["RESULTS"]);
  });
});

test("an application made while the office closes by hand is not lost: it is in the list or refused", async () => {
  const applied = await scene.apply(kim, input());
  expect(applied.json.result).toBe(true);
  await scene.staff("POST", "/ops/draws/71/close", { reason: "The course will be closed" });
  const inList = await scene.db
    .select()
    .from(drawApplications)
    .where(inArray(drawApplications.receipt, (await scene.post()).receipts ?? []));
  expect(inList).toHaveLength(7);
});
