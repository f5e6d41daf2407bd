import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { bookings, penalties, slotLocks, teeSlots, waitings } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { listLapsed } from "@/lib/club-api/domains/reservations";
import { releaseLapsed, sweepHolds } from "@/lib/club-api/workflows/bookings/release-hold";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import { expireOffers } from "@/lib/club-api/workflows/waitings/close-waitings";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { bookingBody } from "../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import { demoNow } from "../support/api";
import { forFile } from "../support/for-file";
import { brokenRules } from "../support/history/invariants";
import { meeting } from "../support/history/meeting";
import { startRaceScene } from "../support/scenes/race-scene";
import { openSessionFor } from "../support/scenes/second-club";
import { jobContext } from "../support/scenes/waiting-scene";

/*
 * The waiting list under load (checklist ): of k cancellations exactly the first k in line get a time, once
 * each, and what was given away is never sold to somebody else.
 */

const memberCount = 24;
const anyTime = "10";

const scene = await forFile(() => startRaceScene(memberCount, benchDate));
beforeEach(async () => {
  const { db } = scene.apis[0];
  await db.execute(
    sql`update bookings set state = '50', coupon_idx = null, waiting_idx = null where play_date = ${benchDate}`,
  );
  for (const table of [slotLocks, waitings, penalties]) await db.delete(table);
  await db.execute(sql`update tee_slots set open_type = '10' where play_date = ${benchDate}`);
  await db.execute(sql`update policies set value1 = 'AUTO' where code = 'C0300'`);
  for (const api of scene.apis) api.clock.set(demoNow);
});
afterEach(async () => expect(await brokenRules(scene.apis[0].db)).toEqual([]));

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => firstMember + from + place);
const { slotAt } = scene;
const send = (turn: number, member: number, method: string, path: string, body?: unknown) =>
  scene.apiOf(turn).request(method, path, { token: tokenOf(member), body });

async function book(member: number, sheetIdx: number): Promise<number> {
  await send(0, member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const answer = await send(0, member, "POST", "/reservation/booking", bookingBody(member, sheetIdx));
  if (!answer.json.result) throw new Error(answer.text);
  return (answer.json.data as { bookingIdx: number }).bookingIdx;
}

const cancel = (turn: number, member: number, bookingIdx: number) =>
  send(turn, member, "DELETE", "/reservation/cancel", { bookingIdx, agreePenalty: false });

/** Members join the line in their order, a minute apart. */
async function line(members: readonly number[]): Promise<void> {
  await scene.apis[0].db.insert(waitings).values(
    members.map((memberIdx, place) => ({
      clubIdx: 1,
      memberIdx,
      playDate: benchDate,
      standbyTimeCodes: [anyTime],
      courseCodes: [],
      playerCount: 4,
      state: "10" as const,
      createdAt: new Date(demoNow.getTime() - (1000 - place) * 60_000),
      updatedAt: demoNow,
    })),
  );
}

async function given(): Promise<number[]> {
  const rows = await scene.apis[0].db
    .select()
    .from(waitings)
    .where(eq(waitings.state, "30"))
    .orderBy(asc(waitings.createdAt));
  return rows.map(({ memberIdx }) => memberIdx);
}

async function ownersOf(sheetIdxs: readonly number[]): Promise<number[]> {
  const rows = await scene.apis[0].db
    .select()
    .from(bookings)
    .where(and(inArray(bookings.sheetIdx, [...sheetIdxs]), inArray(bookings.state, ["10", "20"])));
  return rows.map(({ memberIdx }) => memberIdx ?? 0).sort();
}

const stateOf = async (memberIdx: number) =>
  (await scene.apis[0].db.select().from(waitings).where(eq(waitings.memberIdx, memberIdx)))[0]?.state;

describe("k cancellations at once", () => {
  const k = 6;
  let sheetIdxs: readonly number[];
  let sold: { member: number; bookingIdx: number }[];

  beforeEach(async () => {
    sheetIdxs = scene.slots.slice(0, k);
    sold = [];
    for (const [place, member] of people(0, k).entries()) {
      sold.push({ member, bookingIdx: await book(member, slotAt(place)) });
    }
  });
  const cancelAll = () =>
    Promise.all(sold.map(({ member, bookingIdx }, turn) => cancel(turn, member, bookingIdx)));

  test("give a time to exactly the first k in line, once each", async () => {
    const waiting = people(k, k + 4);
    await line(waiting);
    const answers = await cancelAll();
    expect(answers.map(({ json }) => json.result)).toEqual(Array.from({ length: k }, () => true));
    expect(await given()).toEqual(waiting.slice(0, k));
    expect(await ownersOf(sheetIdxs)).toEqual(waiting.slice(0, k));
  });

  test("pass who is suspended, and still reach k", async () => {
    const waiting = people(k, k + 2);
    await line(waiting);
    const [first = 0, ...others] = waiting;
    const order = {
      memberIdx: first,
      bookingIdx: null,
      penaltyCode: penaltyKind.slowOrUnrulyPlay,
      penaltyBase: 0,
    };
    await transaction(scene.apis[0].db, (tx) => punishMember(tx, jobContext(demoNow), order));
    await cancelAll();
    expect(await given()).toEqual(others.slice(0, k));
  });

  test("with fewer in line leave the rest open", async () => {
    const waiting = people(k, 2);
    await line(waiting);
    await cancelAll();
    expect(await given()).toEqual(waiting);
    expect(await ownersOf(sheetIdxs)).toEqual(waiting);
  });

  test("what was given away is sold to nobody else, however many reach for it", async () => {
    const waiting = people(k, k);
    await line(waiting);
    const hunters = people(2 * k, 6);
    const hunt = hunters.flatMap((member, turn) =>
      sheetIdxs.map((sheetIdx) => send(turn, member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {})),
    );
    const [, holds] = await Promise.all([cancelAll(), Promise.all(hunt)]);
    expect(holds.filter(({ json }) => json.result)).toEqual([]);
    expect(await ownersOf(sheetIdxs)).toEqual(waiting);
  });

  test("given back in the grace, all at once, the times go to the next k", async () => {
    const waiting = people(k, 2 * k);
    await line(waiting);
    await cancelAll();
    const rows = await scene.apis[0].db.select().from(waitings).where(eq(waitings.state, "30"));
    await Promise.all(
      rows.map(({ memberIdx, waitingIdx }, turn) =>
        send(turn, memberIdx, "DELETE", `/reservation/waitings/${waitingIdx}`),
      ),
    );
    expect(await given()).toEqual(waiting.slice(k));
    expect(await ownersOf(sheetIdxs)).toEqual(waiting.slice(k));
  });
});

test("control: matchers that read the line without a lock give two slots to the same entry", async () => {
  await line(people(0, 2));
  const { db } = scene.apis[0];
  const firstInLine = async () =>
    (
      await db
        .select()
        .from(waitings)
        .where(eq(waitings.state, "10"))
        .orderBy(asc(waitings.createdAt))
        .limit(1)
    )[0]?.waitingIdx;
  const meet = meeting(2);
  const matched = await Promise.all(
    [0, 1].map(async () => {
      const seen = await firstInLine();
      await meet();
      return seen;
    }),
  );
  expect(matched[0]).toBe(matched[1]);
});

describe("joining while the only fitting time is cancelled", () => {
  test.each([1, 2, 3, 4])("never leaves somebody waiting beside an open slot (round %i)", async () => {
    const [owner = 0, joiner = 0] = people(0, 2);
    const sheetIdx = slotAt(0);
    const { db } = scene.apis[0];
    const bookingIdx = await book(owner, sheetIdx);
    await db
      .update(teeSlots)
      .set({ openType: "90" })
      .where(and(eq(teeSlots.playDate, benchDate), sql`sheet_idx <> ${sheetIdx}`));
    const party = { playerCount: 4, agreeAutoAssign: true };
    const request = { playDate: benchDate, standbyTimeCodes: ["12"], ...party };
    const [, joined] = await Promise.all([
      cancel(0, owner, bookingIdx),
      send(1, joiner, "POST", "/reservation/waitings", request),
    ]);
    if (joined.json.result)
      expect([await stateOf(joiner), await ownersOf([sheetIdx])]).toEqual(["30", [joiner]]);
    else expect([joined.json.fail?.code, await ownersOf([sheetIdx])]).toEqual([4401, []]);
  });
});

describe("an offer", () => {
  const [owner = 0, first = 0, second = 0] = people(0, 3);
  let waitingIdx: number;
  let offerUntil: Date;

  beforeEach(async () => {
    const { db } = scene.apis[0];
    await db.execute(sql`update policies set value1 = 'OFFER' where code = 'C0300'`);
    const bookingIdx = await book(owner, slotAt(0));
    await line([first, second]);
    await cancel(0, owner, bookingIdx);
    const [offered] = await db.select().from(waitings).where(eq(waitings.state, "20"));
    if (!offered?.offerUntil) throw new Error("nothing was offered");
    waitingIdx = offered.waitingIdx;
    offerUntil = offered.offerUntil;
  });
  const answer = (turn: number, action: string) =>
    send(turn, first, "POST", "/reservation/waitings", { waitingIdx, action });

  test.each([1, 2, 3, 4])("accepted and expiring at once has one outcome (round %i)", async () => {
    scene.apis[0].clock.set(new Date(offerUntil.getTime() - 1));
    const [accepted] = await Promise.all([
      answer(0, "ACCEPT"),
      expireOffers(scene.apis[1].db, jobContext(offerUntil, "offer-expire")),
    ]);
    if (accepted.json.result) {
      expect([await stateOf(first), await stateOf(second)]).toEqual(["30", "10"]);
      expect(await ownersOf([slotAt(0)])).toEqual([first]);
    } else {
      expect(accepted.json.fail?.code).toBe(4405);
      expect([await stateOf(first), await stateOf(second)]).toEqual(["50", "20"]);
      expect(await ownersOf([slotAt(0)])).toEqual([]);
    }
  });

  test.each([1, 2])("accepted and declined at once has one outcome (round %i)", async () => {
    const answers = await Promise.all([answer(0, "ACCEPT"), answer(1, "DECLINE")]);
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
    const [accepted] = answers;
    expect(await stateOf(first)).toBe(accepted?.json.result ? "30" : "40");
  });

  test("expired by two processes at once goes to one next in line", async () => {
    await Promise.all(scene.apis.map(({ db }) => expireOffers(db, jobContext(offerUntil, "offer-expire"))));
    expect([await stateOf(first), await stateOf(second)]).toEqual(["50", "20"]);
  });
});

describe("staff, the matcher and a member who leaves reach for one entry and one slot at once", () => {
  const [owner = 0, first = 0, second = 0] = people(0, 3);
  let staff: string;

  beforeAll(async () => {
    const admin = { kind: "admin", clubIdx: 1, accountIdx: 1 } as const;
    staff = await openSessionFor(scene.apis[0], admin, "race-staff");
  });
  const idxOf = async (memberIdx: number) =>
    (await scene.apis[0].db.select().from(waitings).where(eq(waitings.memberIdx, memberIdx)))[0]?.waitingIdx;
  const assign = async (turn: 0 | 1, memberIdx: number, sheetIdx: number) =>
    scene.apis[turn].request("PUT", `/ops/waitings/${await idxOf(memberIdx)}`, {
      token: staff,
      body: { event: "ASSIGN", sheetIdx, reason: "by phone" },
    });

  test.each([1, 2, 3, 4])("two desks give one slot to two members: one has it (round %i)", async () => {
    await line([first, second]);
    const answers = await Promise.all([assign(0, first, slotAt(0)), assign(1, second, slotAt(0))]);
    expect(answers.map(({ json }) => json.fail?.code ?? 0).sort()).toEqual([0, 4201]);
    expect(await ownersOf([slotAt(0)])).toEqual(await given());
  });

  test.each([1, 2, 3, 4])(
    "a slot freed for the matcher and one given by hand: each entry gets one at most (round %i)",
    async () => {
      const bookingIdx = await book(owner, slotAt(0));
      await line([first]);
      const [, byHand] = await Promise.all([cancel(0, owner, bookingIdx), assign(1, first, slotAt(1))]);
      const owners = await ownersOf([slotAt(0), slotAt(1)]);
      expect([owners, await stateOf(first)]).toEqual([[first], "30"]);
      expect(byHand.json.fail?.code ?? 0).toBe((await ownersOf([slotAt(1)])).length === 1 ? 0 : 2002);
    },
  );

  test.each([1, 2, 3, 4])(
    "the member leaves while the time is given: one of both holds (round %i)",
    async () => {
      await line([first]);
      const waitingIdx = await idxOf(first);
      const [given, left] = await Promise.all([
        assign(0, first, slotAt(0)),
        send(1, first, "DELETE", `/reservation/waitings/${waitingIdx}`),
      ]);
      const state = await stateOf(first);
      const owners = await ownersOf([slotAt(0)]);
      if (state === "30")
        expect([given.json.result, left.json.fail?.code, owners]).toEqual([true, 4406, [first]]);
      else expect([state, left.json.result, owners]).toEqual(["60", true, []]);
    },
  );
});

describe("a lock that has lapsed, swept by two processes while others reach for the slot", () => {
  const [owner = 0, holder = 0] = people(0, 2);
  const hunters = people(2, 6);
  const later = new Date(demoNow.getTime() + 301_000);
  const sheetIdx = () => slotAt(0);

  beforeEach(async () => {
    await cancel(0, owner, await book(owner, sheetIdx()));
    const held = await send(0, holder, "PUT", `/reservation/sheet/lock/${sheetIdx()}`, {});
    expect(held.json.result).toBe(true);
    for (const api of scene.apis) api.clock.set(later);
  });
  const race = async () => {
    const sweeps = scene.apis.map(({ db }) => sweepHolds(db, jobContext(later, "lock-sweep"), 30));
    const hunt = hunters.map((member, turn) =>
      send(turn, member, "PUT", `/reservation/sheet/lock/${sheetIdx()}`, {}),
    );
    const [answers] = await Promise.all([Promise.all(hunt), Promise.all(sweeps)]);
    return hunters.filter((_member, place) => answers[place]?.json.result);
  };
  const alive = async () =>
    (await scene.apis[0].db.select().from(slotLocks).where(eq(slotLocks.sheetIdx, sheetIdx()))).map(
      ({ memberIdx }) => memberIdx,
    );

  test.each([1, 2, 3, 4, 5, 6])(
    "has one new holder, whose lock the sweep leaves alone (round %i)",
    async () => {
      const winners = await race();
      expect(winners).toHaveLength(1);
      expect(await alive()).toEqual(winners);
    },
  );

  test("is taken over from under a sweep that has listed it already, which leaves the new one alone", async () => {
    const [hunter = 0] = hunters;
    const listed = await listLapsed(scene.apis[0].db, jobContext(later));
    await send(0, hunter, "PUT", `/reservation/sheet/lock/${sheetIdx()}`, {});
    await Promise.all(
      scene.apis.flatMap(({ db }) => listed.map((idx) => releaseLapsed(db, jobContext(later), idx))),
    );
    expect([listed, await alive()]).toEqual([[sheetIdx()], [hunter]]);
  });

  test.each([1, 2, 3, 4, 5, 6])("goes to the one who waits, and to nobody else (round %i)", async () => {
    const [waiter = 0] = people(8, 1);
    await line([waiter]);
    expect(await race()).toEqual([]);
    expect([await ownersOf([sheetIdx()]), await alive()]).toEqual([[waiter], []]);
  });

  test.each([1, 2, 3])("slots swapped both ways and swept end without a failure (round %i)", async () => {
    const places = [1, 2, 3, 4];
    const holders = people(10, places.length);
    for (const [place, member] of holders.entries()) {
      await send(place, member, "PUT", `/reservation/sheet/lock/${slotAt(place + 1)}`, {});
    }
    const swaps = holders.map((member, place) => {
      const [from, to] = [slotAt(place + 1), slotAt(places.length - place)];
      return send(place, member, "PUT", `/reservation/sheet/lock/${from}/${to}`, {});
    });
    const answers = await Promise.all([...swaps, race().then(() => null)]);
    expect(answers.filter((answer) => (answer?.status ?? 200) >= 500)).toEqual([]);
  });
});
