import { LRUCache } from "lru-cache";
import type { RequestLimits } from "../domains/policies";
import type { Clock } from "../platform/clock";
import { ClubFailure } from "../platform/failure";
import type { Caller } from "./handler";

export type RequestLimiter = {
  /** Counts one request; throws RATE_LIMIT above the club's number per minute (C0530). */
  count(caller: Caller, address: string | null, limits: RequestLimits): void;
};

const windowMs = 60_000;
const rememberedCallers = 50_000;

/**
 * Counts in this process, for a bounded number of callers. Anonymous visitors count by address; reads of the web
 * server itself (no address) are not counted. `clock` runs in real time even when the club's clock stands still.
 */
export function createRequestLimiter(clock: Clock): RequestLimiter {
  const windows = new LRUCache<string, { hits: number; endsAt: number }>({ max: rememberedCallers });
  return {
    count(caller, address, limits) {
      const key = callerKey(caller, address);
      if (key === null) return;
      const now = clock.now().getTime();
      const open = windows.get(key);
      const window = open && open.endsAt > now ? open : { hits: 0, endsAt: now + windowMs };
      window.hits += 1;
      windows.set(key, window);
      const limit = caller.kind === "anonymous" ? limits.anonymous : limits.member;
      if (window.hits > limit) {
        throw new ClubFailure("RATE_LIMIT", [], Math.ceil((window.endsAt - now) / 1000));
      }
    },
  };
}

function callerKey(caller: Caller, address: string | null): string | null {
  if (caller.kind === "member") return `member:${caller.memberIdx}`;
  if (caller.kind === "admin") return `admin:${caller.adminIdx}`;
  return address === null ? null : `address:${address}`;
}
