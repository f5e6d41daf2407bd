import { asc, sql } from "drizzle-orm";
import { mockWeather } from "@/lib/club-api/adapters/mock-weather";
import { bookingForecasts, weatherOutlooks } from "@/lib/club-api/db/tables";
import { forecastJob } from "@/lib/club-api/jobs/booking-jobs";
import { benchDate } from "../bench/api/scene";
import { forFile } from "../support/for-file";
import { madeHistory } from "../support/forecast/history";
import { storeBookings } from "../support/forecast/store-history";
import { jobContext } from "../support/jobs";
import { startRaceScene } from "../support/scenes/race-scene";

/* The forecast of a night, made by two processes on one PostgreSQL at once. */

const scene = await forFile(() => startRaceScene(4, benchDate));
beforeAll(async () => {
  const { db } = scene.apis[0];
  await db.execute(sql`update policies set value1 = 'Y' where code = 'C0582'`);
  const coming = madeHistory({ from: "2026-11-26", days: 1, perDay: 12, seed: 9 }).past;
  await storeBookings(
    db,
    coming.map((booking) => ({ ...booking, end: "COMING" })),
  );
}, 120_000);

test("is stored once, with the days of one of them, and the weather of the night once", async () => {
  const { db } = scene.apis[0];
  const run = async (turn: number) =>
    forecastJob(mockWeather).run(await jobContext(scene.apiOf(turn), "forecast"));
  await Promise.all([0, 1, 2, 3].map(run));
  expect((await db.select().from(bookingForecasts)).map(({ madeOn }) => madeOn)).toEqual(["2026-11-23"]);
  const days =
    await db.execute(sql`select count(*)::int as days, count(distinct (play_date, period))::int as parts
    from booking_forecast_days`);
  const [counts] = (days as unknown as { rows: { days: number; parts: number }[] }).rows;
  expect(counts?.days).toBeGreaterThan(0);
  expect(counts?.days).toBe(counts?.parts);
  const stored = await db.select().from(weatherOutlooks).orderBy(asc(weatherOutlooks.playDate));
  expect(stored).toHaveLength(8);
});

test("control: looked first and stored afterwards, without the key, it is stored twice", async () => {
  const { db } = scene.apis[0];
  await db.execute(sql`delete from booking_forecasts`);
  await db.execute(
    sql`alter table booking_forecasts drop constraint booking_forecasts_club_idx_made_on_pk cascade`,
  );
  await db.execute(
    sql`alter table booking_forecast_days drop constraint booking_forecast_days_club_idx_made_on_play_date_period_pk`,
  );
  const run = async (turn: number) =>
    forecastJob(mockWeather).run(await jobContext(scene.apiOf(turn), "forecast"));
  await Promise.all([0, 1].map(run));
  expect(await db.select().from(bookingForecasts)).toHaveLength(2);
});
