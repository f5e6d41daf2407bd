import { addressBlocks } from "@/lib/shared/addresses/address-blocks";
import { ClubFailure } from "../failure";

/** A counter after one more hit, and when it begins anew. */
export type Hit = { hits: number; resetsAt: Date };

/** Counters shared by all processes (checklist S-53). `now` is real time: under a frozen clock no window would end. */
export type HitStore = {
  /** Adds one hit to `key`; a window that has passed begins anew with this hit. */
  add(key: string, windowMs: number, now: Date): Promise<Hit>;
  close(): Promise<void>;
};

export type Limit = { max: number; windowMs?: number };

/** Counts one call under `key`; throws RATE_LIMIT with the seconds to wait once there were more than `max`. */
export type CountHit = (key: string, limit: Limit) => Promise<void>;

const minuteMs = 60_000;

/** The counter that calls and workflows are handed; `now` tells real time. */
export function hitCounter(store: HitStore, now: () => Date): CountHit {
  return async (key, { max, windowMs = minuteMs }) => {
    const at = now();
    const { hits, resetsAt } = await store.add(key, windowMs, at);
    if (hits <= max) return;
    const seconds = Math.ceil((resetsAt.getTime() - at.getTime()) / 1000);
    throw new ClubFailure("RATE_LIMIT", [], Math.max(1, seconds));
  };
}

/** Counts under keys of one club: what is asked of another club, by whomever, uses nothing up. */
export function hitsOfClub(countHit: CountHit, clubIdx: number): CountHit {
  return (key, limit) => countHit(`${clubIdx}:${key}`, limit);
}

/**
 * Counts one call of an address in every block that it lies in, the narrowest first; throws RATE_LIMIT as soon as one
 * has had its number. A block over its limit is not counted in the wider one, so that nobody uses up his neighbours'
 * share. Every limit by address goes this way.
 */
export async function countSource(
  countHit: CountHit,
  source: { purpose: string; address: string },
  limit: Limit,
): Promise<void> {
  for (const { block, factor } of addressBlocks(source.address)) {
    await countHit(`${source.purpose}:${block}`, { ...limit, max: limit.max * factor });
  }
}

const awayMs = 5_000;

/**
 * The shared store first; when it is away, the other one for five seconds: a limit is never lifted by a fault (checklist
 * S-88), and not every call waits for the store that is away.
 */
export function withFallback(first: HitStore, second: HitStore, onFault: (error: unknown) => void): HitStore {
  let awayUntil = 0;
  return {
    async add(key, windowMs, now) {
      if (now.getTime() < awayUntil) return second.add(key, windowMs, now);
      try {
        return await first.add(key, windowMs, now);
      } catch (error) {
        awayUntil = now.getTime() + awayMs;
        onFault(error);
        return second.add(key, windowMs, now);
      }
    },
    async close() {
      await first.close();
      await second.close();
    },
  };
}
