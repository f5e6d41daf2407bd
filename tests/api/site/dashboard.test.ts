import { eq, inArray } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import {
  adminMenuPerms,
  admins,
  bookings,
  dashboardDays,
  dashboardVisitors,
  drawPosts,
  outbox,
  terms,
  vocMessages,
  vocs,
} from "@/lib/club-api/db/tables";
import { periodSpan, spanBefore, spanCompared } from "@/lib/club-api/domains/dashboard/rules";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let seededDays: (typeof dashboardDays.$inferSelect)[];

beforeAll(async () => {
  seededDays = await api.db.select().from(dashboardDays);
}, 120_000);

/** Nobody came yet, as on the first day. */
beforeEach(async () => {
  await api.reset();
  await api.db.delete(dashboardVisitors);
  await api.db.delete(dashboardDays);
  await api.db.insert(dashboardDays).values(seededDays);
});

function view(address: string, date = "2026-11-23", userAgent = "browser") {
  return api.request("PUT", "/dashboard/increment/club/MS01", {
    body: { date, device: "PC" },
    headers: { "x-client-address": address, "user-agent": userAgent },
  });
}

// seed 306
test("a view counts once per visitor and day (P3)", async () => {
  expect((await view("203.0.113.1")).json.data).toEqual({ date: "2026-11-23", visits: 341 });
  expect((await view("203.0.113.1")).json.data).toEqual({ date: "2026-11-23", visits: 341 });
  expect((await view("203.0.113.2")).json.data).toEqual({ date: "2026-11-23", visits: 342 });
});

test("two browsers behind one address are one visitor: a browser's name is its own choice", async () => {
  await view("203.0.113.1", "2026-11-23", "one");
  expect((await view("203.0.113.1", "2026-11-23", "other")).json.data).toMatchObject({ visits: 341 });
});

test("the next day counts anew and forgets old visitors", async () => {
  await view("203.0.113.1");
  api.pass(3 * 86_400_000);
  expect((await view("203.0.113.1", "2026-11-26")).json.data).toEqual({ date: "2026-11-26", visits: 1 });
  const stored = await api.db.select().from(dashboardVisitors);
  expect(stored.map((row) => row.date)).toEqual(["2026-11-26"]);
});

test("no address is stored", async () => {
  await view("203.0.113.1");
  const rows = await api.db.select().from(dashboardVisitors);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.1");
});

test.each([
  ["2026-11-21", 400],
  ["2026-11-22", 200],
  ["2026-11-24", 200],
  ["2026-11-25", 400],
])("a view of %s answers %i", async (date, status) => {
  const answer = await view("203.0.113.1", date);
  expect(answer.status).toBe(status);
  if (status === 400)
    expect(answer.json.fail).toMatchObject({ code: 9001, msgVar: ["date", "Only today can be used."] });
});

test("views at the same time are all counted", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => view(`192.0.2.${place + 1}`)));
  const counts = answers.map((answer) => (answer.json.data as { visits: number }).visits);
  expect(Math.max(...counts)).toBe(348);
});

describe("the office's figures", () => {
  type Report = CallOutput<"GET /dashboard">;
  const read = async <T>(path: string) => {
    const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    return (await api.request("GET", path, { token })).json.data as T;
  };

  // seed 268
  test("the periods lie around the club's day, named in the language (A2)", async () => {
    expect(await read("/dashboard/periods?lang=ko")).toEqual([
      { key: "D", name: "오늘", from: "2026-11-23", to: "2026-11-23" },
      { key: "W", name: "이번 주", from: "2026-11-23", to: "2026-11-29" },
      { key: "M", name: "이번 달", from: "2026-11-01", to: "2026-11-30" },
      { key: "Y", name: "올해", from: "2026-01-01", to: "2026-12-31" },
    ]);
  });

  // seed 267
  test("the totals are the sums of the days, beside those of the period before (A1)", async () => {
    const rows = await api.db.select().from(dashboardDays);
    const sum = (month: string, counter: "visits" | "bookings") =>
      rows.filter((row) => row.date.startsWith(month)).reduce((total, row) => total + row[counter], 0);
    const report = await read<Report>("/dashboard?period=M");
    expect(report).toMatchObject({ period: "M", from: "2026-11-01", to: "2026-11-30" });
    expect(report.totals).toMatchObject({
      visits: sum("2026-11", "visits"),
      bookings: sum("2026-11", "bookings"),
    });
    expect(report.previous).toMatchObject({ visits: sum("2026-10", "visits") });
    expect(report.series.map((day) => day.date)).toEqual(
      rows
        .map((row) => row.date)
        .filter((date) => date.startsWith("2026-11"))
        .toSorted(),
    );
    for (const course of report.byCourse) {
      expect(course.rate).toBeGreaterThanOrEqual(0);
      expect(course.rate).toBeLessThanOrEqual(1);
    }
  });

  test("a running period is set against as many days of the one before", async () => {
    const rows = await api.db.select().from(dashboardDays);
    const sum = (counter: "visits" | "cancels") =>
      rows
        .filter(({ date }) => date >= "2026-10-01" && date <= "2026-10-23")
        .reduce((total, row) => total + row[counter], 0);
    const { compared } = await read<Report>("/dashboard?period=M");
    expect(compared).toMatchObject({ from: "2026-10-01", to: "2026-10-23" });
    expect(compared?.totals).toMatchObject({ visits: sum("visits"), cancels: sum("cancels") });
  });

  test("where nothing was counted there is nothing to be set against", async () => {
    expect((await read<Report>("/dashboard?period=Y")).compared).toBeNull();
  });

  test("teams are told by course and by channel, by their names", async () => {
    const { byCourse, byChannel } = await read<Report>("/dashboard?period=M&lang=en");
    const playing = (await api.db.select().from(bookings)).filter(
      ({ playDate, state }) =>
        playDate.startsWith("2026-11") && ["10", "20", "30", "40", "80"].includes(state),
    );
    const teams = (rows: readonly { teams: number }[]) => rows.reduce((total, row) => total + row.teams, 0);
    expect([teams(byCourse), teams(byChannel)]).toEqual([playing.length, playing.length]);
    expect(byCourse.map(({ courseName }) => courseName)).toEqual([
      "Mir Course",
      "Sol Course",
      "Baram Course",
    ]);
    expect(byChannel.map(({ incomeName }) => incomeName)).toEqual(["Homepage", "Phone", "Partner site"]);
  });

  test("a view counts in the figures at once", async () => {
    await view("203.0.113.1");
    expect((await read<Report>("/dashboard?period=D")).totals.visits).toBe(341);
  });

  test.each([
    ["?period=C", "from"],
    ["?period=C&from=2026-11-01", "to"],
    ["?period=C&from=2026-11-02&to=2026-11-01", "to"],
    ["?period=C&from=2020-01-01&to=2026-11-01", "to"],
    ["?period=X", "period"],
  ])("free days %s name the field %s", async (query, field) => {
    const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const { json } = await api.request("GET", `/dashboard${query}`, { token });
    expect([json.fail?.code, json.fail?.msgVar[0]]).toEqual([9001, field]);
  });
});

describe("the figures as lists", () => {
  type Days = CallOutput<"GET /ops/dashboard/days">;
  const send = async (path: string, accept = "application/json") => {
    const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    return api.send("GET", path, { token, headers: { accept } });
  };

  test("the days come in order, page by page", async () => {
    const { data } = (await (await send("/ops/dashboard/days?period=M&page=2&size=20")).json()) as {
      data: Days;
    };
    expect([data.total, data.page, data.size]).toEqual([23, 2, 20]);
    expect(data.list.map(({ date }) => date)).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
  });

  test("a sheet of them holds every day and counter of the period", async () => {
    const response = await send("/ops/dashboard/days?period=M&lang=ko", xlsxType);
    const rows = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(24);
    expect(rows[0]?.slice(0, 3)).toEqual(["날짜", "방문", "신규 회원"]);
    expect(rows.at(-1)?.slice(0, 2)).toEqual(["2026-11-23", 340]);
  });

  test.each(["courses", "channels"])("so do the %s", async (list) => {
    const path = `/ops/dashboard/${list}?period=M&lang=en`;
    const { data } = (await (await send(path)).json()) as { data: { total: number } };
    const response = await send(path, xlsxType);
    const rows = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(data.total + 1);
  });

  test("free days are asked for as of the figures", async () => {
    expect((await send("/ops/dashboard/days?period=C&from=2026-11-01")).status).toBe(400);
  });
});

describe("what waits for the office", () => {
  type Todo = CallOutput<"GET /dashboard">["todo"];
  const todo = async (who = "ssadmin1") => {
    const token = (await api.signIn(who, { isAdmin: true })).accessToken;
    const { json } = await api.request("GET", "/dashboard", { token });
    return (json.data as { todo: Todo }).todo.map(({ type, count, dueDate }) => [type, count, dueDate]);
  };
  const demo = [
    ["voc", 2, "2026-11-24"],
    ["team", 1, "2026-12-14"],
    ["terms", 1, "2026-12-10"],
  ];

  test("is told with its number and the day of the most urgent", async () => {
    expect(await todo()).toEqual(demo);
  });

  test("an inquiry that goes on is due by its latest words", async () => {
    const isOpen = inArray(vocs.state, ["10", "20"]);
    const open = await api.db.select().from(vocs).where(isOpen);
    await api.db
      .update(vocs)
      .set({ createdAt: new Date("2026-11-01T10:00:00+09:00") })
      .where(isOpen);
    expect(await todo()).toContainEqual(["voc", 2, "2026-11-03"]);
    const further = { clubIdx: 1, writer: "MEMBER", contents: "하나 더요", createdBy: "kimmiru" } as const;
    const createdAt = new Date("2026-11-23T09:00:00+09:00");
    await api.db.insert(vocMessages).values(open.map(({ vocIdx }) => ({ ...further, vocIdx, createdAt })));
    expect(await todo()).toContainEqual(["voc", 2, "2026-11-25"]);
    await api.db.delete(vocMessages).where(eq(vocMessages.contents, further.contents));
    for (const { vocIdx, createdAt: asked } of open) {
      await api.db.update(vocs).set({ createdAt: asked }).where(eq(vocs.vocIdx, vocIdx));
    }
    expect(await todo()).toEqual(demo);
  });

  test("parked messages are told until they are sent again", async () => {
    const now = new Date("2026-11-23T09:00:00+09:00");
    const message = {
      clubIdx: 1,
      channel: "SMS",
      event: "booked",
      target: "010-0000-0000",
      lang: "ko",
    } as const;
    const times = { nextTryAt: now, createdAt: now };
    await api.db.insert(outbox).values({ ...message, ...times, vars: {}, state: "PARKED" });
    expect(await todo()).toContainEqual(["message", 1, null]);
    await api.db.update(outbox).set({ state: "SENT" });
    expect(await todo()).toEqual(demo);
  });

  test.each([
    ["20", "drawClose"],
    ["30", "drawRun"],
    ["40", "drawAnnounce"],
  ] as const)("a draw in state %s whose next step comes today is told as %s", async (state, type) => {
    const ofDraw = eq(drawPosts.drawPostIdx, 71);
    const [post] = await api.db.select().from(drawPosts).where(ofDraw);
    if (!post) throw new Error("no draw");
    const at = (moment: string) => ({
      applyTo: new Date(moment),
      drawAt: new Date(moment),
      announceAt: new Date(moment),
    });
    await api.db
      .update(drawPosts)
      .set({ state, ...at("2026-11-23T23:59:00+09:00") })
      .where(ofDraw);
    expect(await todo()).toContainEqual([type, 1, "2026-11-23"]);
    await api.db
      .update(drawPosts)
      .set({ state, ...at("2026-11-24T00:00:00+09:00") })
      .where(ofDraw);
    expect(await todo()).toEqual(demo);
    const { applyTo, drawAt, announceAt } = post;
    await api.db.update(drawPosts).set({ state: post.state, applyTo, drawAt, announceAt }).where(ofDraw);
  });

  test("a draft of the terms is nobody's matter yet", async () => {
    await api.db.update(terms).set({ isDraft: true }).where(eq(terms.effectiveDate, "2026-12-10"));
    expect((await todo()).map(([type]) => type)).not.toContain("terms");
    await api.db.update(terms).set({ isDraft: false }).where(eq(terms.effectiveDate, "2026-12-10"));
  });

  test("is told to whoever may read it, and to nobody else", async () => {
    const rights = (codes: readonly string[]) =>
      codes.map((menuCode) => ({
        clubIdx: 1,
        adminIdx: 2,
        menuCode,
        isCreate: false,
        isRead: true,
        isUpdate: false,
        isDelete: false,
      }));
    await api.db.update(admins).set({ permissionSource: "CUSTOM" }).where(eq(admins.adminIdx, 2));
    await api.db.insert(adminMenuPerms).values(rights(["900000", "940000", "940500"]));
    expect(await todo("bookadmin1")).toEqual([["voc", 2, "2026-11-24"]]);
    await api.db.delete(adminMenuPerms).where(eq(adminMenuPerms.adminIdx, 2));
    await api.db.update(admins).set({ permissionSource: "GROUP" }).where(eq(admins.adminIdx, 2));
  });
});

test.each([
  ["M", "2026-11-23", { from: "2026-10-01", to: "2026-10-23" }],
  ["M", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["M", "2026-03-30", { from: "2026-02-01", to: "2026-02-28" }],
  ["W", "2026-11-24", { from: "2026-11-16", to: "2026-11-17" }],
  ["D", "2026-11-23", { from: "2026-11-22", to: "2026-11-22" }],
  ["Y", "2026-02-01", { from: "2025-01-01", to: "2025-02-01" }],
] as const)("period %s on %s is set against days that can be compared", (period, today, compared) => {
  expect(spanCompared(period, periodSpan(period, today), today)).toEqual(compared);
});

test("a period of free days that is over is set against as many days before it", () => {
  const over = { from: "2026-11-10", to: "2026-11-12" };
  expect(spanCompared("C", over, "2026-11-23")).toEqual({ from: "2026-11-07", to: "2026-11-09" });
});

test.each([
  ["W", "2026-11-29", { from: "2026-11-23", to: "2026-11-29" }, { from: "2026-11-16", to: "2026-11-22" }],
  ["M", "2024-02-29", { from: "2024-02-01", to: "2024-02-29" }, { from: "2024-01-01", to: "2024-01-31" }],
  ["Q", "2026-12-31", { from: "2026-10-01", to: "2026-12-31" }, { from: "2026-07-01", to: "2026-09-30" }],
  ["Y", "2026-01-01", { from: "2026-01-01", to: "2026-12-31" }, { from: "2025-01-01", to: "2025-12-31" }],
] as const)("period %s of %s and the one before", (period, day, span, before) => {
  expect(periodSpan(period, day)).toEqual(span);
  expect(spanBefore(period, span)).toEqual(before);
});
