import { eq } from "drizzle-orm";
import { auditRecords, visits } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { party, refusal, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/desk-scene";

const scene = await forFile(deskScene);
beforeEach(() => scene.reset());

const change = (bookingIdx: number, body: object) =>
  scene.send("bookadmin1", "PUT", `/ops/bookings/${bookingIdx}/players`, {
    version: 1,
    playerCount: 4,
    players: [],
    reason: "전화 요청",
    ...body,
  });
const seats = async (bookingIdx: number) =>
  (await scene.players(bookingIdx)).map(({ memberIdx, name }) => memberIdx ?? name);

test("staff change the party after every deadline of the member's; it is priced anew and told", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { quote } = await scene.bookingOf(bookingIdx);
  scene.goTo("12-15 20:00");
  const notifications = (await scene.told()).length;
  const players = [{ seq: 3, memberIdx: 100_004 }];
  const { json } = await change(bookingIdx, { playerCount: 3, players });
  expect(json.data).toMatchObject({ bookingIdx, version: 2, state: "10" });
  expect(await seats(bookingIdx)).toEqual([100_001, 100_003, 100_004]);
  const after = await scene.bookingOf(bookingIdx);
  expect(after).toMatchObject({ playerCount: 3, companionEdits: 0, changeCount: 0 });
  expect(after.quote.perPlayer).toHaveLength(3);
  expect(after.quote.total).toBeLessThan(Number(quote.total));
  expect((await scene.told()).slice(notifications)).toEqual([
    ["companionRemoved", null],
    ["companionRemoved", null],
    ["partyChanged", 100_001],
    ["partyChanged", 100_003],
    ["companionAdded", 100_004],
  ]);
  expect(await scene.logCodes(bookingIdx)).toEqual(["10", "40"]);
  const auditEntries = await scene.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.actor, "bookadmin1"))
    .orderBy(auditRecords.auditIdx);
  expect(auditEntries.at(-1)).toMatchObject({ entityKey: String(bookingIdx), reason: "전화 요청" });
});

test("a seat without a name is empty, a guest keeps the first one", async () => {
  const guest = { name: "홍길동", phoneNo: "010-0000-0999" };
  const players = [{ seq: 2, name: "동반1", phoneNo: "010-0000-0101" }];
  const body = { sheetIdx: slot, reservationType: "70", guest, playerCount: 2, caddieMode: "C", players };
  const { bookingIdx } = await scene.data<{ bookingIdx: number }>("ssadmin1", "POST", "/ops/bookings", body);
  await change(bookingIdx, { playerCount: 2, players: [{ seq: 2 }] });
  expect(await seats(bookingIdx)).toEqual(["홍길동", ""]);
});

test("at the desk who stays stays checked in, and who comes is there too", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  scene.goTo("12-16 06:30");
  await scene.event(bookingIdx, { event: "CHECK_IN" });
  expect(
    (await change(bookingIdx, { version: 2, players: [{ seq: 4, name: "동반9" }] })).json.data,
  ).toMatchObject({
    state: "30",
    version: 3,
  });
  const rows = await scene.db.select().from(visits).where(eq(visits.bookingIdx, bookingIdx));
  expect(rows.map(({ memberIdx, seat, state }) => [memberIdx ?? seat, state]).sort()).toEqual(
    [100_001, 2, 3, 4].map((whose) => [whose, "CHECKED_IN"]),
  );
});

test("refused: another version, more than the slot takes, a settled round, somebody who is nobody", async () => {
  const bookingIdx = await scene.book("kimmiru");
  expect(refusal(await change(bookingIdx, { version: 9 }))[0]).toBe(4211);
  expect(refusal(await change(bookingIdx, { players: [{ seq: 2, memberIdx: 199_999 }] }))[0]).toBe(9001);
  await scene.send("ssadmin1", "PUT", "/ops/slots", { sheetIdxs: [slot], note: "VIP" });
  scene.goTo("12-16 06:30");
  await scene.event(bookingIdx, { event: "CHECK_IN" });
  await scene.event(bookingIdx, { event: "SETTLE" });
  expect(refusal(await change(bookingIdx, { version: 3 }))[0]).toBe(4301);
  expect(await seats(bookingIdx)).toEqual([100_001, "", "", ""]);
});
