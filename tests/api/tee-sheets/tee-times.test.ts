import { and, eq, sql } from "drizzle-orm";
import { auditRecords, bookings, policies, slotLocks, teePlans, teeSlots } from "@/lib/club-api/db/tables";
import { generateSheets } from "@/lib/club-api/domains/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { TeeDayPreview, TeePlanEffect, TeeSpanResult } from "@/lib/contract/tee-sheets/ops-tee-times";
import { bookingScene, party, slot } from "@/tests/support/scenes/booking-scene";
import { addSecondClub, openSessionFor, otherClub } from "@/tests/support/scenes/second-club";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());
afterEach(() => scene.db.delete(teePlans).where(sql`from_date > '2000-01-01'`));

type Saved = CallOutput<"GET /ops/tee-times">;
type Plan = Saved["plans"][number];

const read = () => scene.data<Saved>("ssadmin1", "GET", "/ops/tee-times");
const send = (method: string, path: string, body: object, who = "ssadmin1") =>
  scene.send(who, method, `/ops/tee-times${path}`, body);
const codeOf = async (answer: Promise<{ json: { fail?: { code: number; msgCode: string } } }>) =>
  (await answer).json.fail?.msgCode ?? "";
const spanOf = (from: string, to = from) =>
  scene.data<TeeSpanResult>("ssadmin1", "GET", `/ops/tee-times/span?from=${from}&to=${to}`);

/** The plan of the seed with further templates, or templates changed by `change`, from a day on. */
async function changed(change: (templates: Plan["templates"]) => Plan["templates"], fromDate = "2026-11-24") {
  const { plans, version } = await read();
  const [first] = plans;
  if (!first) throw new Error("The seed has a plan.");
  return { seasons: first.seasons, templates: change(first.templates), fromDate, version };
}
const sundayAfternoon = (templates: Plan["templates"]): Plan["templates"] => [
  ...templates,
  {
    seasonCode: "WINTER",
    dayKind: "CHOSEN",
    weekCodes: ["1"],
    period: "2",
    interval: 10,
    firstTee: "13:00",
    lastTee: "13:50",
    courseCodes: ["1"],
    minPlayers: 3,
    maxPlayers: 4,
    lunchMinutes: null,
    heldPercent: 50,
    heldFor: "60",
    memberTypes: ["10"],
  },
];
/** Winter mornings begin half an hour later. */
const laterMornings = (templates: Plan["templates"]): Plan["templates"] =>
  templates.map((one) =>
    one.seasonCode === "WINTER" && one.period === "1" ? { ...one, firstTee: "07:33", lastTee: "08:43" } : one,
  );

const sunday = "2027-01-17";
const rowsOn = (date: string) =>
  scene.db
    .select()
    .from(teeSlots)
    .where(and(eq(teeSlots.clubIdx, 1), eq(teeSlots.playDate, date)))
    .orderBy(teeSlots.courseCode, teeSlots.teeTime);

test("the seed's plan is read with what it follows, and saved again it changes nothing", async () => {
  const { plans, defaults, courses } = await read();
  expect(plans).toHaveLength(1);
  expect(plans[0]?.templates).toHaveLength(5);
  expect(defaults).toEqual({
    weekdayInterval: 7,
    weekendInterval: 7,
    nightInterval: 8,
    minPlayers: 3,
    maxPlayers: 4,
  });
  expect(courses.map(({ courseCode }) => courseCode)).toEqual(["1", "2", "3"]);
  const input = await changed((templates) => templates);
  const answer = await send("PUT", "", { ...input, expects: 0 });
  expect(answer.json.result).toBe(true);
  const saved = await read();
  expect(saved.plans.map(({ fromDate }) => fromDate)).toEqual(["2000-01-01", "2026-11-24"]);
  expect(saved.plans[1]?.templates).toEqual(saved.plans[0]?.templates);
});

test("a Sunday template shows in the preview, then on the sheets of Sundays alone, its share held for members", async () => {
  const { version: _version, fromDate: _from, ...plan } = await changed(sundayAfternoon);
  const before = (await rowsOn(sunday)).length;
  const path = "/ops/tee-times/preview";
  const preview = await scene.data<TeeDayPreview>("ssadmin1", "POST", path, { ...plan, date: sunday });
  expect(preview).toMatchObject({
    total: 84,
    held: 3,
    dayType: "WEEKEND",
    seasonCode: "WINTER",
    skipped: [],
  });
  expect(
    preview.courses[0]?.times.filter(({ teeTime }) => teeTime >= "13:00").map(({ isHeld }) => isHeld),
  ).toEqual([false, true, false, true, false, true]);
  const monday = await scene.data<TeeDayPreview>("ssadmin1", "POST", path, { ...plan, date: "2027-01-19" });
  expect(monday.total).toBe(78);
  expect((await rowsOn(sunday)).length).toBe(before);

  await send("PUT", "", await changed(sundayAfternoon));
  expect(await spanOf(sunday)).toMatchObject({ created: 6, held: 3, kept: 78, blocked: 0, removed: 0 });
  const laid = await send("POST", "/generate", { from: sunday, to: sunday });
  expect(laid.json.data).toMatchObject({ created: 6, held: 3, kept: 78 });
  const rows = (await rowsOn(sunday)).filter(({ teeTime }) => teeTime >= "13:00");
  expect(rows.map(({ openType }) => openType)).toEqual(["10", "60", "10", "60", "10", "60"]);
  expect(rows[1]).toMatchObject({
    memberTypes: ["10"],
    minPlayers: 3,
    maxPlayers: 4,
    courseOut: "2",
    period: "2",
  });
  expect((await send("POST", "/generate", { from: sunday, to: sunday })).json.data).toMatchObject({
    created: 0,
  });
  await send("DELETE", "/unsold", { from: sunday, to: sunday });
});

test("from a day on new times count; the days before keep theirs", async () => {
  await send("PUT", "", await changed(laterMornings, "2027-01-23"));
  const { ctx } = await jobContext(scene.api, "sheet-generate");
  const firstOf = async (date: string) => {
    await generateSheets(scene.db, ctx, date, date);
    return (await rowsOn(date))[0]?.teeTime;
  };
  await scene.db.delete(teeSlots).where(sql`play_date > '2027-01-21'`);
  expect([await firstOf("2027-01-22"), await firstOf("2027-01-23")]).toEqual(["07:00", "07:33"]);
  await scene.db.delete(teeSlots).where(sql`play_date > '2027-01-21'`);
});

test("what a change strands is counted by day, confirmed, and on record; nothing is cancelled", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { version, ...plan } = await changed(laterMornings);
  const effect = await scene.data<TeePlanEffect>("ssadmin1", "POST", "/ops/tee-times/effect", plan);
  expect(effect.slots.sold).toBeGreaterThan(0);
  expect(effect.slots.draw).toBeGreaterThan(0);
  const sum = effect.slots.sold + effect.slots.held + effect.slots.draw + effect.slots.team;
  expect(effect.stranded).toBe(sum);
  expect(effect.days.find(({ date }) => date === "2026-12-16")?.sold).toBeGreaterThan(0);
  expect(await read()).toMatchObject({ version });

  const refused = await send("PUT", "", { ...plan, version, expects: effect.stranded - 1 });
  expect(refused.json.fail?.code).toBe(2002);
  expect((await read()).plans).toHaveLength(1);
  const saved = await send("PUT", "", { ...plan, version, expects: effect.stranded });
  expect(saved.json.result).toBe(true);
  expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
  const entries = await scene.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  expect(entries.findLast(({ entity }) => entity === "ruleEffect")?.after).toMatchObject({ stranded: sum });
  expect(entries.findLast(({ entity }) => entity === "teePlan")).toMatchObject({ action: "CREATE" });
});

test("clearing takes unsold times only: sold, held, draw and team slots stay, one with a past booking is blocked", async () => {
  const day = "2026-12-16";
  await scene.book("kimmiru", slot, { players: party });
  const all = await rowsOn(day);
  const sold = new Set(
    (await scene.db.select().from(bookings).where(eq(bookings.playDate, day))).map((row) => row.sheetIdx),
  );
  const free = all.filter(
    (row) =>
      row.courseCode === "3" && row.teeTime < "09:00" && row.openType === "10" && !sold.has(row.sheetIdx),
  );
  const [team, held, squeezed] = free;
  if (!team || !held || !squeezed) throw new Error("The day has free times on its third course.");
  await scene.db.update(teeSlots).set({ openType: "80" }).where(eq(teeSlots.sheetIdx, team.sheetIdx));
  await scene.db.update(teeSlots).set({ isSqueezed: true }).where(eq(teeSlots.sheetIdx, squeezed.sheetIdx));
  const until = new Date(scene.api.clock.now().getTime() + 300_000);
  await scene.db.insert(slotLocks).values({
    clubIdx: 1,
    sheetIdx: held.sheetIdx,
    memberIdx: 100_002,
    lockedAt: until,
    expiresAt: until,
  });
  await send("PUT", "", await changed(laterMornings));
  const expected = await spanOf(day);
  const cleared = await send("DELETE", "/unsold", { from: day, to: day });
  expect(cleared.json.data).toMatchObject({ removed: expected.removed, withdrawn: expected.withdrawn });
  expect(expected.removed).toBeGreaterThan(0);
  const left = new Map((await rowsOn(day)).map((row) => [row.sheetIdx, row]));
  for (const sheetIdx of [slot, team.sheetIdx, held.sheetIdx, squeezed.sheetIdx])
    expect(left.has(sheetIdx)).toBe(true);
  const live = await scene.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.playDate, day), sql`state in ('10', '20', '80')`));
  for (const { sheetIdx } of live) expect(left.has(sheetIdx)).toBe(true);
  const laid = (await send("POST", "/generate", { from: day, to: day })).json.data as TeeSpanResult;
  expect(laid.created + laid.blocked).toBe(expected.created + expected.blocked);
  const numbers = (await rowsOn(day)).map(({ sheetIdx }) => sheetIdx);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  [
    { seasons: [{ seasonCode: "A", names: { en: "A" }, fromDay: "01-01", toDay: "06-30" }] },
    "TEE_SEASON_GAP",
  ],
  [{ fromDate: "2026-11-22" }, "TEE_FROM_PAST"],
  [{ fromDate: "2026-02-30" }, "VAL_FIELD"],
])("a plan with %j is refused and nothing is saved", async (different, code) => {
  const before = await read();
  const input = { ...(await changed((templates) => templates)), ...different };
  expect(await codeOf(send("PUT", "", input))).toBe(code);
  expect(await read()).toEqual(before);
});

test("two templates at one minute of a course are refused with course and time, in the preview too", async () => {
  const doubled = await changed((templates) => [...templates, ...templates.slice(3, 4)]);
  const answer = await send("PUT", "", doubled);
  expect(answer.json.fail).toMatchObject({ msgCode: "TEE_SAME_TIME", msgVar: ["Mir", "07:00"] });
  const { fromDate: _from, version: _version, ...plan } = doubled;
  expect(await codeOf(send("POST", "/preview", { ...plan, date: sunday }))).toBe("TEE_SAME_TIME");
  expect(await codeOf(send("POST", "/generate", { from: "2026-11-22", to: "2026-11-25" }))).toBe("VAL_FIELD");
  expect(await codeOf(send("POST", "/generate", { from: "2026-11-24", to: "2027-11-24" }))).toBe("VAL_FIELD");
});

test("of two who save at once the later is told, and the earlier one's version stands", async () => {
  const mine = await changed(sundayAfternoon);
  const theirs = await changed(laterMornings);
  const answers = await Promise.all([send("PUT", "", mine), send("PUT", "", theirs)]);
  expect(answers.map(({ json }) => json.fail?.code ?? 0).toSorted()).toEqual([0, 2002]);
  const winner = answers[0]?.json.result ? mine : theirs;
  expect((await read()).plans[1]?.templates).toEqual(winner.templates);
});

test("a version that has not begun is taken back; one that has begun is not", async () => {
  await send("PUT", "", await changed(sundayAfternoon));
  const { version } = await read();
  expect(await codeOf(send("DELETE", "", { fromDate: "2026-11-25", version }))).toBe("NOT_FOUND");
  expect(await codeOf(send("DELETE", "", { fromDate: "2000-01-01", version }))).toBe("TEE_FROM_PAST");
  expect((await send("DELETE", "", { fromDate: "2026-11-24", version })).json.result).toBe(true);
  expect((await read()).plans).toHaveLength(1);
});

test("times that daylight saving skips are named and not laid; one that comes twice is laid once", async () => {
  const early = { firstTee: "00:40", lastTee: "02:50", interval: 10, dayKind: "EVERY" as const };
  const { seasons, templates } = await changed((rows) =>
    rows.map((row) => ({ ...row, ...early })).slice(0, 1),
  );
  const plan = {
    seasons: [{ ...seasons[0], seasonCode: "YEAR", fromDay: "01-01", toDay: "12-31" }],
    templates: templates.map((row) => ({ ...row, seasonCode: "YEAR", courseCodes: ["1"] })),
  };
  for (const [zone, springs, falls, skipped] of [
    ["Europe/London", "2027-03-28", "2027-10-31", "01:"],
    ["America/New_York", "2027-03-14", "2027-11-07", "02:"],
  ]) {
    const zonePolicy = and(eq(policies.clubIdx, 1), eq(policies.code, "C0190"));
    const [former] = await scene.db.select().from(policies).where(zonePolicy);
    await scene.db.update(policies).set({ value1: "N", value2: zone, value3: "" }).where(zonePolicy);
    const path = "/ops/tee-times/preview";
    const spring = await scene.data<TeeDayPreview>("ssadmin1", "POST", path, { ...plan, date: springs });
    const fall = await scene.data<TeeDayPreview>("ssadmin1", "POST", path, { ...plan, date: falls });
    await scene.db
      .update(policies)
      .set(former ?? {})
      .where(zonePolicy);
    const times = spring.courses[0]?.times.map(({ teeTime }) => teeTime) ?? [];
    expect(times.filter((time) => time.startsWith(skipped ?? ""))).toEqual([]);
    expect(spring.skipped.every(({ teeTime }) => teeTime.startsWith(skipped ?? ""))).toBe(true);
    expect(spring.total + spring.skipped.length).toBe(14);
    expect(spring.skipped.length).toBeGreaterThan(0);
    expect([fall.total, fall.skipped]).toEqual([14, []]);
    expect(new Set(fall.courses[0]?.times.map(({ teeTime }) => teeTime)).size).toBe(14);
  }
});

test("another club has its own tee times, and sees and changes none of this one's", async () => {
  await addSecondClub(scene.api);
  const before = await read();
  const { clubIdx, clubCode, adminIdx } = otherClub;
  const token = await openSessionFor(
    scene.api,
    { kind: "admin", clubIdx, accountIdx: adminIdx },
    "tee-stranger",
  );
  const call = (method: string, path: string, body?: unknown) =>
    scene.api.request(method, path, { token, ...(body === undefined ? {} : { body }) });
  const answer = await call("GET", `/ops/tee-times?clubCode=${clubCode}`);
  expect(answer.status === 403 || (answer.json.data as { plans?: [] })?.plans?.length === 0).toBe(true);
  await call("PUT", "/ops/tee-times", await changed(sundayAfternoon));
  await call("DELETE", "/ops/tee-times/unsold", { from: sunday, to: sunday });
  expect(await read()).toEqual(before);
  expect((await rowsOn(sunday)).length).toBe(78);
});
