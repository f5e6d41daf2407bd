import { and, asc, eq, sql } from "drizzle-orm";
import { auditRecords, drawApplications, outbox, teeSlots } from "@/lib/club-api/db/tables";
import { runDraw as drawPost } from "@/lib/club-api/workflows/draws/results/run-draw";
import { listHash, receipt, runDraw, seedHash } from "@/lib/shared/draws/draw";
import { closingHash, roundAfter, roundMoment } from "@/lib/shared/draws/draw-closing";
import { computeResults, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import { checkSteps, type PublishedProof, wholeRecord } from "@/lib/web/draws/proof-check";
import { forFile } from "../support/for-file";
import { jobContext } from "../support/jobs";
import { at, drawScene, input, moments, postIdx } from "../support/scenes/draws/draw-scene";

/*
 * An employee with the database at hand, and the secret of the draw, by SQL past every tool of the office. "Caught" is what
 * the proof says on its own, or what the server refuses to go on with; "not caught" is said to members in the help of the
 * proof page (`proofHelp`) with what they can do. What applicants were sent is out of the insider's reach.
 */

/** Has not applied when a test begins. */
const kim = 100_001;
const otherSeed = "0123456789abcdef0123456789abcdef";
const chain = { url: "https://beacon.example", genesis: 1_700_000_000, period: 30 };
const scene = await forFile(drawScene);

beforeEach(async () => {
  await scene.reset();
  await scene.setPost({ ruleVersion: 2 });
});

const published = async () => (await scene.proof()) as unknown as PublishedProof;
/** The steps that do not match, with the entries that they name. */
async function wrongSteps(proof?: PublishedProof) {
  const { steps } = await checkSteps(proof ?? (await published()));
  return Object.fromEntries(
    steps.filter(({ state }) => state === "wrong").map((one) => [one.name, one.wrong]),
  );
}
const applications = () =>
  scene.db
    .select()
    .from(drawApplications)
    .where(eq(drawApplications.drawPostIdx, postIdx))
    .orderBy(asc(drawApplications.drawIdx));
const setApplication = (drawIdx: number, values: Partial<typeof drawApplications.$inferInsert>) =>
  scene.db.update(drawApplications).set(values).where(eq(drawApplications.drawIdx, drawIdx));
const sent = async (event: string) =>
  (await scene.db.select().from(outbox).where(eq(outbox.event, event)).orderBy(outbox.outboxIdx)).map(
    ({ memberIdx, channel, vars }) => ({
      memberIdx,
      channel,
      vars: vars as Record<string, string>,
    }),
  );
const draw = async () => {
  scene.goTo(moments.draw);
  const { ctx } = await jobContext(scene.api, "draw-run");
  return drawPost(scene.db, ctx, postIdx, null);
};
const outcomeOf = async () => {
  const { outcome } = await scene.post();
  if (!outcome) throw new Error("not drawn");
  return outcome;
};
/** A record that an insider has made whole again: list, hashes and results follow from what it says now. */
async function forged(change: Partial<DrawRecord>): Promise<PublishedProof> {
  const proof = await published();
  const record = wholeRecord(proof);
  if (!record || proof.closedAt === null) throw new Error("not announced");
  const next = { ...record, ...change };
  const receipts = await Promise.all(next.entries.map((one) => receipt(one, one.factors, one.salt)));
  const entries = next.entries.map((one, place) => ({ ...one, receipt: receipts[place] ?? "" }));
  const hashes = { seedHash: await seedHash(next.seed), listHash: await listHash(receipts) };
  const whole = { ...next, entries, receipts, ...hashes };
  const fixed = { ...proof, ...whole, closedAt: proof.closedAt };
  const hash = await closingHash({ ...fixed, beacon: proof.beacon });
  return {
    ...fixed,
    beacon: proof.beacon,
    closingHash: hash,
    results: await computeResults(whole),
  } as PublishedProof;
}

describe("what applicants hold that nobody can change for them", () => {
  test("the number and the receipt of the application, when it is made and when it is changed", async () => {
    const { json } = await scene.apply(kim);
    const { drawIdx } = json.data as { drawIdx: number };
    const first = await scene.application(drawIdx);
    await scene.apply(kim, input({ drawIdx, playerCount: 3 }));
    const second = await scene.application(drawIdx);
    expect(
      (await sent("drawApplied")).map(({ memberIdx, channel, vars }) => [memberIdx, channel, vars.receipt]),
    ).toEqual([
      [kim, "MAIL", first.receipt],
      [kim, "MAIL", second.receipt],
    ]);
    expect(second.receipt).toBe(await receipt(second, null, second.receiptSalt));
  });

  test("at closing the line of the list and the hash of all that was fixed, each applicant once", async () => {
    await scene.liveTo("closing");
    await scene.run();
    const { closingHash: hash, receipts } = await published();
    const held = await sent("drawClosed");
    expect(held.map(({ vars }) => vars.hash)).toEqual(held.map(() => hash));
    expect(held.map(({ vars }) => vars.receipt).sort()).toEqual([...(receipts ?? [])].sort());
    expect(new Set(held.map(({ memberIdx }) => memberIdx)).size).toBe(6);
  });
});

describe("the secret", () => {
  test("changed alone before closing: caught, the draw is not drawn", async () => {
    await scene.setPost({ seed: otherSeed });
    await scene.liveTo("closing");
    await expect(draw()).rejects.toThrow("not what was committed to");
  });

  test("changed after closing with its hash: caught, the draw is not drawn", async () => {
    await scene.liveTo("closing");
    await scene.setPost({ seed: otherSeed, seedHash: await seedHash(otherSeed) });
    await expect(draw()).rejects.toThrow("not what was committed to");
    expect(await wrongSteps()).toEqual({ closing: [] });
  });

  test("changed in the published result: caught by steps reveal, keys and order", async () => {
    await scene.liveTo("announcement");
    await scene.setPost({ seed: otherSeed });
    expect(Object.keys(await wrongSteps())).toEqual(["reveal", "keys", "order"]);
  });

  test("changed before closing with its hash: not caught by the check, it contradicts the hash shown from the start", async () => {
    const { seedHash: shownBefore } = await published();
    await scene.setPost({ seed: otherSeed, seedHash: await seedHash(otherSeed) });
    await scene.liveTo("announcement");
    expect(await wrongSteps()).toEqual({});
    expect((await published()).seedHash).not.toBe(shownBefore);
  });

  test("read before closing without a beacon: not caught, an insider tries applications until one comes first", async () => {
    const { json } = await scene.apply(kim);
    const { drawIdx } = json.data as { drawIdx: number };
    const salt = await firstSalt(drawIdx, null);
    await setApplication(drawIdx, { receiptSalt: salt });
    await scene.liveTo("announcement");
    expect((await outcomeOf()).results[0]?.drawIdx).toBe(drawIdx);
    expect(await wrongSteps()).toEqual({});
  });

  test("read before closing with a beacon: of no use, what was tried is drawn by a value that nobody had", async () => {
    const { json } = await scene.apply(kim);
    const { drawIdx } = json.data as { drawIdx: number };
    const beaconRound = roundAfter(chain, at(moments.closing));
    await scene.setPost({ beaconRound, beaconChain: chain });
    await setApplication(drawIdx, { receiptSalt: await firstSalt(drawIdx, "00".repeat(32)) });
    await scene.liveTo("closing");
    const places = [];
    for (const value of ["11", "22", "33", "44", "55", "66", "77", "88"]) {
      const results = await runDraw(await inputOf(value.repeat(32)));
      places.push(results.findIndex((one) => one.drawIdx === drawIdx));
    }
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

/** Input of the draw if it were closed now, with the salt of one entry replaced. */
async function inputOf(beacon: string | null, replaced: { drawIdx: number; salt: string } | null = null) {
  const post = await scene.post();
  const entries = (await applications()).map((one) => ({
    ...one,
    factors: one.factors ?? { base: 1, losses: 0, wins: 0, points: 0 },
    excluded: [],
    salt: one.drawIdx === replaced?.drawIdx ? replaced.salt : one.receiptSalt,
  }));
  const lines = await Promise.all(entries.map((one) => receipt(one, one.factors, one.salt)));
  const rates = { loss: 1.25, win: 0.5, penalty: 0.8, maxLosses: 4, maxWins: 3, maxPoints: 5 };
  return {
    ruleVersion: 2 as const,
    seed: post.seed,
    listHash: await listHash(lines),
    beacon,
    mode: post.mode,
    rates,
    entries,
    pool: [],
    bands: [],
    quotas: null,
  };
}

/** The salt with which an entry comes first, found by trying: what reading the secret is good for. */
async function firstSalt(drawIdx: number, beacon: string | null): Promise<string> {
  // The factors are those of closing; an insider with the database computes them like the server, here by closing and back.
  const remaining = await applications();
  const before = await scene.post();
  await scene.liveTo("closing");
  const frozen = new Map((await applications()).map((one) => [one.drawIdx, one.factors]));
  for (const one of remaining)
    await setApplication(one.drawIdx, { factors: frozen.get(one.drawIdx) ?? null });
  for (let attempt = 0; ; attempt += 1) {
    const salt = `try-${attempt}`;
    const [first] = await runDraw(await inputOf(beacon, { drawIdx, salt }));
    if (first?.drawIdx !== drawIdx) continue;
    for (const one of remaining)
      await setApplication(one.drawIdx, { factors: one.factors, receipt: one.receipt });
    await scene.setPost(before);
    return salt;
  }
}

describe("the list", () => {
  test("an application put in after closing, dated back: caught, the draw is not drawn", async () => {
    await scene.liveTo("closing");
    const [model] = await applications();
    if (!model) throw new Error("no application");
    await scene.db.insert(drawApplications).values({ ...model, drawIdx: 7999, memberIdx: kim });
    await expect(draw()).rejects.toThrow("not what was committed to");
  });

  test("an application taken out after closing: caught, the draw is not drawn", async () => {
    await scene.liveTo("closing");
    await setApplication(7001, { state: "80" });
    await expect(draw()).rejects.toThrow("not what was committed to");
  });

  test("wishes or weights altered after closing: caught, the draw is not drawn", async () => {
    await scene.liveTo("closing");
    const { factors } = await scene.application(7002);
    if (!factors) throw new Error("not frozen");
    await setApplication(7002, { factors: { ...factors, losses: 4 } });
    await expect(draw()).rejects.toThrow("not what was committed to");
    await setApplication(7002, { factors, playerCount: 2 });
    await expect(draw()).rejects.toThrow("not what was committed to");
  });

  test("the same in the published result: caught by step list, which names the entry", async () => {
    await scene.liveTo("announcement");
    const outcome = await outcomeOf();
    const entries = outcome.entries.map((one) =>
      one.drawIdx === 7002 ? { ...one, factors: { ...one.factors, losses: 4 } } : one,
    );
    await scene.setPost({ outcome: { ...outcome, entries } });
    expect(await wrongSteps()).toMatchObject({ list: [7002] });
  });

  test("an application put in before closing and dated back: not caught, it looks like any other", async () => {
    const [model] = await applications();
    if (!model) throw new Error("no application");
    scene.goTo("2026-11-26T16:59");
    await scene.db
      .insert(drawApplications)
      .values({ ...model, drawIdx: 7999, memberIdx: kim, createdAt: at("2026-11-23T09:00") });
    await scene.liveTo("announcement");
    expect(await wrongSteps()).toEqual({});
  });

  test("an application left out at closing: not caught by the check, its applicant holds a receipt and got no closing mail", async () => {
    const { json } = await scene.apply(kim);
    const { drawIdx } = json.data as { drawIdx: number };
    await setApplication(drawIdx, { state: "80" });
    await scene.liveTo("closing");
    expect(await wrongSteps()).toEqual({});
    expect((await sent("drawApplied")).map(({ vars }) => vars.number)).toEqual([String(drawIdx)]);
    expect((await sent("drawClosed")).map(({ memberIdx }) => memberIdx)).not.toContain(kim);
    expect((await published()).receipts).toHaveLength(6);
  });

  test("weights altered before closing by wins, losses or points of others: not caught, each sees his own factors only", async () => {
    await scene.setMember(100_105, { memberType: "20" });
    await scene.liveTo("announcement");
    expect(await wrongSteps()).toEqual({});
    const own = await scene.mine(100_105);
    expect(own).toMatchObject({ factors: (await scene.application(7005)).factors });
  });
});

describe("rules and times", () => {
  const changes: [string, () => Promise<unknown>][] = [
    ["the rates of the weights", () => setFrame("{rates,loss}", "5")],
    ["a time of the pool", () => setFrame("{pool,0,teeTime}", '"12:00"')],
    ["the hours of a band", () => setFrame("{bands,0,from}", '"00:01"')],
    ["the mode", () => scene.setPost({ mode: "RANDOM" })],
    [
      "the shares of member types",
      () => scene.setPost({ quotas: [{ memberTypes: ["30"], weekdayPercent: 100, weekendPercent: 100 }] }),
    ],
    ["the rule version", () => scene.setPost({ ruleVersion: 1 })],
    ["the moment of closing", () => scene.setPost({ closedAt: at("2026-11-25T17:00") })],
    ["the beacon round", () => scene.setPost({ beaconRound: 5, beaconChain: chain, beaconValue: "00" })],
  ];
  const setFrame = (path: string, value: string) =>
    scene.db.execute(sql`update draw_posts set frame = jsonb_set(frame, ${path}::text[], ${value}::jsonb)
      where draw_post_idx = ${postIdx}`);

  test.each(changes)(
    "%s changed after closing: caught by step closing, and the draw is not drawn",
    async (name, change) => {
      await scene.liveTo("closing");
      await change();
      expect(Object.keys(await wrongSteps())).toContain("closing");
      if (name !== "the beacon round") await expect(draw()).rejects.toThrow("not what was committed to");
    },
  );

  test("the draw drawn anew under changed rules with every hash replaced: not caught by the check, it contradicts the mails", async () => {
    await scene.liveTo("announcement");
    const record = wholeRecord(await published());
    if (!record) throw new Error("not announced");
    const proof = await forged({ seed: otherSeed, rates: { ...record.rates, loss: 5 } });
    expect(await wrongSteps(proof)).toEqual({});
    for (const { vars } of await sent("drawClosed")) expect(vars.hash).not.toBe(proof.closingHash);
  });

  test("the hash of the closing taken away: not caught by the check, whose step is gone; every mail names the hash", async () => {
    await scene.liveTo("closing");
    await scene.setPost({ closingHash: null, mode: "RANDOM" });
    await scene.liveTo("announcement");
    const { steps } = await checkSteps(await published());
    expect([steps.length, await wrongSteps()]).toEqual([5, {}]);
    for (const { vars } of await sent("drawClosed")) expect(vars.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("a time taken out between closing and draw: not caught as wrong, it stands in the proof", async () => {
    await scene.liveTo("closing");
    const [slot] = (await scene.post()).frame?.pool ?? [];
    const { sheetIdx = 0 } = slot ?? {};
    await scene.db.update(teeSlots).set({ openType: "90" }).where(eq(teeSlots.sheetIdx, sheetIdx));
    await scene.liveTo("announcement");
    expect(await wrongSteps()).toEqual({});
    expect((await published()).withdrawnSlots).toEqual([sheetIdx]);
  });

  test("an applicant barred between closing and draw: not caught as wrong, the proof says that he took no part", async () => {
    await scene.liveTo("closing");
    await scene.setMember(100_105, { state: "30" });
    await scene.liveTo("announcement");
    expect(await wrongSteps()).toEqual({});
    expect((await published()).entries?.find(({ drawIdx }) => drawIdx === 7005)?.ineligible).toBe("STATE");
  });
});

describe("the result", () => {
  test("drawn again: of no use, the same input gives the same result", async () => {
    await scene.liveTo("draw");
    const { results } = await outcomeOf();
    await scene.db.execute(sql`delete from slot_locks`);
    await scene.db
      .update(drawApplications)
      .set({ state: "10", resultSheetIdx: null, reserveNo: null })
      .where(eq(drawApplications.drawPostIdx, postIdx));
    await scene.setPost({ state: "30", outcome: null });
    await draw();
    expect((await outcomeOf()).results).toEqual(results);
  });

  test("two results swapped in the published record: caught by step order, which names both", async () => {
    await scene.liveTo("announcement");
    const outcome = await outcomeOf();
    const [one, other] = outcome.results;
    if (!one || !other) throw new Error("no results");
    const results = [{ ...one, won: other.won }, { ...other, won: one.won }, ...outcome.results.slice(2)];
    await scene.setPost({ outcome: { ...outcome, results } });
    expect(await wrongSteps()).toEqual({ order: [one.drawIdx, other.drawIdx] });
  });

  test("two wins swapped in the applications before the announcement: caught, nothing is announced", async () => {
    await scene.liveTo("draw");
    await swapWins();
    scene.goTo(moments.announcement);
    await expect(scene.run("draw-announce")).rejects.toThrow();
    expect((await scene.post()).state).toBe("40");
  });

  test("the swap that the office made, with its line deleted: caught, nothing is announced", async () => {
    await scene.liveTo("draw");
    const [one, other] = (await applications()).filter(({ state }) => state === "20");
    const drawIdxs = [one?.drawIdx, other?.drawIdx];
    const answer = await scene.staff("POST", "/ops/draws/71/amend", { drawIdxs, reason: "They asked to" });
    expect(answer.json).toMatchObject({ result: true });
    const { amendments } = await scene.post();
    await scene.setPost({ amendments: [] });
    scene.goTo(moments.announcement);
    await expect(scene.run("draw-announce")).rejects.toThrow();
    await scene.setPost({ amendments });
    await scene.run("draw-announce");
    expect((await published()).amendments).toHaveLength(1);
  });

  test("bookings given to others after the announcement: not caught by the check, the winner does not find his own", async () => {
    await scene.liveTo("announcement");
    await swapWins();
    expect(await wrongSteps()).toEqual({});
  });

  async function swapWins() {
    const [one, other] = (await applications()).filter(({ state }) => ["20", "30"].includes(state));
    if (!one || !other) throw new Error("no wins");
    await setApplication(one.drawIdx, { resultSheetIdx: other.resultSheetIdx });
    await setApplication(other.drawIdx, { resultSheetIdx: one.resultSheetIdx });
  }

  test("the record of what the office did deleted or rewritten: refused by the database", async () => {
    await scene.staff("POST", "/ops/draws/71/close", { reason: "Storm" });
    const ofDraw = and(eq(auditRecords.entity, "draw"), eq(auditRecords.entityKey, String(postIdx)));
    const written = await scene.db.$count(auditRecords, ofDraw);
    expect(written).toBeGreaterThan(0);
    await expect(scene.db.delete(auditRecords).where(ofDraw)).rejects.toThrow();
    await expect(scene.db.update(auditRecords).set({ reason: "None" }).where(ofDraw)).rejects.toThrow();
    expect(await scene.db.$count(auditRecords, ofDraw)).toBe(written);
  });

  test("the whole draw made anew under its number: not caught by the check, it contradicts every receipt and mail", async () => {
    await scene.apply(kim);
    await scene.liveTo("closing");
    const old = await published();
    await scene.db.delete(drawApplications).where(eq(drawApplications.memberIdx, kim));
    const state = {
      state: "20" as const,
      receipts: null,
      listHash: null,
      frame: null,
      closingHash: null,
      closedAt: null,
    };
    await scene.setPost({ ...state, seed: otherSeed, seedHash: await seedHash(otherSeed) });
    await scene.db
      .update(drawApplications)
      .set({ state: "10", factors: null })
      .where(eq(drawApplications.drawPostIdx, postIdx));
    await scene.liveTo("announcement");
    const proof = await published();
    expect(await wrongSteps(proof)).toEqual({});
    expect([proof.seedHash === old.seedHash, proof.closingHash === old.closingHash]).toEqual([false, false]);
    const [receiptOfKim] = await sent("drawApplied");
    expect(proof.entries?.map(({ drawIdx }) => String(drawIdx))).not.toContain(receiptOfKim?.vars.number);
  });
});

describe("a beacon round", () => {
  test("stays after closing when the office moves the times of the draw", async () => {
    scene.goTo("2026-11-16T10:00");
    const early = roundAfter(chain, at("2026-11-20T00:00"));
    const applyFrom = at("2026-11-24T09:00");
    await scene.setPost({ state: "10", applyFrom, beaconRound: early, beaconChain: chain });
    const answer = await scene.staff("PUT", "/ops/draws/71", {
      applyTo: "2026-11-26T18:00:00+09:00",
    });
    expect(answer.json).toMatchObject({ result: true });
    const { beaconRound, applyTo } = await scene.post();
    expect(roundMoment(chain, beaconRound ?? 0).getTime()).toBeGreaterThan(applyTo.getTime());
  });

  test("that is out when a late closing comes gives way to one that is still to come", async () => {
    const named = roundAfter(chain, at(moments.closing));
    await scene.setPost({ beaconRound: named, beaconChain: chain });
    scene.goTo("2026-11-26T21:00");
    await scene.run("draw-close");
    const proof = await published();
    expect(proof.beacon?.round).toBeGreaterThan(named);
    expect(roundMoment(chain, proof.beacon?.round ?? 0).getTime()).toBeGreaterThan(
      at("2026-11-26T21:00").getTime(),
    );
    expect(await wrongSteps(proof)).toEqual({});
  });

  test("made before closing by SQL, with the hash replaced: caught by step closing", async () => {
    const early = roundAfter(chain, at("2026-11-20T00:00"));
    await scene.setPost({ beaconRound: roundAfter(chain, at(moments.closing)), beaconChain: chain });
    await scene.liveTo("closing");
    const proof = await published();
    if (!proof.beacon || !proof.closedAt || !proof.rates || !proof.bands || !proof.pool || !proof.listHash) {
      throw new Error("not closed");
    }
    const { closedAt, rates, bands, pool } = proof;
    const beacon = { ...proof.beacon, round: early };
    const hash = await closingHash({
      ...proof,
      beacon,
      closedAt,
      rates,
      bands,
      pool,
      listHash: proof.listHash,
    });
    expect(await wrongSteps({ ...proof, beacon, closingHash: hash })).toEqual({ closing: [] });
  });

  test("with another value: not caught by the check, the source of the round gives the true one", async () => {
    await scene.setPost({ beaconRound: roundAfter(chain, at(moments.closing)), beaconChain: chain });
    await scene.liveTo("closing");
    const { ctx } = await jobContext(scene.api, "draw-run");
    scene.goTo(moments.draw);
    const source = { readChain: async () => chain, readRound: async () => "ab".repeat(32) };
    await drawPost(scene.db, { ...ctx, now: at(moments.draw) }, postIdx, source);
    scene.goTo(moments.announcement);
    await scene.run("draw-announce");
    const proof = await published();
    const record = wholeRecord(proof);
    if (!record?.beacon || !proof.beacon) throw new Error("no beacon");
    const beacon = { ...proof.beacon, value: "cd".repeat(32) };
    const results = await computeResults({ ...record, beacon });
    expect(await wrongSteps({ ...proof, beacon, results })).toEqual({});
    expect(proof.beacon.value).toBe(await source.readRound());
  });
});
