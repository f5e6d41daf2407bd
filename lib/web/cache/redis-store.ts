import { setTimeout } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { createClient, RESP_TYPES } from "redis";
import { changesScript } from "@/lib/contract/page-changes";
import type { CacheEntry, CacheStore } from "./memory-store";

const entrySeconds = 24 * 3600;
const connectMs = 2000;
/** Making a page takes about as long. */
const answerMs = 300;
/** After an answer that did not come nobody waits for the next one for so long. */
const restMs = 10_000;
/** A change goes to all instances: it waits longer than a read. */
const markMs = 1000;

/** Where entries lie, of one build, and the times of changes, of all builds of a club: they run side by side for a while. */
type Places = { entries: string; changes: string };
type OnError = (error: unknown) => void;

/**
 * Entries of one build and times of changes, shared by several web instances of a club and the club API.
 * Redis out of reach, or too slow, makes pages slower, never wrong or broken: every error reads as a miss. A change that could
 * not be told is told before anything is read again: entries from before it may still lie there.
 */
export function createRedisStore(url: string, { entries, changes }: Places, onError: OnError): CacheStore {
  const { client, isThere } = openRedis(url, onError);
  const buffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const { inTime, isResting } = patience();
  const untold = new Map<string, number>();
  const tell = async () => {
    if (untold.size === 0) return;
    const told = [...untold];
    const times = told.flatMap(([tag, at]) => [tag, String(at)]);
    await inTime(client.eval(changesScript, { keys: [changes], arguments: times }), markMs);
    for (const [tag, at] of told) if (untold.get(tag) === at) untold.delete(tag);
  };
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (!(await isThere()) || isResting()) return otherwise;
    try {
      await tell();
      return await inTime(work(), answerMs);
    } catch (error) {
      onError(error);
      return otherwise;
    }
  };
  return {
    get: (key) =>
      attempt(async () => {
        const stored = await buffers.get(`${entries}:${key}`);
        return stored ? (deserialize(stored) as CacheEntry) : null;
      }, null),
    set: (key, entry) =>
      attempt(async () => {
        const expiration = { type: "EX", value: entrySeconds } as const;
        await client.set(`${entries}:${key}`, serialize(entry), { expiration });
      }, undefined),
    // Unknown reads as just now: an entry that was read before is not trusted.
    lastChange: (tags) =>
      attempt(async () => {
        if (tags.length === 0) return 0;
        const times = await client.hmGet(changes, [...tags]);
        return times.reduce((newest, time) => Math.max(newest, Number(time ?? 0)), 0);
      }, Number.POSITIVE_INFINITY),
    async markChanged(tags, at) {
      for (const tag of tags) untold.set(tag, at);
      if (await isThere()) await tell().catch(onError);
    },
  };
}

function openRedis(url: string, onError: OnError) {
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
  const isThere = async () => {
    if (!client.isReady) await firstTry;
    return client.isReady;
  };
  return { client, isThere };
}

/** Bounds how long an answer is waited for; after one that did not come in time nobody waits for a while. */
function patience() {
  let restsUntil = 0;
  const inTime = async <T>(work: Promise<T>, limitMs: number): Promise<T> => {
    const answered = new AbortController();
    const late = setTimeout(limitMs, undefined, { signal: answered.signal }).then(() => {
      restsUntil = performance.now() + restMs;
      throw new Error("Redis did not answer in time.");
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([work, late]);
    } finally {
      answered.abort();
    }
  };
  return { inTime, isResting: () => performance.now() < restsUntil };
}
