import { asc, desc, eq, sql } from "drizzle-orm";
import { mockWeather } from "@/lib/club-api/adapters/mock-weather";
import type { WeatherSource } from "@/lib/club-api/adapters/weather";
import {
  auditRecords,
  bookingForecastDays,
  bookingForecasts,
  weatherOutlooks,
} from "@/lib/club-api/db/tables";
import { forecastJob } from "@/lib/club-api/jobs/booking-jobs";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { forFile } from "../../support/for-file";
import { madeHistory, momentOf } from "../../support/forecast/history";
import { storeBookings, storeHistory } from "../../support/forecast/store-history";
import { bookingScene } from "../../support/scenes/booking-scene";

type Answer = CallOutput<"GET /ops/forecast">;

/** The night of the test clock's day; the made past ends on the day before. */
const today = "2026-11-23";
const firstDay = "2025-11-10";
const past = { from: firstDay, days: 378, perDay: 24, seed: 5 };

const scene = await forFile(bookingScene);
beforeEach(async () => {
  await scene.reset();
  await scene.setPolicy("C0582", { value1: "Y" });
  // The demo's own weeks of bookings are none of a made past: what the club has cancelled is not learned from.
  await scene.db.execute(sql`update bookings set state = '70' where play_date < ${today}`);
});

const runJob = (source: WeatherSource = mockWeather) => scene.run(forecastJob(source));
const read = () => scene.data<Answer>("ssadmin1", "GET", "/ops/forecast");
const outlooks = () =>
  scene.db.select().from(weatherOutlooks).orderBy(asc(weatherOutlooks.madeOn), asc(weatherOutlooks.playDate));
const versions = () => scene.db.select().from(bookingForecasts).orderBy(asc(bookingForecasts.madeOn));
const days = () => scene.db.select().from(bookingForecastDays);

/** Bookings of one coming day and part. */
const coming = (count: number, playDate = "2026-11-26") =>
  madeHistory({ from: playDate, days: 1, perDay: count, seed: 9 }).past.map((booking) => ({
    ...booking,
    period: "1",
    end: "COMING" as const,
  }));

describe("a club with a year behind it", () => {
  beforeEach(async () => {
    await storeHistory(scene.db, madeHistory(past));
    await storeBookings(scene.db, coming(20), 100_000);
  });

  test("sees sums by day and part, no worse than the base rate in any month, and nobody's own chances", async () => {
    await runJob();
    const { isOn, forecast, periods } = await read();
    expect(isOn).toBe(true);
    expect(forecast).toMatchObject({ madeOn: today, from: firstDay });
    for (const { status, months } of [forecast?.cancel, forecast?.noShow].flatMap((one) => one ?? [])) {
      expect(months.filter(({ modelScore, baseScore }) => modelScore > baseScore)).toEqual([]);
      expect(months.length).toBeGreaterThan(6);
      expect(status).toBe("SHOWN");
    }
    const day = forecast?.days.find(({ playDate, period }) => playDate === "2026-11-26" && period === "1");
    expect(day?.bookings).toBeGreaterThanOrEqual(20);
    expect(day?.cancels?.mean).toBeGreaterThan(0);
    expect(day?.cancels?.high).toBeGreaterThan(day?.cancels?.mean ?? 99);
    expect(periods.map(({ key }) => key)).toContain("1");
    const few = forecast?.days.filter(({ bookings }) => bookings < 5) ?? [];
    expect(few.every(({ cancels, noShows }) => cancels === null && noShows === null)).toBe(true);
    expect(JSON.stringify(await versions())).not.toContain("member");
  });

  test("gets the same sheets, with the columns of its language", async () => {
    await runJob();
    const { forecast } = await read();
    const list = await scene.data<CallOutput<"GET /ops/forecast/days">>(
      "ssadmin1",
      "GET",
      "/ops/forecast/days?size=100",
    );
    expect(list.total).toBe(forecast?.days.length);
    const row = list.list.find(({ playDate, bookings }) => playDate === "2026-11-26" && bookings >= 20);
    expect(row?.empty).toBeCloseTo((row?.cancels?.mean ?? 0) + (row?.noShows?.mean ?? 0), 5);
    expect(row?.periodName).not.toBe("1");
    const months = await scene.data<CallOutput<"GET /ops/forecast/months">>(
      "ssadmin1",
      "GET",
      "/ops/forecast/months",
    );
    expect(months.total).toBe((forecast?.cancel.months.length ?? 0) + (forecast?.noShow.months.length ?? 0));
    expect([...new Set(months.list.map(({ outcomeName }) => outcomeName))]).toEqual(["Cancelled", "No-show"]);
    for (const path of ["days", "months"]) {
      const sheet = await scene.send("ssadmin1", "GET", `/ops/forecast/${path}`, undefined, {
        accept: xlsxType,
      });
      expect(sheet.status).toBe(200);
    }
  });

  test("makes one forecast a night, whatever comes in between", async () => {
    await runJob();
    const [first] = await versions();
    const stored = await days();
    await storeBookings(scene.db, coming(8, "2026-11-27"), 200_000);
    await runJob();
    expect(await versions()).toEqual([first]);
    expect(await days()).toEqual(stored);
    scene.goTo("11-24 04:00");
    await runJob();
    const made = await versions();
    expect(made.map(({ madeOn }) => madeOn)).toEqual([today, "2026-11-24"]);
    expect((await read()).forecast?.days.some(({ playDate }) => playDate === "2026-11-27")).toBe(true);
  });
});

test("a club with some weeks behind it sees why there is no forecast, and its base rate", async () => {
  await storeHistory(scene.db, madeHistory({ ...past, from: addDays(today, -60), days: 60 }));
  await storeBookings(scene.db, coming(20), 100_000);
  await runJob();
  const { forecast, monthsNeeded } = await read();
  expect(monthsNeeded).toBe(3);
  expect(forecast?.cancel).toMatchObject({ status: "NO_HISTORY", drivers: [] });
  expect(forecast?.cancel.baseRate).toBeGreaterThan(0);
  expect(forecast?.days.length).toBeGreaterThan(0);
  expect(forecast?.days.every(({ cancels, noShows }) => cancels === null && noShows === null)).toBe(true);
});

test("what the club or the weather cancelled, a declined win and a time given back in its grace are no cancellations", async () => {
  const playDate = addDays(today, -3);
  const daysBefore = (days: number) => momentOf(playDate) - days * 86_400_000;
  const one = {
    memberIdx: 1,
    playDate,
    period: "1",
    isWeekend: false,
    players: 4,
    end: "CANCELLED" as const,
  };
  const list = Array.from({ length: 6 }, () => ({
    ...one,
    bookedAt: daysBefore(10),
    endedAt: daysBefore(1),
  }));
  await storeBookings(scene.db, list);
  const learned = async () => {
    await scene.db.delete(bookingForecasts);
    await runJob();
    const { forecasts, baseRate } = (await read()).forecast?.cancel ?? {};
    return [forecasts, baseRate];
  };
  // Each was there six days before its day, and two.
  expect(await learned()).toEqual([12, 1]);
  await scene.db.execute(sql`update bookings set state = '70' where booking_idx = 20000000`);
  await scene.db.execute(sql`update bookings set state = '71' where booking_idx = 20000001`);
  await scene.db.execute(
    sql`update bookings set grace_until = cancel_at + interval '1 minute' where booking_idx = 20000002`,
  );
  await scene.db.execute(
    sql`update bookings set draw_idx = (select min(draw_idx) from draw_applications) where booking_idx = 20000003`,
  );
  expect(await learned()).toEqual([4, 1]);
});

describe("the weather of each night", () => {
  test("is remembered for the coming days once a day, as it was forecast", async () => {
    await runJob();
    const stored = await outlooks();
    expect(stored.map(({ madeOn }) => madeOn)).toEqual(stored.map(() => today));
    expect(stored.map(({ playDate }) => playDate)).toEqual(stored.map((_, place) => addDays(today, place)));
    expect(stored).toHaveLength(8);
    await runJob();
    expect(await outlooks()).toEqual(stored);
    scene.goTo("11-24 04:00");
    await runJob();
    expect((await outlooks()).filter(({ playDate }) => playDate === "2026-11-26")).toHaveLength(2);
  });

  test("is left out where the source does not answer, and the forecast is made", async () => {
    const broken: WeatherSource = {
      name: "OPEN_METEO",
      cacheMs: 60_000,
      readHours: () => Promise.reject(new Error("down")),
    };
    await runJob(broken);
    expect(await outlooks()).toEqual([]);
    expect(await versions()).toHaveLength(1);
  });

  test("and old forecasts are destroyed when their time is over", async () => {
    await runJob();
    scene.api.clock.set(new Date("2027-02-22T03:00:00+09:00"));
    await scene.run(retentionJob);
    expect([await versions(), await days()]).toEqual([[], []]);
    expect(await outlooks()).toHaveLength(8);
    scene.api.clock.set(new Date("2028-12-02T03:00:00+09:00"));
    await scene.run(retentionJob);
    expect(await outlooks()).toEqual([]);
  });
});

test("switched off, nothing is computed or shown; switching is on record", async () => {
  await runJob();
  const off = { code: "C0582", values: ["N"] };
  expect((await scene.send("ssadmin1", "PUT", "/ops/policies", off)).json.result).toBe(true);
  const [record] = await scene.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entityKey, "C0582"))
    .orderBy(desc(auditRecords.auditIdx));
  expect(record).toMatchObject({ action: "UPDATE", actor: "ssadmin1" });
  expect(await read()).toMatchObject({ isOn: false, forecast: null });
  scene.goTo("11-24 04:00");
  await runJob();
  expect(await versions()).toHaveLength(1);
});

test("before the first night there is none", async () => {
  expect(await read()).toMatchObject({ isOn: true, forecast: null });
  expect(
    (await scene.data<CallOutput<"GET /ops/forecast/days">>("ssadmin1", "GET", "/ops/forecast/days")).total,
  ).toBe(0);
});
