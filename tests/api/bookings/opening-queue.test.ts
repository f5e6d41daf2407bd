import { and, eq, ne } from "drizzle-orm";
import { members, openingTickets, teeSlots } from "@/lib/club-api/db/tables";
import { selectLine } from "@/lib/club-api/domains/opening/repository";
import { sweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { forFile } from "../../support/for-file";
import { bookingScene, refusal } from "../../support/scenes/booking-scene";

/** Opens on 2026-11-24 at 09:00 for the types 10 and 11; one slot of it is on sale, so each turn admits one. */
const playDate = "2026-12-22";
const line = "/ext/opening-queue";
const members3 = { kimmiru: 100_001, leesol01: 100_002, parkbaram: 100_003 };
type Id = keyof typeof members3;

const scene = await forFile(bookingScene);
let sheetIdx: number;

beforeAll(async () => {
  sheetIdx = (await scene.freeSlots(playDate))[0] ?? 0;
}, 60_000);
beforeEach(async () => {
  await scene.reset();
  await scene.db
    .update(teeSlots)
    .set({ openType: "90" })
    .where(and(eq(teeSlots.playDate, playDate), ne(teeSlots.sheetIdx, sheetIdx)));
  await scene.setPolicy("C0540", { value1: "Y" });
  await scene.db.update(members).set({ memberType: "10" }).where(eq(members.id, "leesol01"));
  scene.goTo("11-24 08:40");
});

const clockTo = (time: string) => scene.api.clock.set(new Date(`2026-11-24T${time}+09:00`));
const join = (id: Id) => scene.send(id, "POST", line, { clubCode: "MS01", playDate });
const look = async (id: Id) => (await scene.send(id, "GET", `${line}/${playDate}`)).json.data;
const tickets = () => scene.db.select().from(openingTickets).orderBy(openingTickets.draw);
/** Sets the random number of a draw. */
const setDraw = (id: Id, draw: number) =>
  scene.db.update(openingTickets).set({ draw }).where(eq(openingTickets.memberIdx, members3[id]));
const notOpenUntil = (time: string) => [4102, "RSV_NOT_OPEN", [`2026-11-24T${time}+09:00`]];

/** Kim comes first, Lee second; chance puts Lee before Kim; Park comes after the draw. */
async function threeInLine() {
  await join("kimmiru");
  clockTo("09:00:05");
  await join("leesol01");
  await setDraw("kimmiru", 2 ** 48 - 2);
  await setDraw("leesol01", 1);
  clockTo("09:00:11");
  await join("parkbaram");
}

describe("while the queue is off", () => {
  beforeEach(() => scene.setPolicy("C0540", { value1: "N" }));

  test("a slot is held at the opening second, and no ticket is kept", async () => {
    const answer = await join("kimmiru");
    expect(answer.json.data).toMatchObject({ isOn: false, joined: false, total: 0, isAdmitted: false });
    expect(await tickets()).toEqual([]);
    clockTo("09:00:00");
    expect(await look("kimmiru")).toMatchObject({ isOn: false, isAdmitted: true });
    expect(refusal(await scene.lock("kimmiru", sheetIdx))).toEqual([0]);
  });
});

test("the club switches it on among its policies; a turn of no time is refused", async () => {
  await scene.setPolicy("C0540", { value1: "N" });
  const save = (values: string[]) =>
    scene.send("ssadmin1", "PUT", "/ops/policies", { code: "C0540", values });
  expect(refusal(await save(["Y", "30", "10", "0"]))).toEqual([
    9001,
    "VAL_FIELD",
    ["values.3", "This number must be at least 10."],
  ]);
  expect(refusal(await save(["Y", "30", "10", "60"]))).toEqual([0]);
  expect(await look("kimmiru")).toMatchObject({ isOn: true });
});

test("a ticket is taken once, is the same on another device, and its place is told after the draw", async () => {
  const first = await join("kimmiru");
  expect(first.json.data).toEqual({
    isOn: true,
    openAt: "2026-11-24T09:00:00+09:00",
    joinFrom: "2026-11-24T08:30:00+09:00",
    joined: true,
    isHere: true,
    position: null,
    total: 1,
    admittedAt: null,
    isAdmitted: false,
  });
  const [remaining] = await tickets();
  const { accessToken } = await scene.api.signIn("kimmiru");
  clockTo("08:50:00");
  const again = await scene.api.request("POST", line, { token: accessToken, body: { playDate } });
  expect(again.json.data).toEqual(first.json.data);
  expect(await tickets()).toEqual([{ ...remaining, sessionIdx: expect.any(Number) }]);
  clockTo("09:00:10");
  const other = await scene.api.request("GET", `${line}/${playDate}`, { token: accessToken });
  expect(other.json.data).toMatchObject({ joined: true, position: 0, isAdmitted: true });
});

test("the line is open in the session that has opened it last, and can be taken back", async () => {
  await join("kimmiru");
  const { accessToken: token } = await scene.api.signIn("kimmiru");
  const elsewhere = async () => (await scene.api.request("GET", `${line}/${playDate}`, { token })).json.data;
  expect([await look("kimmiru"), await elsewhere()]).toMatchObject([{ isHere: true }, { isHere: false }]);
  await scene.api.request("POST", line, { token, body: { playDate } });
  expect([await look("kimmiru"), await elsewhere()]).toMatchObject([{ isHere: false }, { isHere: true }]);
  await join("kimmiru");
  expect([await look("kimmiru"), await elsewhere()]).toMatchObject([{ isHere: true }, { isHere: false }]);
  expect(await tickets()).toHaveLength(1);
});

test("who look at the same time are each told their own place, in the line of their day", async () => {
  await threeInLine();
  const openAt = new Date("2026-11-24T09:00:00+09:00");
  const [kim, lee, park] = Object.values(members3) as [number, number, number];
  const [otherDay, quietDay] = ["2026-12-23", "2026-12-24"];
  const row = { clubIdx: 1, playDate: otherDay, openAt, joinedAt: openAt };
  await scene.db.insert(openingTickets).values([
    { ...row, memberIdx: lee, draw: 7 },
    { ...row, memberIdx: kim, draw: 3 },
  ]);
  const looks = (
    [
      [playDate, kim],
      [otherDay, kim],
      [playDate, lee],
      [otherDay, lee],
      [otherDay, park],
      [playDate, park],
      [quietDay, kim],
    ] as const
  ).map(([day, memberIdx]) => ({ clubIdx: 1, playDate: day, openAt, memberIdx, memberType: "10" }));
  const lines = await Promise.all(looks.map((one) => selectLine(scene.db, one)));
  expect(lines.map(({ total, earlier }) => [total, earlier])).toEqual([
    [3, 1],
    [2, 0],
    [3, 0],
    [2, 1],
    [2, null],
    [3, 2],
    [0, null],
  ]);
  expect(lines[0]?.slotsOnSale).toBe(1);
  const isOnSale = and(eq(teeSlots.playDate, otherDay), eq(teeSlots.openType, "10"));
  expect(lines[1]?.slotsOnSale).toBe(await scene.db.$count(teeSlots, isOnSale));
});

test("tickets given before the draw hold chance below those given after it", async () => {
  await threeInLine();
  const late = (await tickets()).at(-1);
  expect(late).toMatchObject({ memberIdx: members3.parkbaram, draw: 2 ** 48 + 1000 });
});

test("chance orders who came up to the draw, and who came later stands behind", async () => {
  await threeInLine();
  const at = (time: string) => `2026-11-24T${time}+09:00`;
  expect(await look("leesol01")).toMatchObject({ position: 0, total: 3, isAdmitted: true });
  expect(await look("kimmiru")).toMatchObject({ position: 1, admittedAt: at("09:01:10"), isAdmitted: false });
  expect(await look("parkbaram")).toMatchObject({ position: 2, admittedAt: at("09:02:10") });
  clockTo("09:01:10");
  expect(await look("kimmiru")).toMatchObject({ position: 0, isAdmitted: true });
  expect(await look("parkbaram")).toMatchObject({ position: 1, isAdmitted: false });
});

test("before the draw nobody holds a slot, ticket or not", async () => {
  await join("kimmiru");
  clockTo("09:00:09");
  expect(refusal(await scene.lock("kimmiru", sheetIdx))).toEqual(notOpenUntil("09:00:10"));
  expect(refusal(await scene.lock("parkbaram", sheetIdx))).toEqual(notOpenUntil("09:00:10"));
});

test("who is not admitted yet is told when; who is holds the slot", async () => {
  await threeInLine();
  const elsewhere = (await scene.freeSlots("2026-12-23"))[0];
  expect(refusal(await scene.lock("kimmiru", sheetIdx))).toEqual(notOpenUntil("09:01:10"));
  const change = await scene.send("kimmiru", "PUT", `/reservation/sheet/lock/${elsewhere}/${sheetIdx}`, {});
  expect(refusal(change)).toEqual(notOpenUntil("09:01:10"));
  expect(refusal(await scene.lock("leesol01", sheetIdx))).toEqual([0]);
});

test("without a ticket one waits for the end of the line", async () => {
  await join("kimmiru");
  await join("leesol01");
  clockTo("09:00:11");
  expect(refusal(await scene.lock("parkbaram", sheetIdx))).toEqual(notOpenUntil("09:02:10"));
  clockTo("09:02:10");
  expect(refusal(await scene.lock("parkbaram", sheetIdx))).toEqual([0]);
});

test("who opens at another moment stands in another line", async () => {
  await join("kimmiru");
  await scene.db.update(members).set({ memberType: "30" }).where(eq(members.id, "leesol01"));
  expect(refusal(await join("leesol01"))).toEqual([4102, "RSV_NOT_OPEN", ["2026-12-01T09:30:00+09:00"]]);
  expect(await look("leesol01")).toMatchObject({ joined: false, total: 0, isAdmitted: false });
});

test.each([
  ["sooner than thirty minutes before", "2026-11-24T08:29:59+09:00", notOpenUntil("08:30:00")],
  ["after online booking has closed", "2026-12-21T23:59:00+09:00", [4103, "RSV_CLOSED", []]],
])("no ticket %s", async (_name, now, expected) => {
  scene.goTo("11-24 08:00");
  scene.api.clock.set(new Date(now));
  scene.api.limitClock.set(new Date(now));
  expect(refusal(await join("kimmiru"))).toEqual(expected);
});

test("no ticket for a type that never books online", async () => {
  await scene.db.update(members).set({ memberType: "90" }).where(eq(members.id, "leesol01"));
  expect(refusal(await join("leesol01"))).toEqual([4202, "RSV_TYPE", []]);
});

test("tickets are dropped a week after the opening", async () => {
  await join("kimmiru");
  scene.goTo("12-01 08:00");
  await scene.run(sweepJob(scene.api.limitClock));
  expect(await tickets()).toHaveLength(1);
  scene.goTo("12-01 09:01");
  await scene.run(sweepJob(scene.api.limitClock));
  expect(await tickets()).toEqual([]);
});
