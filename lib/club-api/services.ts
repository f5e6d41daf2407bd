import { join } from "node:path";
import { openFolderStorage } from "./adapters/folder-storage";
import { httpSms } from "./adapters/http-sms";
import { kmaWeather } from "./adapters/kma-weather";
import { mockWeather } from "./adapters/mock-weather";
import { openMeteo } from "./adapters/open-meteo";
import { type PageChanges, redisChanges } from "./adapters/page-changes";
import { webPush } from "./adapters/push/web-push";
import { redisHits } from "./adapters/redis-hits";
import { openS3Storage } from "./adapters/s3-storage";
import { outboxFolder, smtpMail } from "./adapters/senders";
import type { FileStorage } from "./adapters/storage";
import type { WeatherSource } from "./adapters/weather";
import type { Database } from "./db/database";
import { databaseHits } from "./db/hit-store";
import type { Senders } from "./domains/outbox";
import type { Clock } from "./platform/clock";
import type { Env } from "./platform/env";
import type { Logger } from "./platform/logger";
import { type HitStore, withFallback } from "./platform/network/limits";
import type { WeatherEnv } from "./platform/service-env";

/** Files in the bucket when one is set, else below the data folder. */
export function openStorage(env: Env): Promise<FileStorage> {
  return env.s3
    ? openS3Storage(env.s3, join(env.dataDir, "incoming"))
    : openFolderStorage(join(env.dataDir, "files"));
}

/** Counters in Redis when it is set, with the database behind it; else in the database. */
export function openHits(env: Env, db: Database, logger: Logger): HitStore {
  const inDatabase = databaseHits(db);
  if (!env.redisUrl) return inDatabase;
  const onFault = (error: unknown) =>
    logger.warn({ reason: error instanceof Error ? error.message : "unknown" }, "Redis is away");
  return withFallback(redisHits(env.redisUrl, onFault), inDatabase, onFault);
}

/** The marks of changed pages in Redis, when it is set; else every web learns of a change by the age of its pages. */
export function openChanges(env: Env, logger: Logger): PageChanges | null {
  if (!env.redisUrl) return null;
  return redisChanges(env.redisUrl, (error) =>
    logger.warn({ reason: error instanceof Error ? error.message : "unknown" }, "Redis is away"),
  );
}

/** Real senders where they are set, else files in `outbox` below the data folder. */
export function openSenders(env: Env): Senders {
  const folder = outboxFolder(join(env.dataDir, "outbox"));
  return {
    mail: env.mail ? smtpMail(env.mail.smtpUrl, env.mail.from) : folder,
    sms: env.sms ? httpSms(env.sms.url, env.sms.key) : folder,
    push: env.push ? webPush(env.push) : null,
  };
}

export async function closeSenders({ mail, sms, push }: Senders): Promise<void> {
  await Promise.all([mail.close(), sms.close(), push?.close()]);
}

export function openWeather(weather: WeatherEnv, clock: Clock): WeatherSource {
  if (weather.driver === "MOCK") return mockWeather;
  if (weather.driver === "OPEN_METEO") return openMeteo(weather.url);
  return kmaWeather(weather.url, weather.key, () => clock.now());
}
