import { auditRecords } from "@/lib/club-api/db/tables";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import type { RuleEffect } from "@/lib/contract/tee-sheets/rule-effects";
import { bookingScene, otherSlot, party, slot } from "@/tests/support/scenes/booking-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Row = Record<string, unknown>;
type Table = { rows: Row[]; version: string };

const rulesOf = (table: RuleTable) => scene.data<Table>("ssadmin1", "GET", `/ops/rules/${table}`);
const effectOf = (table: RuleTable, rows: readonly Row[]) =>
  scene.data<RuleEffect>("ssadmin1", "POST", `/ops/rules/${table}/effect`, { rows });
const save = (table: RuleTable, body: object) => scene.send("ssadmin1", "PUT", `/ops/rules/${table}`, body);
const wednesday = { weekCode: "4", monthFrom: 12, monthTo: 12 };
const causesOf = ({ causes }: RuleEffect) =>
  Object.fromEntries(causes.map(({ cause, count }) => [cause, count]));

test("a closing tells whose days it closes, and that alone; looking changes nothing", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { rows, version } = await rulesOf("closings");
  const effect = await effectOf("closings", [...rows, wednesday]);
  const closed = effect.causes.find(({ cause }) => cause === "CLOSED");
  expect(effect.causes).toHaveLength(1);
  expect(effect.stranded).toBe(closed?.count);
  expect(effect.checked).toBeGreaterThanOrEqual(effect.stranded);
  const others = closed?.first.filter((one) => new Date(one.playDate).getUTCDay() !== 3) ?? [];
  expect(others).toEqual([]);
  expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
  expect(await rulesOf("closings")).toEqual({ rows, version });
  expect(await effectOf("closings", rows)).toMatchObject({ stranded: 0, causes: [] });
});

test("parties out of bounds, limits and openings are told apart", async () => {
  await scene.book("kimmiru", slot, { players: party });
  const limits = (await rulesOf("limits")).rows.map((row) => ({ ...row, openBookings: 0 }));
  expect(Object.keys(causesOf(await effectOf("limits", limits)))).toEqual(["LIMIT"]);
  const open = (await rulesOf("open")).rows.map((row) => ({ ...row, weekdayDays: 0, weekendDays: 0 }));
  expect(Object.keys(causesOf(await effectOf("open", open)))).toEqual(["NOT_OPEN"]);
  const body = { code: "C0030", values: ["1", "1", "2", "0"] };
  const parties = await scene.data<RuleEffect>("ssadmin1", "POST", "/ops/policies/effect", body);
  expect(Object.keys(causesOf(parties))).toEqual(["PARTY"]);
});

test("who was told of fewer bookings than it meets by now is refused, and nothing is saved", async () => {
  const { rows, version } = await rulesOf("closings");
  const input = [...rows, wednesday];
  const { stranded } = await effectOf("closings", input);
  await scene.book("kimmiru", slot, { players: party });
  const refused = await save("closings", { rows: input, version, expects: stranded });
  expect(refused.json.fail?.code).toBe(2002);
  expect(await rulesOf("closings")).toEqual({ rows, version });
  expect((await save("closings", { rows: input, version, expects: stranded + 1 })).json.result).toBe(true);
  const auditEntries = await scene.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  const effect = auditEntries.findLast(({ entity }) => entity === "ruleEffect");
  expect(effect?.after).toMatchObject({ stranded: stranded + 1 });
  await scene.data("ssadmin1", "PUT", "/ops/rules/closings", { rows });
});

test("of two who change one table at once the later is told, and the earlier one's rows stand", async () => {
  const { rows, version } = await rulesOf("draw-bases");
  const mine = rows.map((row) => ({ ...row, base: 2 }));
  const theirs = rows.map((row) => ({ ...row, base: 3 }));
  const answers = await Promise.all([
    save("draw-bases", { rows: mine, version }),
    save("draw-bases", { rows: theirs, version }),
  ]);
  expect(answers.map(({ json }) => json.fail?.code ?? 0).toSorted()).toEqual([0, 2002]);
  const winner = answers[0]?.json.result ? mine : theirs;
  expect((await rulesOf("draw-bases")).rows).toEqual(winner);
  await scene.data("ssadmin1", "PUT", "/ops/rules/draw-bases", { rows });
});

test("a booking by phone is looked at like any other", async () => {
  const { rows } = await rulesOf("closings");
  const before = await effectOf("closings", [...rows, wednesday]);
  const guest = { name: "워크인", phoneNo: "010-0000-0199" };
  await scene.data("ssadmin1", "POST", "/ops/bookings", {
    sheetIdx: otherSlot,
    reservationType: "70",
    guest,
    playerCount: 4,
    caddieMode: "C",
  });
  const after = await effectOf("closings", [...rows, wednesday]);
  expect(after.stranded).toBe(before.stranded + 1);
});
