import { createClient } from "redis";
import type { HitStore } from "../platform/network/limits";

const connectMs = 1_000;
const answerMs = 500;

/** Adds a hit, starts the window with the first one, and tells both in one round trip. */
const script = `
local hits = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {hits, left}`;

/** Counters in Redis, which ends the windows by itself. Rejects when Redis does not answer within half a second. */
export function redisHits(url: string, onError: (error: unknown) => void): HitStore {
  const client = createClient({
    url,
    commandsQueueMaxLength: 1000,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: (tries) => Math.min(tries * 200, 5_000) },
  });
  client.on("error", onError);
  client.connect().catch(onError);
  return {
    async add(key, windowMs, now) {
      const answer = await inTime(
        client.eval(script, { keys: [`clubfront:hits:${key}`], arguments: [String(windowMs)] }),
      );
      const [hits, left] = Array.isArray(answer) ? answer.map(Number) : [];
      if (hits === undefined || left === undefined) throw new Error("Redis gave no count.");
      return { hits, resetsAt: new Date(now.getTime() + left) };
    },
    close: async () => client.destroy(),
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Redis did not answer in time.")), answerMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
