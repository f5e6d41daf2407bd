import { and, eq } from "drizzle-orm";
import { auditRecords, bookingPlayers, bookings, slotLocks, teeSlots } from "@/lib/club-api/db/tables";
import { demoNow, startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let ss: string;

beforeEach(async () => {
  await api.reset();
  await api.db.delete(slotLocks);
  ss = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
});

const call = (method: string, path: string, body?: unknown, token = ss) =>
  api.request(method, path, { token, ...(body === undefined ? {} : { body }) });
const slotOf = async (sheetIdx: number) =>
  (await api.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, sheetIdx)))[0];
const auditEntriesOf = (entity: string, entityKey: string) =>
  api.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, entity), eq(auditRecords.entityKey, entityKey)))
    .orderBy(auditRecords.auditIdx);
const bookedOn = async (playDate: string) => {
  const row = (await api.db.select().from(bookings).where(eq(bookings.playDate, playDate)).limit(1))[0];
  if (!row) throw new Error(`nothing booked on ${playDate}`);
  return row;
};

describe("PUT /ops/slots", () => {
  test("blocks a free slot, on record, and opens it again", async () => {
    const free = await freeSlot("2026-12-17");
    expect(
      (await call("PUT", "/ops/slots", { sheetIdxs: [free], openType: "90", note: "코스 보수" })).json.data,
    ).toEqual({ updated: 1 });
    expect(await slotOf(free)).toMatchObject({ openType: "90", note: "코스 보수" });
    expect((await auditEntriesOf("slot", String(free))).at(-1)).toMatchObject({
      action: "UPDATE",
      actor: "ssadmin1",
      before: { openType: "10" },
    });
    expect((await call("PUT", "/ops/slots", { sheetIdxs: [free], openType: "10" })).json.data).toEqual({
      updated: 1,
    });
    expect((await slotOf(free))?.openType).toBe("10");
  });

  test("a slot that is sold refuses (4201), but takes a note; one refusal changes none", async () => {
    const sold = await bookedOn("2026-12-17");
    const free = await freeSlot("2026-12-17");
    const { json } = await call("PUT", "/ops/slots", { sheetIdxs: [free, sold.sheetIdx], openType: "90" });
    expect(json.fail).toMatchObject({
      code: 4201,
      msgCode: "RSV_SLOT_TAKEN",
      msgVar: ["2026-12-17", sold.teeTime],
    });
    expect((await slotOf(free))?.openType).toBe("10");
    expect((await call("PUT", "/ops/slots", { sheetIdxs: [sold.sheetIdx], note: "VIP" })).json.data).toEqual({
      updated: 1,
    });
  });

  test("a slot that somebody is booking refuses (4111), a dead lock does not", async () => {
    const free = await freeSlot("2026-12-17");
    const lock = {
      clubIdx: 1,
      sheetIdx: free,
      memberIdx: 100001,
      lockedAt: demoNow,
      expiresAt: new Date(demoNow.getTime() + 300_000),
    };
    await api.db.insert(slotLocks).values(lock);
    const refused = await call("PUT", "/ops/slots", { sheetIdxs: [free], minPlayers: 2 });
    expect(refused.json.fail).toMatchObject({ code: 4111, msgCode: "RSV_LOCKED", msgVar: [] });
    api.pass(300_000);
    expect((await call("PUT", "/ops/slots", { sheetIdxs: [free], minPlayers: 2 })).json.data).toEqual({
      updated: 1,
    });
  });

  test("a block that is taken away goes to the waiting list first", async () => {
    const [row] = await api.db
      .select()
      .from(bookings)
      .where(
        and(eq(bookings.playDate, "2026-11-28"), eq(bookings.teeTime, "07:14"), eq(bookings.courseCode, "1")),
      );
    if (!row) throw new Error("07:14 of the full Saturday is not booked");
    await api.db.update(bookings).set({ state: "70" }).where(eq(bookings.bookingIdx, row.bookingIdx));
    const { sheetIdx } = row;
    expect((await call("PUT", "/ops/slots", { sheetIdxs: [sheetIdx], openType: "90" })).json.data).toEqual({
      updated: 1,
    });
    expect((await call("PUT", "/ops/slots", { sheetIdxs: [sheetIdx], openType: "10" })).json.data).toEqual({
      updated: 1,
    });
    const sold = await api.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.sheetIdx, sheetIdx), eq(bookings.state, "10")));
    expect(sold.map((booking) => booking.reservationType)).toEqual(["20"]);
  });

  test("an own price and an allotment show on the sheet", async () => {
    const free = await freeSlot("2026-12-18");
    await call("PUT", "/ops/slots", {
      sheetIdxs: [free],
      openType: "60",
      memberTypes: ["30"],
      price: { "*": 77_000 },
    });
    expect(await slotOf(free)).toMatchObject({
      openType: "60",
      memberTypes: ["30"],
      priceOverride: { "*": 77_000 },
    });
  });

  test.each([
    ["an unknown slot", { sheetIdxs: [261217199], openType: "90" }, 4104],
    ["members only without types", { sheetIdxs: [261217104], openType: "60" }, 9001],
    ["fewer than the minimum", { sheetIdxs: [261217104], minPlayers: 4, maxPlayers: 3 }, 9001],
    ["a purpose of another domain", { sheetIdxs: [261217104], openType: "70" }, 9001],
  ])("%s is refused", async (_name, body, code) => {
    expect((await call("PUT", "/ops/slots", body)).json.fail?.code).toBe(code);
  });
});

describe("POST /ops/slots (A38)", () => {
  const input = { playDate: "2026-12-22", courseCode: "1", teeTime: "10:00" };

  test("adds a slot where both neighbours are far enough away, once", async () => {
    expect((await call("POST", "/ops/slots", input)).json.data).toEqual({ sheetIdx: 261222127 });
    expect(await slotOf(261222127)).toMatchObject({
      teeTime: "10:00",
      period: "1",
      courseOut: "2",
      openType: "10",
    });
    expect((await call("POST", "/ops/slots", input)).json.fail).toMatchObject({
      code: 9001,
      msgCode: "VAL_FIELD",
    });
  });

  test("between two regular slots there is no room", async () => {
    expect((await call("POST", "/ops/slots", { ...input, teeTime: "07:03" })).json.fail?.msgVar?.[0]).toBe(
      "teeTime",
    );
  });

  test("not on a closing day (4101)", async () => {
    const { json } = await call("POST", "/ops/slots", { ...input, playDate: "2027-01-04" });
    expect(json.fail).toMatchObject({ code: 4101, msgVar: ["2027-01-04"] });
  });
});

describe("POST /ops/sheets/generate", () => {
  test("lays what is missing, once, and skips closing days", async () => {
    const span = { from: "2027-01-30", to: "2027-02-02" };
    expect((await call("POST", "/ops/sheets/generate", span)).json.data).toEqual({ created: 3 * 78 });
    expect((await call("POST", "/ops/sheets/generate", span)).json.data).toEqual({ created: 0 });
  });

  test("backwards or too far is 9001", async () => {
    for (const span of [
      { from: "2027-02-02", to: "2027-02-01" },
      { from: "2027-01-01", to: "2028-01-01" },
    ]) {
      expect((await call("POST", "/ops/sheets/generate", span)).json.fail).toMatchObject({ code: 9001 });
    }
  });
});

test("the staff's sheet names the players, and that it was looked at is on record", async () => {
  const booked = await bookedOn("2026-12-16");
  const [player] = await api.db
    .select()
    .from(bookingPlayers)
    .where(eq(bookingPlayers.bookingIdx, booked.bookingIdx))
    .orderBy(bookingPlayers.seq);
  const { json } = await call("GET", "/ops/tee-sheet?date=2026-12-16&reason=check-in");
  const slots = json.data.slots as {
    sheetIdx: number;
    booking: { rsvNo: string; players: { name: string }[] } | null;
  }[];
  expect(slots).toHaveLength(78);
  expect(slots.filter((slot) => slot.booking)).toHaveLength(43);
  expect(slots.find((slot) => slot.sheetIdx === booked.sheetIdx)?.booking?.players[0]?.name).toBe(
    player?.name,
  );
  expect((await auditEntriesOf("tee-sheet", "2026-12-16")).at(-1)).toMatchObject({
    action: "VIEW",
    adminIdx: 1,
    reason: "check-in",
  });
});

describe("rights (menu 940100)", () => {
  const calls = [
    ["GET", "/ops/tee-sheet?date=2026-12-16", undefined],
    ["PUT", "/ops/slots", { sheetIdxs: [261216104], openType: "90" }],
    ["POST", "/ops/slots", { playDate: "2026-12-22", courseCode: "2", teeTime: "10:00" }],
    ["POST", "/ops/sheets/generate", { from: "2027-01-30", to: "2027-01-30" }],
  ] as const;

  test.each(calls)(
    "%s %s is refused to visitors, members and admins without the menu",
    async (method, path, body) => {
      const before = await slotOf(261216104);
      const options = body === undefined ? {} : { body };
      expect((await api.request(method, path, options)).status).toBe(401);
      const member = (await api.signIn("kimmiru")).accessToken;
      const editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
      expect((await call(method, path, body, member)).status).toBe(403);
      expect((await call(method, path, body, editor)).status).toBe(403);
      expect(await slotOf(261216104)).toEqual(before);
    },
  );
});

async function freeSlot(playDate: string): Promise<number> {
  const { json } = await call("GET", `/ops/tee-sheet?date=${playDate}`);
  const slots = json.data.slots as { sheetIdx: number; openType: string; booking: unknown }[];
  const free = slots.find((slot) => slot.booking === null && slot.openType === "10");
  if (!free) throw new Error(`no free slot on ${playDate}`);
  return free.sheetIdx;
}
