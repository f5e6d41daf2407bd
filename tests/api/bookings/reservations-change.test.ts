import { eq } from "drizzle-orm";
import { bookings, drawApplications, penalties, waitings } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { bookingScene, otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

/** Changes without a look back: the slot is held first, unless it stays the same. */
async function move(bookingIdx: number, sheetIdx: number, input: object = {}) {
  await scene.lock("kimmiru", sheetIdx, { bookingIdx });
  return scene.bookHeld("kimmiru", sheetIdx, { bookingIdx, ...input });
}
/** The held time and the booking that is to move to it, as any device of the member is told. */
async function movingOf(id: string) {
  const { hold } = await scene.data<{ hold: { sheetIdx: number; bookingIdx: number | null } }>(
    id,
    "GET",
    "/ext/hold",
  );
  return [hold.sheetIdx, hold.bookingIdx];
}
const edit = (bookingIdx: number, input: object) =>
  scene.bookHeld("kimmiru", slot, { bookingIdx, players: party, ...input });

describe("a move", () => {
  test("4111: needs a hold on the new slot", async () => {
    const bookingIdx = await scene.book("kimmiru");
    expect(refusal(await scene.bookHeld("kimmiru", otherSlot, { bookingIdx }))).toEqual([
      4111,
      "RSV_LOCK_EXPIRED",
      [],
    ]);
  });

  test("is known to every device by its hold: the booking that is to move, on whichever time it is held", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.lock("kimmiru", otherSlot, { bookingIdx });
    expect(await movingOf("kimmiru")).toEqual([otherSlot, bookingIdx]);
    const [elsewhere = 0] = await scene.freeSlots("2026-12-12");
    const path = `/reservation/sheet/lock/${otherSlot}/${elsewhere}`;
    await scene.send("kimmiru", "PUT", path, { bookingIdx });
    expect(await movingOf("kimmiru")).toEqual([elsewhere, bookingIdx]);
    await scene.lock("kimmiru", elsewhere);
    expect(await movingOf("kimmiru")).toEqual([elsewhere, null]);
  });

  test("is none any more once the booking has ended", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.lock("kimmiru", otherSlot, { bookingIdx });
    await scene.cancel("kimmiru", bookingIdx);
    expect(await movingOf("kimmiru")).toEqual([otherSlot, null]);
  });

  test("of a booking of somebody else, or of none, is no move to the hold", async () => {
    const bookingIdx = await scene.book("parkbaram");
    for (const foreign of [bookingIdx, 999_999]) {
      expect((await scene.lock("kimmiru", otherSlot, { bookingIdx: foreign })).json.result).toBe(true);
      expect(await movingOf("kimmiru")).toEqual([otherSlot, null]);
    }
  });

  test("does not count the booking that it moves; the day's limit is no obstacle", async () => {
    const bookingIdx = await scene.book("kimmiru");
    expect((await move(bookingIdx, otherSlot)).json.data).toMatchObject({ bookingIdx, changeCount: 1 });
  });

  test("to another day gets that day's number and deadlines", async () => {
    const bookingIdx = await scene.book("kimmiru");
    const [saturday = 0] = await scene.freeSlots("2026-12-12");
    const moved = await move(bookingIdx, saturday);
    expect(moved.json.data).toMatchObject({ freeCancelUntil: "2026-12-08T17:00:00+09:00" });
    expect(String(moved.json.data.rsvNo)).toMatch(/^261212-\d{5}$/);
    expect((await scene.bookingOf(bookingIdx)).dayType).toBe("WEEKEND");
  });

  test("4209: twice is enough (C0260)", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await move(bookingIdx, otherSlot);
    await move(bookingIdx, slot);
    expect(refusal(await move(bookingIdx, otherSlot))).toEqual([4209, "RSV_CHANGE_LIMIT", []]);
  });

  test("4210: only while cancelling is free", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.goTo("12-13 17:00");
    expect(refusal(await move(bookingIdx, otherSlot))).toEqual([4210, "RSV_CHANGE_LATE", []]);
  });

  test("4211: of a version that is no longer the present one", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await move(bookingIdx, otherSlot, { version: 1 });
    expect(refusal(await move(bookingIdx, slot, { version: 1 }))).toEqual([4211, "RSV_VERSION", []]);
  });

  test("2001: of somebody else's booking", async () => {
    const bookingIdx = await scene.book("parkbaram");
    const answer = await move(bookingIdx, otherSlot);
    expect([answer.status, answer.json.fail?.code]).toEqual([404, 2001]);
    expect((await scene.bookingOf(bookingIdx)).sheetIdx).toBe(slot);
  });

  test("4201 leaves everything as it was when the new slot is sold under the hold", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.lock("kimmiru", otherSlot, { bookingIdx });
    const before = await scene.bookingOf(bookingIdx);
    const { bookingIdx: _idx, rsvNo: _number, ...copy } = before;
    await scene.db
      .insert(bookings)
      .values({ ...copy, sheetIdx: otherSlot, rsvNo: "by hand", memberIdx: null });
    const answer = await scene.bookHeld("kimmiru", otherSlot, { bookingIdx });
    expect(refusal(answer)).toEqual([4201, "RSV_SLOT_TAKEN", ["2026-12-16", "07:35"]]);
    expect(await scene.bookingOf(bookingIdx)).toEqual(before);
  });

  test("keeps its coupon, or gives it back when asked to", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { couponIdx: 300_001 });
    expect((await move(bookingIdx, otherSlot)).json.data).toMatchObject({ quote: { discount: 10_000 } });
    expect((await move(bookingIdx, slot, { couponIdx: null })).json.data).toMatchObject({
      quote: { discount: 0 },
    });
    expect((await scene.bookingOf(bookingIdx)).couponIdx).toBeNull();
  });
});

describe("a companion edit", () => {
  test("needs no hold, names who is new and tells him, whom it removes, and who plays with them", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    await scene.db.execute("delete from outbox");
    const players = [{ seq: 2, memberId: "tanaka01" }, party[2], party[3]];
    expect((await edit(bookingIdx, { players })).json.data).toMatchObject({ version: 2, changeCount: 0 });
    expect(await scene.told()).toEqual([
      ["companionRemoved", 100_003],
      ["partyChanged", null],
      ["partyChanged", null],
      ["companionAdded", 100_008],
    ]);
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "40"]);
    expect((await scene.bookingOf(bookingIdx)).quote.total).toBe(780_000);
  });

  test("that takes a seat away is told to who stays, one that changes only the memo to nobody", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party.slice(0, 3) });
    await scene.db.execute("delete from outbox");
    expect((await edit(bookingIdx, { players: [], memo: "left-handed" })).json.result).toBe(true);
    expect(await scene.told()).toEqual([]);
    expect((await edit(bookingIdx, { players: [], playerCount: 3 })).json.result).toBe(true);
    expect(await scene.told()).toEqual([
      ["partyChanged", 100_003],
      ["partyChanged", null],
    ]);
  });

  test("4209: two replacements are allowed, naming an empty seat is none (C0040 v4)", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party.slice(0, 3) });
    const name = (seq: number, text: string) =>
      edit(bookingIdx, { players: [{ seq, name: text, phoneNo: "010" }] });
    expect((await name(4, "empty seat")).json.result).toBe(true);
    expect((await name(3, "first")).json.result).toBe(true);
    expect((await name(4, "second")).json.result).toBe(true);
    expect(refusal(await name(3, "third"))).toEqual([4209, "RSV_CHANGE_LIMIT", []]);
  });

  test("goes on after the free deadline, for names only, until the roster is due", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-15 16:59");
    const players = [party[1], { seq: 3, name: "동반3", phoneNo: "010-0000-0103" }, party[3]];
    expect((await edit(bookingIdx, { players })).json.result).toBe(true);
    expect(refusal(await edit(bookingIdx, { playerCount: 3, players: party.slice(0, 3) }))).toEqual([
      4210,
      "RSV_CHANGE_LATE",
      [],
    ]);
    scene.goTo("12-15 17:00");
    expect(refusal(await edit(bookingIdx, {}))).toEqual([4210, "RSV_CHANGE_LATE", []]);
  });

  test("stops at 4203 and 4204: a clash of a companion is not looked for", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    expect(refusal(await edit(bookingIdx, { playerCount: 2 }))[0]).toBe(4203);
    await scene.setPolicy("C0030", { value4: "3" });
    const players = [{ seq: 4 }];
    expect(refusal(await edit(bookingIdx, { players }))[0]).toBe(4204);
  });
});

describe("a named companion", () => {
  const answerAs = (id: string, bookingIdx: number, action: string) =>
    scene.send(id, "PUT", `/ext/bookings/${bookingIdx}/players/me`, { action });

  test("accepts, and is bound from then on (4208)", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    expect((await answerAs("parkbaram", bookingIdx, "ACCEPT")).json.data).toEqual({
      bookingIdx,
      isAccepted: true,
    });
    await scene.lock("parkbaram", otherSlot);
    expect(refusal(await scene.bookHeld("parkbaram", otherSlot))).toEqual([
      4208,
      "RSV_OVERLAP",
      ["박*람", "07:21"],
    ]);
  });

  test("cannot accept two rounds at once", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    await scene.book("parkbaram", otherSlot);
    expect(refusal(await answerAs("parkbaram", bookingIdx, "ACCEPT"))[0]).toBe(4208);
  });

  test("takes himself out: the seat is empty, the booker and the others are told", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    await answerAs("parkbaram", bookingIdx, "LEAVE");
    expect((await scene.players(bookingIdx))[1]).toMatchObject({ memberIdx: null, name: "" });
    expect((await scene.told()).slice(-3)).toEqual([
      ["companionLeft", 100_001],
      ["partyChanged", null],
      ["partyChanged", null],
    ]);
    expect((await answerAs("parkbaram", bookingIdx, "ACCEPT")).status).toBe(404);
  });

  test("sees the roster with the others' names masked; a stranger sees nothing", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    const path = `/ext/bookings/${bookingIdx}/roster`;
    const roster = await scene.data<{ players: { name: string }[] }>("parkbaram", "GET", path);
    expect(roster.players.map(({ name }) => name)).toEqual(["김*루", "박바람", "동*1", "동*2"]);
    expect((await scene.send("tanaka01", "GET", path)).status).toBe(404);
    expect((await scene.send("tanaka01", "GET", `/ext/bookings/${bookingIdx}`)).status).toBe(404);
    const named = "/my-reservation/bookings/100003?role=COMPANION";
    expect(await scene.data("parkbaram", "GET", named)).toMatchObject({ total: 1 });
  });

  test("who has accepted is offered to the booker next time, by a masked name", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    await answerAs("parkbaram", bookingIdx, "ACCEPT");
    const { list } = await scene.data<{ list: { name: string }[] }>("kimmiru", "GET", "/ext/companions");
    expect(list).toContainEqual({
      companionRef: expect.any(String),
      name: "박*람",
      rounds: 1,
      lastPlayDate: "2026-12-16",
    });
    expect(list.map(({ name }) => name)).toContain("동반1");
  });
});

describe("cancelling", () => {
  test("4301 names the state in the caller's language", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.cancel("kimmiru", bookingIdx);
    const again = await scene.send("kimmiru", "DELETE", "/reservation/cancel?lang=ko", { bookingIdx });
    expect(refusal(again)).toEqual([4301, "RSV_NOT_CANCELLABLE", ["취소"]]);
  });

  test("4211 and 2001 leave the booking alone", async () => {
    const bookingIdx = await scene.book("kimmiru");
    expect(refusal(await scene.cancel("kimmiru", bookingIdx, { version: 9 }))[0]).toBe(4211);
    expect((await scene.cancel("parkbaram", bookingIdx)).status).toBe(404);
    expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
  });

  test("4303 where the club takes cancellations by phone only (C0250)", async () => {
    const bookingIdx = await scene.book("kimmiru");
    await scene.setPolicy("C0250", { value1: "N" });
    expect(refusal(await scene.cancel("kimmiru", bookingIdx))[0]).toBe(4303);
    await scene.setPolicy("C0250", { value1: "Y", value2: "N" });
    scene.goTo("12-14 10:00");
    expect(refusal(await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true }))[0]).toBe(4303);
  });

  test("the detail shows what cancelling costs now, as 4302 would", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    const preview = () =>
      scene.data<{ cancelPreview: object; phone: string }>("kimmiru", "GET", `/ext/bookings/${bookingIdx}`);
    expect((await preview()).cancelPreview).toMatchObject({ stage: "L0", fineAmount: 0 });
    scene.goTo("12-15 17:00");
    const { data } = (await scene.cancel("kimmiru", bookingIdx)).json;
    expect((await preview()).cancelPreview).toEqual(data);
    expect(data).toMatchObject({ stage: "L3", fineAmount: 159_000, point: 3 });
  });

  test("of two at once one ends it, and one penalty is imposed", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.goTo("12-14 10:00");
    const body = { agreePenalty: true };
    const codes = (
      await Promise.all([
        scene.cancel("kimmiru", bookingIdx, body),
        scene.cancel("kimmiru", bookingIdx, body),
      ])
    ).map((answer) => refusal(answer)[0]);
    expect(codes.toSorted()).toEqual([0, 4301]);
    expect(await scene.db.select().from(penalties).where(eq(penalties.bookingIdx, bookingIdx))).toHaveLength(
      1,
    );
  });
});

describe("a companion who has closed the account", () => {
  const sol = 100_002;
  const slim = ({
    memberIdx,
    name,
    memberType,
    greenFee,
    acceptedAt,
  }: Awaited<ReturnType<typeof scene.players>>[number]) => ({
    memberIdx,
    name,
    memberType,
    greenFee,
    acceptedAt,
  });
  const seatOf = async (bookingIdx: number) =>
    (await scene.players(bookingIdx)).filter(({ seq }) => seq === 2).map(slim);

  /** Sol has accepted the second seat, and leaves the club. */
  async function booked(): Promise<number> {
    const players = [{ seq: 2, memberId: "leesol01" }];
    const bookingIdx = await scene.book("kimmiru", slot, { players });
    expect((await scene.answer("leesol01", bookingIdx)).json.result).toBe(true);
    await scene.db.delete(waitings).where(eq(waitings.memberIdx, sol));
    await scene.db.delete(drawApplications).where(eq(drawApplications.memberIdx, sol));
    const reason = { reasonCode: "W1", reasonText: "" };
    const { withdrawToken } = await scene.data<{ withdrawToken: string }>(
      "leesol01",
      "POST",
      "/info/delete_reason",
      reason,
    );
    await scene.data("leesol01", "DELETE", "/info", { withdrawToken, password: "Mirsol2026!" });
    return bookingIdx;
  }

  test("keeps the seat, its class and its fee when the booker names somebody else or moves the booking", async () => {
    const bookingIdx = await booked();
    const before = await seatOf(bookingIdx);
    expect(before).toMatchObject([{ memberIdx: sol, acceptedAt: expect.any(Date) }]);
    const players = [{ seq: 3, name: "동반1", phoneNo: "010-0000-0101" }];
    expect(refusal(await edit(bookingIdx, { players }))).toEqual([0]);
    expect(await seatOf(bookingIdx)).toEqual(before);
    expect(refusal(await move(bookingIdx, otherSlot))).toEqual([0]);
    expect(await seatOf(bookingIdx)).toEqual(before);
  });

  test("keeps it when the office changes the party, which can also give it to somebody else", async () => {
    const bookingIdx = await booked();
    const before = await seatOf(bookingIdx);
    const change = async (players: object[]) => {
      const { version } = await scene.bookingOf(bookingIdx);
      const body = { version, playerCount: 4, players, reason: "phone call" };
      return scene.send("ssadmin1", "PUT", `/ops/bookings/${bookingIdx}/players`, body);
    };
    expect(refusal(await change([{ seq: 3, name: "동반1" }]))).toEqual([0]);
    expect(await seatOf(bookingIdx)).toEqual(before);
    expect(refusal(await change([{ seq: 2, name: "동반2" }]))).toEqual([0]);
    expect(await seatOf(bookingIdx)).toMatchObject([{ memberIdx: null, name: "동반2" }]);
    // Who has no account any more is nobody whom one could name anew.
    const again = refusal(await change([{ seq: 2, memberIdx: sol }]));
    expect(again.slice(0, 2)).toEqual([9001, "VAL_FIELD"]);
  });
});
