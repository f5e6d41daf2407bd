import { eq } from "drizzle-orm";
import { bookingPlayers, bookings, outbox } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { formIdx, teamScene } from "../../support/scenes/team-scene";

/* The demo's team on 10 March 2027: four rounds from 07:00; park and a guest in the first, lee in the second. */

const kim = 100_001;
const lee = 100_002;
const park = 100_003;
const date = "2027-03-10";
const scene = await forFile(teamScene);

beforeEach(async () => {
  await scene.reset();
  await scene.approve();
  scene.goTo("2027-02-20T10:00");
  const [first, second] = await rounds();
  await seat(first, [{ memberId: "parkbaram" }, { name: "동반1", phoneNo: "010-0000-0901" }]);
  await seat(second, [{ memberId: "leesol01" }]);
  await scene.db.delete(outbox);
});

type Round = typeof bookings.$inferSelect;
async function rounds(): Promise<[Round, Round, Round, Round]> {
  const all = (await scene.rounds()).filter(({ playDate }) => playDate === date);
  return all as [Round, Round, Round, Round];
}

async function seat({ sheetIdx, bookingIdx, playerCount, caddieMode }: Round, people: object[]) {
  const body = { clubCode: "MS01", sheetIdx, bookingIdx, playerCount, caddieMode, agreeRules: true };
  const players = people.map((person, place) => ({ seq: place + 2, ...person }));
  const answer = await scene.send(kim, "POST", "/reservation/booking", { ...body, players });
  expect(answer.json.result).toBe(true);
}

const at = ({ bookingIdx }: Round, seq: number) => ({ bookingIdx, seq });
const flight = ({ bookingIdx, version }: Round, players: object[]) => ({ bookingIdx, version, players });
const regroup = (input: object[], who: number | "staff" = kim, day = date) =>
  scene.send(who, "PUT", `/ext/team-forms/${formIdx}/grouping`, { date: day, rounds: input });
const failOf = (answer: Awaited<ReturnType<typeof regroup>>) => answer.json.fail?.code;

async function named({ bookingIdx }: Round) {
  const seats = await scene.db
    .select()
    .from(bookingPlayers)
    .where(eq(bookingPlayers.bookingIdx, bookingIdx))
    .orderBy(bookingPlayers.seq);
  return seats.filter(({ isBooker, name }) => !isBooker && name !== "");
}
const namesOf = async (round: Round) => (await named(round)).map(({ memberIdx, name }) => memberIdx ?? name);

/** Park goes to the second round, lee to the first. */
async function swap() {
  const [first, second] = await rounds();
  return [flight(first, [at(second, 2), at(first, 3)]), flight(second, [at(first, 2)])];
}

test("players change flights after the roster is closed, nobody comes or goes, and each hears of the new time", async () => {
  const [first, second, third] = await rounds();
  await scene.db
    .update(bookingPlayers)
    .set({ acceptedAt: new Date("2027-02-21T00:00:00Z") })
    .where(eq(bookingPlayers.memberIdx, park));
  scene.goTo(`${date}T06:00`);
  const answer = await regroup(await swap());
  expect(answer.json.data).toMatchObject({ teamFormIdx: formIdx, date });
  expect(await namesOf(first)).toEqual([lee, "동반1"]);
  expect(await namesOf(second)).toEqual([park]);
  expect(await namesOf(third)).toEqual([]);
  expect((await named(second))[0]?.acceptedAt).not.toBeNull();
  expect((await named(first))[1]?.phoneNo).toBe("010-0000-0901");
  expect(await scene.told(park, "changed")).toEqual([
    expect.objectContaining({ date: "2027.03.10 (수)", time: second.teeTime }),
  ]);
  expect(await scene.told(lee, "changed")).toEqual([expect.objectContaining({ time: first.teeTime })]);
  expect(await scene.told(lee, "companionRemoved")).toEqual([]);
});

test("prices follow the players: both rounds together cost what they cost before", async () => {
  const total = async () => (await rounds()).reduce((sum, { quote }) => sum + Number(quote.total), 0);
  const before = await total();
  const [, , third] = await rounds();
  expect((await regroup(await swap())).json.result).toBe(true);
  expect(await total()).toBe(before);
  expect((await rounds())[2].version).toBe(third.version);
});

test.each([
  ["the evening before", "2027-03-09T23:59", undefined],
  ["at midnight of the day", `${date}T00:00`, undefined],
  ["31 minutes before the first tee time", `${date}T06:29`, undefined],
  ["30 minutes before it", `${date}T06:30`, 4210],
  ["after it", `${date}T07:30`, 4210],
])("%s, in club time", async (_when, clubTime, code) => {
  scene.goTo(clubTime);
  expect(failOf(await regroup(await swap()))).toBe(code);
});

test("later rounds can still be regrouped when the first one is too near", async () => {
  const [first, second, third] = await rounds();
  scene.goTo(`${date}T06:31`);
  expect(failOf(await regroup(await swap()))).toBe(4210);
  expect(failOf(await regroup([flight(second, []), flight(third, [at(second, 2)])]))).toBeUndefined();
  expect(await namesOf(third)).toEqual([lee]);
  expect(await namesOf(first)).toEqual([park, "동반1"]);
});

test("two tabs: the second one is refused (4211), and nothing of it is written", async () => {
  const input = await swap();
  expect((await regroup(input)).json.result).toBe(true);
  expect(failOf(await regroup(input))).toBe(4211);
  const [first] = await rounds();
  expect(await namesOf(first)).toEqual([lee, "동반1"]);
});

test("two tabs at once: one grouping stands, the other is refused", async () => {
  const input = await swap();
  const answers = await Promise.all([regroup(input), regroup(input)]);
  expect(answers.map(failOf).toSorted()).toEqual([4211, undefined]);
});

test("a grouping that leaves somebody out, doubles or invents somebody is refused (9001)", async () => {
  const [first, second] = await rounds();
  const inputs = [
    [flight(first, [at(first, 2)]), flight(second, [at(second, 2)])],
    [flight(first, [at(first, 2), at(first, 3), at(first, 2)]), flight(second, [at(second, 2)])],
    [flight(first, [at(first, 2), at(first, 3), at(first, 4)]), flight(second, [at(second, 2)])],
    [flight(first, [at(first, 2), at(first, 3)]), flight(first, [])],
  ];
  for (const input of inputs) expect(failOf(await regroup(input))).toBe(9001);
  expect(await namesOf(first)).toEqual([park, "동반1"]);
});

test("forged numbers: another's form (2001), a round of another date or nobody's (4210), a day that is not booked (9001)", async () => {
  expect(failOf(await regroup(await swap(), park))).toBe(2001);
  const other = (await scene.rounds()).find(({ playDate }) => playDate === "2027-04-14");
  if (!other) throw new Error("no round in April");
  expect(failOf(await regroup([flight(other, [])]))).toBe(4210);
  expect(failOf(await regroup([{ bookingIdx: 999_999, version: 1, players: [] }]))).toBe(4210);
  expect(failOf(await regroup(await swap(), kim, "2027-03-11"))).toBe(9001);
  expect((await regroup(await swap(), "staff")).json.result).toBe(false);
});

test("a round whose party is at the desk keeps its players (4210)", async () => {
  const [first] = await rounds();
  const input = await swap();
  await scene.db.update(bookings).set({ state: "30" }).where(eq(bookings.bookingIdx, first.bookingIdx));
  expect(failOf(await regroup(input))).toBe(4210);
});
