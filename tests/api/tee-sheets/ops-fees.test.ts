import { eq } from "drizzle-orm";
import { readXlsxRows, writeXlsx, type XlsxCell } from "@/lib/club-api/adapters/xlsx";
import { auditRecords, clubs, feeRules, feeVersions } from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import type { RuleEffect } from "@/lib/contract/tee-sheets/rule-effects";
import { bookingScene, party, slot } from "@/tests/support/scenes/booking-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(bookingScene);

beforeEach(async () => {
  await scene.reset();
  await scene.db.delete(feeVersions).where(eq(feeVersions.note, "test"));
});

type Fees = CallOutput<"GET /ops/fees">;
const admin = "ssadmin1";
const fees = () => scene.data<Fees>(admin, "GET", "/ops/fees");
const now = async () => {
  const { versions } = await fees();
  const found = versions.find(({ state }) => state === "NOW");
  if (!found) throw new Error("No fees count today.");
  return { rules: found.rules, serviceFees: found.serviceFees };
};
const refusal = async (method: string, path: string, body: unknown, who = admin) => {
  const { json } = await scene.send(who, method, path, body);
  return [json.fail?.msgCode ?? "", json.fail?.msgVar ?? []];
};
type Content = Awaited<ReturnType<typeof now>>;
/** Every price of the card 10,000 higher. */
const dearer = ({ rules, serviceFees }: Content): Content => ({
  rules: rules.map((rule) => ({ ...rule, amount: Number(rule.amount) + 10_000 })),
  serviceFees,
});
const make = async (fromDate: string, change: (content: Content) => Content = dearer) => {
  const body = { fromDate, note: "test", ...change(await now()) };
  return scene.data<{ versionIdx: number; version: number }>(admin, "POST", "/ops/fees", body);
};
const quote = (body: object) =>
  scene.data<CallOutput<"POST /ops/fees/quote">>(admin, "POST", "/ops/fees/quote", {
    date: "2026-12-16",
    period: "1",
    holeCode: "18",
    memberTypes: ["10", "11", "30", "30"],
    caddieMode: "C",
    ...body,
  });

test("the seeded fees count, have no gap and no clash, and amounts of KRW are whole numbers", async () => {
  const { versions, space } = await fees();
  expect(versions.map(({ versionIdx, fromDate, state }) => [versionIdx, fromDate, state])).toEqual([
    [1, "2000-01-01", "NOW"],
  ]);
  expect(space).toMatchObject({ holeCodes: ["09", "18", "27"], partySizes: [3, 4] });
  const content = await now();
  expect(content.rules.every(({ amount }) => typeof amount === "number")).toBe(true);
  expect(await scene.data(admin, "POST", "/ops/fees/check", content)).toEqual({ gaps: [], overlaps: [] });
});

test("the party of 14.7 pays 720,000, and every line names its rule", async () => {
  const { lines, total, perPlayer } = await quote({});
  expect(lines.map(({ feeCode, memberType, amount }) => [feeCode, memberType, amount])).toEqual([
    ["10", "10", 80_000],
    ["10", "11", 90_000],
    ["10", "30", 150_000],
    ["10", "30", 150_000],
    ["20", null, 100_000],
    ["30", null, 150_000],
  ]);
  expect([total, perPlayer]).toEqual([720_000, [142_500, 152_500, 212_500, 212_500]]);
  expect(lines[0]?.rule).toMatchObject({ memberType: "10", dayType: "WEEKDAY", period: "1" });
});

test("a play date beyond the day costs the new price, one before it the old; the guide announces it", async () => {
  await make("2026-12-16");
  expect((await quote({ date: "2026-12-15" })).total).toBe(720_000);
  expect((await quote({ date: "2026-12-16" })).total).toBe(760_000);
  const guide = await scene.data<CallOutput<"GET /ext/fees">>(admin, "GET", "/ext/fees");
  const price = (table: Pick<typeof guide, "greenFees"> | null) =>
    table?.greenFees.find(({ memberType, period }) => memberType === "10" && period === "1")?.weekday;
  expect([price(guide), guide.next?.fromDate, price(guide.next)]).toEqual([80_000, "2026-12-16", 90_000]);
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  expect((await scene.bookingOf(bookingIdx)).quote).toMatchObject({ greenFee: 570_000, total: 820_000 });
});

test("unsaved fees are quoted as they would be; a seat without a price is named and there is no total", async () => {
  const content = await now();
  expect((await quote({ content: dearer(content) })).total).toBe(760_000);
  const rules = content.rules.filter(({ memberType }) => memberType !== "11");
  const open = await quote({ content: { ...content, rules } });
  expect([open.total, open.unpriced]).toEqual([0, [{ seat: 2, memberType: "11" }]]);
});

test("what is booked keeps its price, and its number is told before and recorded after", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { quote: before } = await scene.bookingOf(bookingIdx);
  const body = { fromDate: "2026-12-01", note: "test", ...dearer(await now()) };
  const effect = await scene.data<RuleEffect>(admin, "POST", "/ops/fees/effect", {
    ...body,
    versionIdx: null,
  });
  expect(effect.causes.map(({ cause }) => cause)).toEqual(["PRICE"]);
  expect(effect.stranded).toBeGreaterThan(0);
  expect(await refusal("POST", "/ops/fees", { ...body, expects: effect.stranded + 1 })).toEqual([
    "STALE",
    [],
  ]);
  expect((await fees()).versions).toHaveLength(1);
  await scene.data(admin, "POST", "/ops/fees", { ...body, expects: effect.stranded });
  expect((await scene.bookingOf(bookingIdx)).quote).toEqual(before);
  const records = await scene.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  expect(records.findLast(({ entity }) => entity === "feeVersion")).toMatchObject({ action: "CREATE" });
  expect(records.findLast(({ entity }) => entity === "ruleEffect")?.after).toMatchObject({
    stranded: effect.stranded,
  });
});

test("fees that have begun are only followed by others; a day in the past or taken is refused", async () => {
  const body = { note: "test", ...(await now()) };
  const { today } = await fees();
  expect(await refusal("PUT", "/ops/fees/1", { ...body, fromDate: "2026-12-16", version: 1 })).toEqual([
    "FEE_BEGUN",
    ["2000-01-01"],
  ]);
  expect(await refusal("DELETE", "/ops/fees/1", { version: 1 })).toEqual(["FEE_BEGUN", ["2000-01-01"]]);
  expect(await refusal("POST", "/ops/fees", { ...body, fromDate: "2026-01-01" })).toEqual([
    "FEE_DATE",
    [today],
  ]);
  const { versionIdx } = await make("2026-12-16");
  expect(await refusal("POST", "/ops/fees", { ...body, fromDate: "2026-12-16" })).toEqual([
    "FEE_TAKEN",
    ["2026-12-16"],
  ]);
  expect(await refusal("POST", `/ops/fees/1/copy`, { fromDate: "2026-12-16" })).toEqual([
    "FEE_TAKEN",
    ["2026-12-16"],
  ]);
  const changed = { ...body, fromDate: "2026-12-20", version: 1 };
  expect(await scene.data(admin, "PUT", `/ops/fees/${versionIdx}`, changed)).toEqual({
    versionIdx,
    version: 2,
  });
  expect(await refusal("PUT", `/ops/fees/${versionIdx}`, changed)).toEqual(["STALE", []]);
  expect(await refusal("DELETE", `/ops/fees/${versionIdx}`, { version: 1 })).toEqual(["STALE", []]);
  expect(await scene.data(admin, "DELETE", `/ops/fees/${versionIdx}`, { version: 2 })).toEqual({
    deleted: 1,
  });
  expect(await refusal("DELETE", `/ops/fees/${versionIdx}`, { version: 2 })).toEqual(["NOT_FOUND", []]);
});

test.each<[string, (content: Content) => Content, string, string[] | null]>([
  ["a gap", ({ rules, ...rest }) => ({ ...rest, rules: rules.slice(1) }), "FEE_GAP", null],
  [
    "a clash",
    ({ rules, ...rest }) => ({ ...rest, rules: [...rules, ...rules.slice(0, 1)] }),
    "FEE_OVERLAP",
    null,
  ],
  [
    "a type that the club does not have",
    ({ rules, ...rest }) => ({
      ...rest,
      rules: rules.map((rule, at) => (at ? rule : { ...rule, memberType: "77" })),
    }),
    "VAL_FIELD",
    ["rules.0.memberType", "Please choose one from the list."],
  ],
  [
    "decimals that the currency does not have",
    ({ rules, ...rest }) => ({
      ...rest,
      rules: rules.map((rule, at) => (at ? rule : { ...rule, amount: "1.5" })),
    }),
    "VAL_FIELD",
    ["rules.0.amount", "The currency has no such fraction. Please use fewer decimals."],
  ],
  [
    "a fee twice",
    ({ serviceFees, ...rest }) => ({ ...rest, serviceFees: [...serviceFees, ...serviceFees.slice(0, 1)] }),
    "VAL_FIELD",
    ["serviceFees.4.feeCode", "This is duplicated."],
  ],
])("%s is refused, and nothing is written", async (_name, change, msgCode, vars) => {
  const rows = await scene.db.$count(feeRules);
  const body = { fromDate: "2026-12-16", note: "test", ...change(await now()) };
  const [code, found] = await refusal("POST", "/ops/fees", body);
  expect(code).toBe(msgCode);
  if (vars) expect(found).toEqual(vars);
  expect(await scene.db.$count(feeRules)).toBe(rows);
});

test("another club neither sees nor changes these fees, and has its own of the same number", async () => {
  const { versionIdx } = await make("2026-12-16");
  const since = new Date("2026-11-01T00:00:00Z");
  await scene.db.insert(clubs).values({ clubIdx: 77, clubCode: "XX77", createdAt: since });
  const key = { clubIdx: 77, versionIdx: versionIdx + 1 };
  await scene.db
    .insert(feeVersions)
    .values({ ...key, fromDate: "2026-12-20", note: "other", updatedAt: since });
  try {
    expect((await fees()).versions.map((version) => version.versionIdx)).toEqual([1, versionIdx]);
    const body = { ...(await now()), fromDate: "2026-12-24", note: "test", version: 1 };
    expect(await refusal("PUT", `/ops/fees/${key.versionIdx}`, body)).toEqual(["NOT_FOUND", []]);
    expect(await refusal("DELETE", `/ops/fees/${key.versionIdx}`, { version: 1 })).toEqual(["NOT_FOUND", []]);
    expect(await refusal("POST", `/ops/fees/${key.versionIdx}/copy`, { fromDate: "2026-12-24" })).toEqual([
      "NOT_FOUND",
      [],
    ]);
    const difference = await scene.send(admin, "GET", `/ops/fees/difference?from=1&to=${key.versionIdx}`);
    expect(difference.json.fail?.msgCode).toBe("NOT_FOUND");
    expect((await make("2026-12-24")).versionIdx).toBe(key.versionIdx);
    expect(await scene.db.$count(feeVersions, eq(feeVersions.note, "other"))).toBe(1);
  } finally {
    await scene.db.delete(feeVersions).where(eq(feeVersions.clubIdx, 77));
    await scene.db.delete(clubs).where(eq(clubs.clubIdx, 77));
  }
});

test("of two who make fees for one day at once, or change them, one is told and one set stands", async () => {
  const content = await now();
  const body = (change: Content) => ({ fromDate: "2026-12-16", note: "test", ...change });
  const made = await Promise.all([
    scene.send(admin, "POST", "/ops/fees", body(content)),
    scene.send(admin, "POST", "/ops/fees", body(dearer(content))),
  ]);
  expect(made.map(({ json }) => json.fail?.msgCode ?? "").toSorted()).toEqual(["", "FEE_TAKEN"]);
  const coming = (await fees()).versions.filter(({ state }) => state === "COMING");
  expect(coming).toHaveLength(1);
  const path = `/ops/fees/${coming[0]?.versionIdx}`;
  const changed = await Promise.all([
    scene.send(admin, "PUT", path, { ...body(content), version: 1 }),
    scene.send(admin, "PUT", path, { ...body(dearer(content)), version: 1 }),
  ]);
  expect(changed.map(({ json }) => json.fail?.msgCode ?? "").toSorted()).toEqual(["", "STALE"]);
});

test("a club without a caddie's fee offers no caddie from that day, and no line for one", async () => {
  const withoutCaddie = ({ rules, serviceFees }: Content): Content => ({
    rules,
    serviceFees: serviceFees.filter(({ feeCode }) => feeCode !== "30" && feeCode !== "31"),
  });
  await make("2026-12-16", withoutCaddie);
  type Detail = { caddieModes: string[]; fees: { feeCode: string }[] };
  const detail = await scene.data<Detail>("kimmiru", "GET", `/reservation/sheets/100001/2026-12-16/${slot}`);
  expect(detail.caddieModes).toEqual(["S"]);
  expect(detail.fees.map(({ feeCode }) => feeCode)).toEqual(["10", "20"]);
  expect((await quote({ caddieMode: "S" })).total).toBe(570_000);
  expect(
    await refusal("POST", "/ops/fees/quote", {
      date: "2026-12-16",
      period: "1",
      holeCode: "18",
      memberTypes: ["10"],
      caddieMode: "C",
    }),
  ).toEqual(["VAL_FIELD", ["caddieMode", "This is not offered at that tee time."]]);
});

test("two versions are compared value by value", async () => {
  const { versionIdx } = await make("2026-12-16", ({ rules, serviceFees }) => ({
    rules: rules.map((rule, at) => (at ? rule : { ...rule, amount: 99_000 })),
    serviceFees: serviceFees.filter(({ feeCode }) => feeCode !== "50"),
  }));
  const { rows } = await scene.data<CallOutput<"GET /ops/fees/difference">>(
    admin,
    "GET",
    `/ops/fees/difference?from=1&to=${versionIdx}`,
  );
  expect(rows.map(({ feeCode, field, before, after }) => [feeCode, field, before, after])).toEqual([
    [null, "amount", 80_000, 99_000],
    ["50", "unit", "PERSON", null],
    ["50", "nineHoles", 10_000, null],
    ["50", "fullRound", 20_000, null],
  ]);
});

describe("as a sheet", () => {
  const upload = async (table: readonly (readonly XlsxCell[])[]) => {
    const [titles = [], ...rows] = table;
    const bytes = await writeXlsx("fees", titles.map(String), rows);
    const form = new FormData();
    form.append("files", new Blob([new Uint8Array(bytes)]), "fees.xlsx");
    return scene.data<CallOutput<"POST /ops/fees/import">>(admin, "POST", "/ops/fees/import", form);
  };

  test("what is exported comes back as it was", async () => {
    const answer = await scene.api.send("GET", "/ops/fees/1/rows?lang=ko", {
      token: (await scene.api.signIn(admin, { isAdmin: true })).accessToken,
      headers: { accept: xlsxType },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const sheet: string[][] = [];
    for await (const { cells } of readXlsxRows(bytes, { columns: 30 })) sheet.push(cells);
    expect(sheet).toHaveLength(1 + 78 + 4);
    const { rows, faults, ...content } = await upload(sheet);
    expect([rows, faults]).toEqual([82, []]);
    expect(content).toEqual(await now());
  });

  test("a sheet longer than a version can be is refused, not cut off", async () => {
    const titles = ["Fee", "Member type", "Amount"];
    const rows = (count: number) => Array.from({ length: count }, () => ["10", "10", "80000"]);
    expect((await upload([titles, ...rows(610)])).rows).toBe(610);
    await expect(upload([titles, ...rows(611)])).rejects.toThrow("2802");
  });

  test("a blank line moves no number of a row", async () => {
    const { faults } = await upload([
      ["Fee", "Amount"],
      ["10", "80000"],
      ["", ""],
      ["10", "many"],
    ]);
    expect(faults.map(({ row, column }) => [row, column])).toEqual([[4, "amount"]]);
  });

  test("every faulty row is named, and nothing is stored", async () => {
    const { rows, faults, rules } = await upload([
      ["Fee", "Member type", "Days", "Part", "Players", "Amount"],
      ["10", "10", "WEEKDAY", "1", "", "80000"],
      ["10", "Nobody", "WEEKDAY", "1", "", "80000"],
      ["10", "10", "SOMEDAY", "1", "9", "many"],
      ["", "10", "", "", "", "1"],
      ["10", "10", "MON,TUE", "", "2", ""],
    ]);
    expect(rows).toBe(5);
    expect(rules).toHaveLength(1);
    expect(faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      "3 memberType unknown",
      "4 days format",
      "4 partySize format",
      "4 amount format",
      "5 feeCode required",
      "6 amount required",
    ]);
    expect((await fees()).versions).toHaveLength(1);
    expect((await upload([["A", "B"]])).faults.map(({ column, reason }) => [column, reason])).toEqual([
      ["feeCode", "columns"],
      ["amount", "columns"],
    ]);
  });
});
