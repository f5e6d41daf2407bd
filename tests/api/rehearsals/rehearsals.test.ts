import { EventEmitter, once } from "node:events";
import { sql } from "drizzle-orm";
import { readSequences, sumTable } from "@/lib/club-api/db/all-rows";
import { readCatalog } from "@/lib/club-api/db/catalog";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { listSandboxes, newSandboxName, openSandbox } from "@/lib/club-api/db/sandbox";
import { members, rehearsals } from "@/lib/club-api/db/tables";
import type { RehearsalOrder, RehearsalStage } from "@/lib/club-api/domains/rehearsals";
import { rehearsalSweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { createStage } from "@/lib/club-api/rehearsal/stage";
import type { Rehearsal, RehearsalBase, RehearsalDetail } from "@/lib/contract/bookings/rehearsals";
import { type Answer, startTestApi } from "@/tests/support/api";
import { jobContext } from "@/tests/support/jobs";
import { liftLimits } from "@/tests/support/scenes/lift-limits";
import { addSecondClub, otherClub } from "@/tests/support/scenes/second-club";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let token: string;
let stage: RehearsalStage;
/** Tells each time that a play has counted, or has ended. */
const plays = new EventEmitter();
let playing = 0;
/** A day that opens in four weeks' time before it, and one that is open already. */
const playDate = "2026-12-22";
const hourMs = 3_600_000;

beforeEach(async () => {
  await api.reset();
  // 13:00: the openings of 09:00 and 10:00 are far enough away.
  api.pass(3 * hourMs);
  const made = createStage({
    databaseUrl: api.url,
    database: { pooler: "none", poolSize: 4 },
    program: "none",
  });
  if (!made) throw new Error("no stage");
  stage = told(made);
  api.deps.stage = stage;
  await liftLimits(api.db);
  ({ accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true }));
});

/** The stage, whose plays tell how they go. */
function told(made: RehearsalStage): RehearsalStage {
  const play: RehearsalStage["play"] = async (order, watch) => {
    playing += 1;
    try {
      return await made.play(order, {
        ...watch,
        counted: (counts) => {
          watch.counted(counts);
          plays.emit("told");
        },
      });
    } finally {
      playing -= 1;
      plays.emit("told");
    }
  };
  return { ...made, play };
}

const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  api.request(method, `${path}?clubCode=MS01`, { token, headers, ...(body ? { body } : {}) });
const begin = (part: object = {}) => ask("POST", "/ops/rehearsals", { playDate, ...part });
const codeOf = ({ json }: Answer) => json.fail?.code;

async function detail(idx: number): Promise<RehearsalDetail> {
  return (await ask("GET", `/ops/rehearsals/${idx}`)).json.data as unknown as RehearsalDetail;
}

/** Looks until it is as wanted: while a play is on, each time that it tells something, since a look takes time from the play. */
async function seen(
  idx: number,
  isWanted: (now: RehearsalDetail) => boolean = ({ state }) => state !== "RUNNING",
): Promise<RehearsalDetail> {
  for (;;) {
    const next = playing > 0 ? once(plays, "told") : null;
    const now = await detail(idx);
    if (isWanted(now)) return now;
    await next;
  }
}
const idxOf = (answer: Answer) => (answer.json.data as unknown as Rehearsal).rehearsalIdx;

/** The own record, its place in the log, and what every call leaves: counters and the key of the call. */
const ownTables = new Set(["rehearsals", "audit_records", "limits", "idempotency_keys"]);
const ownSequences = new Set(["rehearsals_rehearsal_idx_seq", "audit_records_audit_idx_seq"]);

async function contents(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of await readCatalog(api.db, "all")) {
    if (!ownTables.has(table.name)) found[table.name] = await sumTable(api.db, table);
  }
  for (const one of await readSequences(api.db)) if (!ownSequences.has(one.name)) found[one.name] = one;
  return found;
}

/** A stage that waits until `open` is called and then fails: for what comes before a play and does not ask how it went. */
function gated() {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const orders: RehearsalOrder[] = [];
  api.deps.stage = {
    ...stage,
    play: async (order) => {
      orders.push(order);
      await gate;
      throw new Error("nothing is played");
    },
  };
  return { open, orders };
}

test("an opening is played by the product's own calls, and nothing of the club is touched", async () => {
  const marks: unknown[] = [];
  api.deps.changes = {
    mark: async (...mark: unknown[]) => void marks.push(mark),
    close: async () => {},
  } as never;
  const before = await contents();
  const idx = idxOf(await begin({ load: 2 }));
  const { state, report, counts } = await seen(idx);
  api.deps.changes = null;
  expect(await contents()).toEqual(before);
  // The beginning itself, which changes no page.
  expect(marks).toEqual([["MS01", []]]);
  expect((await api.deps.metrics.page()).text).not.toContain("reservation/booking");
  expect(await listSandboxes(api.db)).toEqual([]);
  expect(state).toBe("DONE");
  const booked = report?.outcomes.find(({ outcome }) => outcome === "BOOKED")?.members ?? 0;
  expect(booked).toBeGreaterThan(10);
  expect(report).toMatchObject({ members: counts.members, sold: booked, soldTwice: 0 });
  expect(report?.calls.find(({ call }) => call === "BOOK")?.count).toBe(booked);
  expect(counts).toMatchObject({ arrived: counts.members, booked, faults: 0 });
  const log = await jsonRows(api.db, sql`select action, actor from audit_records where entity = 'rehearsal'`);
  expect(log).toEqual([{ action: "CREATE", actor: "ssadmin1" }]);
}, 60_000);

test("the same seed plays the same crowd; the figures of the report are a sheet", async () => {
  const base = (await ask("GET", "/ops/rehearsals/base")).json.data as unknown as RehearsalBase;
  const one = await seen(idxOf(await begin({ seed: "same" })));
  const other = await seen(idxOf(await begin({ seed: "same" })));
  expect(one.report?.members).toBe(base.crowd);
  const sizes = ({ report }: RehearsalDetail) =>
    report?.groups.map(({ group, key, members: count }) => ({ group, key, count }));
  expect(sizes(other)).toEqual(sizes(one));
  const figures = await ask("GET", `/ops/rehearsals/${one.rehearsalIdx}/figures`, undefined, {
    "accept-language": "ko",
  });
  const { list } = figures.json.data as { list: { part: string; name: string }[] };
  expect(list[0]).toMatchObject({ part: "전체", name: "회원", count: base.crowd });
  // Codes of failures stand as they are; everything else is in the reader's words.
  const words = list.flatMap(({ part, name }) => [part, name.split(":")[0] ?? ""]);
  expect(words.filter((word) => /^[A-Z_]+[0-9]*$/.test(word))).toEqual([]);
}, 60_000);

test("what a sandbox is made from names nobody", async () => {
  const { open, orders } = gated();
  const idx = idxOf(await begin());
  open();
  await seen(idx);
  const order = JSON.stringify(orders);
  const persons = await api.db.select({ id: members.id, email: members.email }).from(members);
  expect(persons.length).toBeGreaterThan(50);
  for (const { id, email } of persons) {
    expect(order).not.toContain(`"${id}"`);
    expect(order).not.toContain(email);
  }
  const sold = await jsonRows<{ no: string }>(
    api.db,
    sql`select rsv_no as no from bookings where play_date = ${playDate}`,
  );
  expect(sold.length).toBeGreaterThan(0);
  for (const { no } of sold) expect(order).not.toContain(no);
}, 60_000);

test("of two administrators at once one begins; a repeated call begins no second one", async () => {
  const { open, orders } = gated();
  const answers = await Promise.all([begin(), begin()]);
  expect(answers.map(codeOf).filter(Boolean)).toEqual([4711]);
  const idx = idxOf(answers.find(({ json }) => json.result) as Answer);
  open();
  await seen(idx);
  const key = { "idempotency-key": "twice" };
  const first = await ask("POST", "/ops/rehearsals", { playDate }, key);
  await seen(idxOf(first));
  const again = await ask("POST", "/ops/rehearsals", { playDate }, key);
  expect(idxOf(again)).toBe(idxOf(first));
  expect(orders).toHaveLength(2);
}, 60_000);

test("a stop ends it in the middle, with what was seen by then", async () => {
  const idx = idxOf(await begin({ load: 10 }));
  await seen(idx, ({ counts }) => counts.arrived > 0);
  expect((await ask("POST", `/ops/rehearsals/${idx}/stop`)).json.data).toMatchObject({ isStopping: true });
  const { state, report } = await seen(idx);
  expect(state).toBe("STOPPED");
  expect(report?.outcomes.find(({ outcome }) => outcome === "UNFINISHED")?.members).toBeGreaterThan(0);
  expect(await listSandboxes(api.db)).toEqual([]);
}, 60_000);

test("one whose process dies has failed, and its sandbox is removed", async () => {
  api.deps.stage = {
    ...stage,
    play: async ({ place }) => {
      await openSandbox(place);
      throw new Error("killed");
    },
  };
  expect(await seen(idxOf(await begin()))).toMatchObject({ state: "FAILED", report: null });
  expect(await listSandboxes(api.db)).toEqual([]);
});

test("what a server that died has left is ended and removed by the next sweep, and by nobody while it is played", async () => {
  const sandbox = newSandboxName();
  const abandoned = await openSandbox({ databaseUrl: api.url, schema: sandbox, poolSize: 1 });
  const now = api.limitClock.now();
  const counts = { members: 0, arrived: 0, waiting: 0, booked: 0, left: 0, calls: 0, faults: 0, at: "" };
  await api.db.insert(rehearsals).values({
    clubIdx: 1,
    rehearsalIdx: 1,
    playDate,
    load: 1,
    seed: "s",
    state: "RUNNING",
    sandbox,
    counts,
    startedAt: now,
    startedBy: "ssadmin1",
    leaseUntil: new Date(now.getTime() + 1),
  });
  const sweep = async () => rehearsalSweepJob(api.limitClock).run(await jobContext(api, "rehearsal-sweep"));
  await sweep();
  expect(await listSandboxes(api.db)).toEqual([sandbox]);
  api.pass(2);
  await sweep();
  expect(await listSandboxes(api.db)).toEqual([]);
  const [row] = await api.db.select().from(rehearsals);
  expect(row).toMatchObject({ state: "FAILED", report: null });
  await abandoned.close();
}, 60_000);

test("near an opening, on a day without times, and through a pooler nothing is rehearsed", async () => {
  for (const date of ["2026-11-22", "2027-11-22"]) {
    expect(codeOf(await begin({ playDate: date }))).toBe(4714);
  }
  api.deps.stage = createStage({
    databaseUrl: api.url,
    database: { pooler: "transaction", poolSize: 4 },
    program: "",
  });
  expect(codeOf(await begin())).toBe(4713);
  api.deps.stage = stage;
  api.clock.set(new Date("2026-11-24T08:01:00+09:00"));
  ({ accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true }));
  const refused = await begin();
  expect(refused.json.fail).toMatchObject({ code: 4712, msgVar: ["2026-11-24T09:00:00+09:00", "60"] });
  await api.db.execute(sql`update policies set value1 = '59' where code = 'C0560'`);
  const { open } = gated();
  const allowed = await begin();
  expect(codeOf(allowed)).toBeUndefined();
  open();
  await seen(idxOf(allowed));
}, 60_000);

test("a number that is not there, or another club's, names no rehearsal", async () => {
  const { open } = gated();
  const idx = idxOf(await begin());
  open();
  await seen(idx);
  await addSecondClub(api);
  const there = (method: string, path: string) =>
    api.request(method, `${path}?clubCode=${otherClub.clubCode}`, { token });
  for (const path of [`/ops/rehearsals/${idx}`, `/ops/rehearsals/${idx}/figures`]) {
    expect(codeOf(await there("GET", path))).toBe(2001);
  }
  expect(codeOf(await there("POST", `/ops/rehearsals/${idx}/stop`))).toBe(2001);
  expect((await there("GET", "/ops/rehearsals")).json.data).toMatchObject({ total: 0, list: [] });
  expect(codeOf(await ask("GET", "/ops/rehearsals/999"))).toBe(2001);
  expect(codeOf(await ask("POST", "/ops/rehearsals/999/stop"))).toBe(2001);
}, 60_000);
