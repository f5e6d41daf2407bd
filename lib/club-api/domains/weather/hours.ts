import type { HourWeather, WeatherLocation, WeatherSource } from "../../adapters/weather";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { type CachedWeather, claimAsking, selectCached, updateCached } from "./repository";

export type WeatherDeps = { db: Database; source: WeatherSource; logger: Logger };
/** The hours of a span that are known, and when they were fetched. */
export type KnownHours = { hours: HourWeather[]; fetchedAt: Date };
export type Wanted = {
  clubIdx: number;
  place: WeatherLocation;
  from: Date;
  to: Date;
  zone: string;
  now: Date;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const retryAfterSeconds = 60;
const asking = new Map<number, Promise<CachedWeather | null>>();

/**
 * The hours of a span: kept ones while they are fresh, else newly fetched ones, else, when the source fails, the old
 * ones, which `fetchedAt` tells. 9503 when not even the present hour is known.
 */
export async function readHours(deps: WeatherDeps, wanted: Wanted): Promise<KnownHours> {
  const { db, source } = deps;
  const { place, from, to, zone, now } = wanted;
  if (source.cacheMs === 0)
    return { hours: await source.readHours(place, { from, to, zone }), fetchedAt: now };
  const cached = await selectCached(db, wanted.clubIdx);
  if (cached && isFresh(cached, source, now)) return within(cached, from, to);
  const fetched = (await fetchOnce(deps, wanted)) ?? cached;
  if (!fetched || !knows(fetched, source, now)) {
    throw new ClubFailure("SYS_UNAVAILABLE", [], retryAfterSeconds);
  }
  return within(fetched, from, to);
}

function isFresh(cached: CachedWeather, source: WeatherSource, now: Date): boolean {
  const age = now.getTime() - cached.fetchedAt.getTime();
  return age >= 0 && age < source.cacheMs && knows(cached, source, now);
}

function knows({ hours, source: name }: CachedWeather, source: WeatherSource, now: Date): boolean {
  return name === source.name && hours.some((hour) => isHourOf(hour, now));
}

/** Whether a moment lies in an hour. */
export function isHourOf({ at }: HourWeather, moment: Date): boolean {
  const since = moment.getTime() - Date.parse(at);
  return since >= 0 && since < hourMs;
}

function within({ hours, fetchedAt }: CachedWeather, from: Date, to: Date): KnownHours {
  const isWanted = ({ at }: HourWeather) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime();
  return { hours: hours.filter(isWanted), fetchedAt };
}

/** Many calls of one process wait for one answer; of several processes one asks, the others show what is kept. */
function fetchOnce(deps: WeatherDeps, wanted: Wanted): Promise<CachedWeather | null> {
  const running = asking.get(wanted.clubIdx) ?? fetchHours(deps, wanted);
  asking.set(wanted.clubIdx, running);
  return running.finally(() => asking.delete(wanted.clubIdx));
}

async function fetchHours(
  { db, source, logger }: WeatherDeps,
  wanted: Wanted,
): Promise<CachedWeather | null> {
  const { clubIdx, place, from, to, zone, now } = wanted;
  const idleSince = new Date(now.getTime() - minuteMs);
  if (!(await claimAsking(db, clubIdx, source.name, { now, idleSince }))) return null;
  try {
    const hours = await source.readHours(place, { from, to, zone });
    const cached = { source: source.name, hours, fetchedAt: now };
    await updateCached(db, clubIdx, cached);
    return cached;
  } catch (error) {
    logger.warn({ source: source.name, reason: reasonOf(error) }, "the weather source failed");
    return null;
  }
}

/** Without the address that was asked, which may hold a key. */
function reasonOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.replace(/https?:\S+/g, "[address]")
    : "unknown";
}
