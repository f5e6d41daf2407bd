import type { HitStore } from "../platform/network/limits";
import { inTime, redisClient } from "./redis-client";

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
  const client = redisClient(url, onError);
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
