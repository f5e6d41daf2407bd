import { grouped } from "@/lib/shared/grouped";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import type { HourWeather } from "../../adapters/weather";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { WeatherDeps } from "./hours";
import { deleteOutlooks, insertOutlooks, selectOutlooks } from "./outlook-repository";
import { readForecast } from "./service";

/** The weather of the playing hours of a day: mm and cm in all, °C on average, m/s at most. */
export type DayOutlook = { rain: number; snow: number; temp: number; wind: number };

const firstHour = "06:00";
const lastHour = "18:00";

/** The outlooks of the days of some hours; a day without an hour in which golf is played has none. */
export function outlooksOf(hours: readonly HourWeather[], zone: string): Map<string, DayOutlook> {
  const played = hours.filter(({ at }) => {
    const time = clubTime(new Date(at), zone);
    return firstHour <= time && time < lastHour;
  });
  const days = grouped(played, ({ at }) => clubDate(new Date(at), zone));
  return new Map([...days].map(([day, ofDay]) => [day, outlookOf(ofDay)]));
}

function outlookOf(hours: readonly HourWeather[]): DayOutlook {
  const sum = (field: "rain" | "snow" | "temp") => hours.reduce((total, hour) => total + hour[field], 0);
  return {
    rain: sum("rain"),
    snow: sum("snow"),
    temp: sum("temp") / hours.length,
    wind: Math.max(...hours.map(({ windSpeed }) => windSpeed)),
  };
}

const silent: readonly string[] = ["NOT_FOUND", "SYS_UNAVAILABLE"];

/**
 * Stores what the weather of the coming days looks like today, once a day, so that it can be looked up when these days have
 * passed. A club without a place, or a source that does not answer, leaves the day out.
 */
export async function storeOutlooks(deps: WeatherDeps, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  try {
    const { day: madeOn, hours } = await readForecast(deps, ctx);
    const rows = [...outlooksOf(hours, zone)].map(([playDate, outlook]) => ({
      clubIdx,
      madeOn,
      playDate,
      ...outlook,
    }));
    await insertOutlooks(deps.db, rows);
  } catch (error) {
    if (!(error instanceof ClubFailure && silent.includes(error.msgCode))) throw error;
    deps.logger.warn({ reason: error.msgCode }, "no outlook of the weather is stored today");
  }
}

/** The stored outlooks for days of play since one, by day and by how many days before they were made. */
export async function readOutlooks(
  db: Database,
  clubIdx: number,
  from: string,
): Promise<(playDate: string, daysAhead: number) => DayOutlook | undefined> {
  const rows = await selectOutlooks(db, clubIdx, from);
  const known = new Map(rows.map((row) => [`${row.playDate} ${row.madeOn}`, row]));
  return (playDate, daysAhead) => known.get(`${playDate} ${addDays(playDate, -daysAhead)}`);
}

/** Longer than a forecast looks back. */
const retentionDays = 730;

export function purgeOutlooks(db: Database, { club, now }: Context): Promise<void> {
  return deleteOutlooks(db, club.clubIdx, addDays(clubDate(now, club.zone), -retentionDays));
}
