import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { bookingPlayers, members, outbox } from "@/lib/club-api/db/tables";
import { routeKey } from "@/lib/contract/routes";
import { allRoutes } from "../support/contract/contract-calls";
import { forFile } from "../support/for-file";
import { bookingScene, firstBooking, otherSlot, party, refusal, slot } from "../support/scenes/booking-scene";

/*
 * A member names others without their consent (domain.md 7.4, 7.9): to learn who there is and of which class, to read
 * names, to pay less for a round and for a fine, to bind others to rounds.
 */

const stranger = 100_003;
/** The own green fee of kimmiru and three companions who have said nothing (domain.md 7.4). */
const guestPrice = 80_000 + 3 * 150_000;
const input = { clubCode: "MS01", sheetIdx: slot, playerCount: 4, caddieMode: "C" };
const booker = { seq: 1, isBooker: true, memberIdx: 100_001 };
const cheapParty = [
  booker,
  { seq: 2, memberId: "parkbaram" },
  { seq: 3, memberId: "choihyun1" },
  { seq: 4, memberId: "jungyebi" },
];
const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Player = { seq: number; name: string; memberIdx: number | null; memberType: string; greenFee: number };
type Detail = { players: Player[]; total: number };

const quote = (players: readonly object[]) =>
  scene.send("kimmiru", "POST", "/ext/booking-quote", { ...input, players: [booker, ...players] });
const look = (id: string, as = "kimmiru") =>
  scene.send(as, "GET", `/member/name/check?clubCode=MS01&id=${id}`);
const ownBooking = (id = "kimmiru") => scene.data<Detail>(id, "GET", `/ext/bookings/${firstBooking}`);
const answer = (id: string, action: "ACCEPT" | "LEAVE" = "ACCEPT") => scene.answer(id, firstBooking, action);

/** The fee of cancelling now, in the answer that asks for consent: 10, 20 or 30 percent of its base. */
const fineNow = async () =>
  ((await scene.cancel("kimmiru", firstBooking)).json.data as { fineAmount: number }).fineAmount;
/** The rest of an answer beside the id that was asked about. */
const rest = (data: object) => ({ ...data, id: "" });

describe("by number", () => {
  const numbers = [100_002, stranger, 100_004, 100_006, 199_999];

  test("an attacker learns who there is, and of which class, by asking for prices", async () => {
    const answers = [];
    for (const memberIdx of numbers) answers.push((await quote([{ seq: 2, memberIdx }])).json);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.fail?.code).toBe(9001);
  });

  test("an attacker books with strangers whose numbers he has counted up to", async () => {
    await scene.lock("kimmiru");
    for (const memberIdx of numbers) {
      const tried = await scene.bookHeld("kimmiru", slot, { players: [booker, { seq: 2, memberIdx }] });
      expect(refusal(tried)).toEqual([9001, "VAL_FIELD", ["players", "No active member was found."]]);
    }
  });

  test("an attacker puts strangers into a booking that he has", async () => {
    const bookingIdx = await scene.book("kimmiru");
    for (const memberIdx of numbers) {
      const tried = await scene.bookHeld("kimmiru", slot, { bookingIdx, players: [{ seq: 2, memberIdx }] });
      expect(refusal(tried)).toEqual([9001, "VAL_FIELD", ["players", "No active member was found."]]);
    }
  });
});

describe("by login id", () => {
  test("an attacker tells dormant, suspended and withdrawn members from ids that nobody has", async () => {
    const asked = ["nobody99", "dormant01", "tanaka01", "wangwei01"];
    await scene.db.update(members).set({ state: "30" }).where(eq(members.id, "tanaka01"));
    await scene.db.update(members).set({ state: "40" }).where(eq(members.id, "wangwei01"));
    const told = [];
    for (const id of asked) told.push(rest((await look(id)).json.data as object));
    expect(told).toEqual(
      asked.map(() => ({ id: "", validFormat: true, available: false, maskedName: null })),
    );
    await scene.lock("kimmiru");
    for (const memberId of asked) {
      const tried = await scene.bookHeld("kimmiru", slot, { players: [{ seq: 2, memberId }] });
      expect(refusal(tried)).toEqual([9001, "VAL_FIELD", ["players", "No active member was found."]]);
    }
  });

  test("an attacker learns a number or a whole name by an id", async () => {
    expect((await look("parkbaram")).json.data).toEqual({
      id: "parkbaram",
      validFormat: true,
      available: false,
      maskedName: "박*람",
    });
  });

  test("an attacker learns which ids there are, or their class, by asking for prices", async () => {
    const answers = [];
    for (const memberId of ["parkbaram", "choihyun1", "dormant01", "nobody99"]) {
      answers.push((await quote([{ seq: 2, memberId }])).json.data);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test("an attacker tries out a list of ids: the 41st in an hour is refused, by look-up and by booking alike", async () => {
    for (let turn = 0; turn < 38; turn += 1) await look(`nobody${turn}`);
    await scene.lock("kimmiru");
    const three = { players: cheapParty };
    expect(refusal(await scene.bookHeld("kimmiru", slot, three))[1]).toBe("RATE_LIMIT");
    expect(refusal(await look("parkbaram"))[1]).toBe("RATE_LIMIT");
    expect((await look("parkbaram", "leesol01")).json.result).toBe(true);
  });
});

describe("by reference", () => {
  type Companions = { list: { companionRef: string | null; name: string }[] };
  const companions = async (id = "kimmiru") =>
    (await scene.data<Companions>(id, "GET", "/ext/companions")).list.filter(
      ({ companionRef }) => companionRef,
    );

  test("an attacker makes somebody his earlier companion by naming him", async () => {
    await scene.book("kimmiru", slot, { players: party });
    expect(await companions()).toEqual([]);
    await answer("parkbaram");
    expect(await companions()).toEqual([expect.objectContaining({ name: "박*람" })]);
  });

  test("an attacker names somebody by the reference that another member was given", async () => {
    await scene.book("kimmiru", slot, { players: [{ seq: 2, memberId: "choihyun1" }] });
    await answer("choihyun1");
    const [known] = await companions();
    const wanted = { players: [{ seq: 2, companionRef: known?.companionRef }] };
    await scene.lock("parkbaram", otherSlot);
    const tried = await scene.bookHeld("parkbaram", otherSlot, wanted);
    expect(refusal(tried)).toEqual([9001, "VAL_FIELD", ["players", "No active member was found."]]);
    const [next = 0] = await scene.freeSlots("2026-12-17");
    expect(await scene.book("kimmiru", next, wanted)).toBeGreaterThan(firstBooking);
  });
});

describe("a booking", () => {
  test("an attacker reads the whole name, the number and the class of whom he has named", async () => {
    await scene.book("kimmiru", slot, { players: party });
    expect((await ownBooking()).players[1]).toMatchObject({
      name: "박*람",
      memberIdx: null,
      memberType: "30",
      greenFee: 150_000,
      isOwnFee: false,
      isAccepted: false,
    });
    await answer("parkbaram");
    expect((await ownBooking()).players[1]).toMatchObject({
      name: "박바람",
      memberIdx: null,
      memberType: "11",
      greenFee: 90_000,
      isOwnFee: true,
    });
  });

  test("an attacker reads the whole name of whoever takes himself out", async () => {
    await scene.book("kimmiru", slot, { players: party });
    await answer("parkbaram", "LEAVE");
    const told = await scene.db
      .select({ vars: outbox.vars })
      .from(outbox)
      .where(and(eq(outbox.event, "companionLeft"), eq(outbox.channel, "SMS")));
    expect(told.map(({ vars }) => vars)).toEqual([expect.objectContaining({ companion: "박*람" })]);
  });

  test("an attacker learns when somebody plays by naming him", async () => {
    await scene.book("parkbaram", otherSlot);
    await scene.lock("kimmiru");
    expect(refusal(await scene.bookHeld("kimmiru", slot, { players: party }))).toEqual([0]);
  });

  test("a member pays less for a round by naming three cheap members who have not accepted", async () => {
    const told = (await quote(cheapParty.slice(1))).json.data as { quote: { greenFee: number } };
    expect(told.quote.greenFee).toBe(guestPrice);
    await scene.book("kimmiru", slot, { players: cheapParty });
    expect((await scene.bookingOf(firstBooking)).quote).toMatchObject({
      greenFee: guestPrice,
      penaltyBase: guestPrice,
    });
  });

  test("the price follows each yes and each no, coupon and booker untouched", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty, couponIdx: 300_001 });
    const price = async () => {
      const { greenFee, discount, total } = (await scene.bookingOf(firstBooking)).quote;
      return [greenFee, discount, total];
    };
    expect(await price()).toEqual([530_000, 10_000, 770_000]);
    await answer("parkbaram");
    await answer("parkbaram");
    expect(await price()).toEqual([470_000, 10_000, 710_000]);
    await answer("choihyun1");
    await answer("jungyebi");
    expect(await price()).toEqual([235_000, 10_000, 475_000]);
    await answer("choihyun1", "LEAVE");
    expect(await price()).toEqual([355_000, 10_000, 595_000]);
  });

  test("a leader puts back who has left by an edit that began before", async () => {
    await scene.book("kimmiru", slot, { players: party });
    const { version } = await scene.bookingOf(firstBooking);
    await answer("parkbaram", "LEAVE");
    const late = await scene.bookHeld("kimmiru", slot, { bookingIdx: firstBooking, version, players: [] });
    expect(refusal(late)[0]).toBe(4211);
  });
});

describe("a fine", () => {
  const late = "12-14 10:00";

  test("a member lowers it by naming three cheap members who have not accepted", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo(late);
    expect(await fineNow()).toBe(guestPrice / 10);
  });

  test("it is counted with members who accepted while cancelling was free", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    await answer("parkbaram");
    scene.goTo(late);
    expect(await fineNow()).toBe(47_000);
  });

  test("a member lowers it by having companions accept after the free deadline", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo("12-13 17:00");
    for (const id of ["parkbaram", "choihyun1", "jungyebi"]) await answer(id);
    expect((await scene.bookingOf(firstBooking)).quote).toMatchObject({
      greenFee: 235_000,
      penaltyBase: guestPrice,
    });
    scene.goTo(late);
    expect(await fineNow()).toBe(guestPrice / 10);
    const ended = await scene.cancel("kimmiru", firstBooking, { agreePenalty: true });
    expect(ended.json.data).toMatchObject({ penalty: { fineAmount: guestPrice / 10 } });
  });

  test("an edit of the names after the deadline makes a late yes an early one", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo("12-13 17:00");
    await answer("parkbaram");
    const edit = { bookingIdx: firstBooking, players: [{ seq: 4, name: "Guest" }] };
    expect((await scene.bookHeld("kimmiru", slot, edit)).json.result).toBe(true);
    expect((await scene.bookingOf(firstBooking)).quote).toMatchObject({
      greenFee: 470_000,
      penaltyBase: guestPrice,
    });
  });

  test("a companion lowers it by accepting once the round is cancelled", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo(late);
    await scene.cancel("kimmiru", firstBooking, { agreePenalty: true });
    expect(refusal(await answer("parkbaram"))[0]).toBe(4210);
    expect((await scene.bookingOf(firstBooking)).quote.penaltyBase).toBe(guestPrice);
  });

  test("a booking that was stored with the price of members who never accepted keeps its low base", async () => {
    await scene.book("kimmiru", slot, { players: party });
    const { quote: stored } = await scene.bookingOf(firstBooking);
    await scene.db
      .update(bookingPlayers)
      .set({ memberType: "41", greenFee: "30000" })
      .where(and(eq(bookingPlayers.bookingIdx, firstBooking), eq(bookingPlayers.seq, 2)));
    expect(stored.penaltyBase).toBe(guestPrice);
    await scene.db.execute(`update bookings set quote = jsonb_set(quote, '{penaltyBase}', '410000')
      where booking_idx = ${firstBooking}`);
    scene.goTo(late);
    expect(await fineNow()).toBe(guestPrice / 10);
  });
});

describe("at the desk", () => {
  const price = async () => (await scene.bookingOf(firstBooking)).quote;

  test("a leader has members billed cheaply who are not there", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo("12-16 06:00");
    expect((await scene.event(firstBooking, { event: "CHECK_IN" })).json.result).toBe(true);
    expect((await price()).greenFee).toBe(guestPrice);
    expect(refusal(await answer("parkbaram"))[0]).toBe(4210);
  });

  test("whom the desk has seen pays the own fee, until the check-in is taken back; no fine gets lower", async () => {
    await scene.book("kimmiru", slot, { players: cheapParty });
    scene.goTo("12-16 06:00");
    await scene.event(firstBooking, { event: "CHECK_IN", seenSeqs: [2] });
    expect(await price()).toMatchObject({ greenFee: 470_000, penaltyBase: guestPrice });
    expect((await scene.event(firstBooking, { event: "UNDO" })).json.result).toBe(true);
    expect(await price()).toMatchObject({ greenFee: guestPrice, penaltyBase: guestPrice });
  });

  test("the desk sees nobody on a seat without a member", async () => {
    await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-16 06:00");
    const tried = await scene.event(firstBooking, { event: "CHECK_IN", seenSeqs: [3] });
    expect(refusal(tried)).toEqual([
      9001,
      "VAL_FIELD",
      ["seenSeqs", "This seat has no member in the booking."],
    ]);
    expect((await scene.bookingOf(firstBooking)).state).toBe("10");
  });
});

describe("calls of members that take a member number", () => {
  /** Each with what keeps a stranger's number from telling or doing anything; a new one has to be judged here. */
  const judged: Record<string, string> = {
    "PUT /info": "the caller's own or refused",
    "DELETE /info": "the caller's own or refused",
    "POST /info/check-password": "the caller's own or refused",
    "POST /info/delete_reason": "the caller's own or refused",
    "POST /info/{id}/photos": "the caller's own or refused",
    "PUT /terms": "the caller's own or refused",
    "POST /reservation/booking": "the caller's own seat, else a companion whom nobody has",
    "POST /reservation/draw": "the caller's own seat, else a companion whom nobody has",
    "POST /ext/booking-quote": "the caller's own seat, else a companion whom nobody has",
  };
  const takesNumber = (schema: z.ZodType | undefined) =>
    schema !== undefined &&
    JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).includes('"memberIdx"');

  test("a call takes a stranger's number without anybody having thought of it", () => {
    const found = allRoutes
      .filter(({ auth }) => auth !== "admin")
      .filter(({ body, query }) => takesNumber(body) || takesNumber(query))
      .map(routeKey);
    expect(found.toSorted()).toEqual(Object.keys(judged).toSorted());
  });

  test.each([
    ["PUT", "/info", {}],
    ["DELETE", "/info", { password: "Mirsol2026!" }],
    ["POST", "/info/check-password", { password: "Mirsol2026!" }],
    ["POST", "/info/delete_reason", { reasonCode: "W1" }],
    ["PUT", "/terms", { agreements: [{ termsIdx: 1, agreed: true }] }],
  ])("an attacker tells a stranger's number from nobody's by %s %s", async (method, path, body) => {
    const answers = [];
    for (const memberIdx of [stranger, 100_006, 199_999]) {
      const { status, json } = await scene.send("kimmiru", method, path, { ...body, memberIdx });
      answers.push({ status, result: json.result, fail: json.fail });
    }
    expect(answers[0]?.result).toBe(false);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
});
