import { setTimeout } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { createClient, RESP_TYPES } from "redis";
import type { CacheEntry, CacheStore } from "./memory-store";

const entrySeconds = 24 * 3600;
const connectMs = 2000;

/**
 * Entries shared by several web instances of one club and build (`prefix`), and the times of changed tags shared by all
 * instances of the club and the club API (`tagKey`).
 * Redis out of reach makes pages slower, never wrong or broken: every error reads as a miss.
 */
export function createRedisStore(
  url: string,
  { prefix, tagKey }: { prefix: string; tagKey: string },
  onError: (error: unknown) => void,
): CacheStore {
  const client = createClient({
    url,
    commandsQueueMaxLength: 1000,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: (tries) => Math.min(tries * 200, 5000) },
  });
  client.on("error", onError);
  // The first use may well be a write that must not get lost: it waits for the first connection, but not for ever.
  const firstTry = Promise.race([
    client.connect().then(() => undefined, onError),
    setTimeout(connectMs, undefined, { ref: false }),
  ]);
  const buffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (!client.isReady) await firstTry;
    if (!client.isReady) return otherwise;
    try {
      return await work();
    } catch (error) {
      onError(error);
      return otherwise;
    }
  };
  return {
    get: (key) =>
      attempt(async () => {
        const stored = await buffers.get(`${prefix}:${key}`);
        return stored ? (deserialize(stored) as CacheEntry) : null;
      }, null),
    set: (key, entry) =>
      attempt(async () => {
        await client.set(`${prefix}:${key}`, serialize(entry), {
          expiration: { type: "EX", value: entrySeconds },
        });
      }, undefined),
    lastChange: (tags) =>
      attempt(async () => {
        if (tags.length === 0) return 0;
        const times = await client.hmGet(tagKey, [...tags]);
        return times.reduce((newest, time) => Math.max(newest, Number(time ?? 0)), 0);
      }, 0),
    markChanged: (tags, at) =>
      attempt(async () => {
        await client.hSet(tagKey, Object.fromEntries(tags.map((tag) => [tag, String(at)])));
      }, undefined),
  };
}
