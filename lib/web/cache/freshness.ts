import { waits } from "@/lib/web/waits";

/**
 * State that all layers of this process share: a counter of writes, and until when the site state behind the answers is
 * fresh. Lives on `globalThis` because middleware, routes and the server are separate bundles.
 */
type Freshness = { generation: number; stateFreshUntil: number };
type UpstreamHealth = {
  /** When a read of the club API last found it out of reach, in epoch milliseconds. */
  downAt: number;
  /** When it last answered any call, in epoch milliseconds. */
  answeredAt: number;
  /** When the reads that are under way began. */
  reads: Map<number, number>;
  lastRead: number;
};
const shared = globalThis as typeof globalThis & {
  clubfrontFreshness?: Freshness;
  clubfrontUpstreamHealth?: UpstreamHealth;
};

export function freshness(): Freshness {
  shared.clubfrontFreshness ??= { generation: 0, stateFreshUntil: 0 };
  return shared.clubfrontFreshness;
}

/** After a write: nothing made before it is answered from memory any more. */
export function startGeneration(): void {
  freshness().generation += 1;
}

export function upstreamHealth(): UpstreamHealth {
  shared.clubfrontUpstreamHealth ??= { downAt: 0, answeredAt: 0, reads: new Map(), lastRead: 0 };
  return shared.clubfrontUpstreamHealth;
}

/** Once it was found out of reach, the reads of the next moments wait no longer than this each. */
const impatientMs = 500;
/** A read that is under way for so long is a slow one. */
const slowMs = 2500;
/** Whoever has answered some call within this time is busy, not away. */
const silentMs = 1000;

/** Out of reach a moment ago, and silent since. */
function isAway(now: number): boolean {
  const { downAt, answeredAt } = upstreamHealth();
  return now - downAt < waits.page && answeredAt <= downAt;
}

/** How long a read may wait that begins now: the first that gets no answer makes the others impatient. */
export function readBudget(now: number): number {
  return isAway(now) ? impatientMs : waits.page;
}

/** Notes a read of the club API while it is under way, and that the club API is out of reach when it fails. */
export async function watchRead<T>(read: () => Promise<T>): Promise<T> {
  const health = upstreamHealth();
  health.lastRead += 1;
  const own = health.lastRead;
  // Real clock: how long the club API takes.
  health.reads.set(own, Date.now());
  try {
    return await read();
  } catch (error) {
    // Real clock: when it was away.
    health.downAt = Date.now();
    throw error;
  } finally {
    health.reads.delete(own);
  }
}

/**
 * The club API answered a call: it is not away. One read that took too long on a busy machine would otherwise shorten the
 * time of the next ones, which then fail too, for as long as there are visitors.
 */
export function noteAnswer(now: number): void {
  upstreamHealth().answeredAt = now;
}

/** Whether the club API has answered any call within the last second: a slow read of it is worth waiting for. */
export function isAnswering(now: number): boolean {
  return now - upstreamHealth().answeredAt < silentMs;
}

/** Whether a page waits for a club API that is away: out of reach a moment ago, or a read is slow and it says nothing at all. */
export function isUpstreamSlow(now: number): boolean {
  if (isAnswering(now)) return false;
  const { reads } = upstreamHealth();
  return isAway(now) || [...reads.values()].some((beganAt) => now - beganAt >= slowMs);
}

/**
 * Reads under this tag, and pages rendered with them, are never served older than `freshSeconds`. Other cached entries
 * are served once more, however old, while they are renewed: right for a notice, wrong for a tee sheet.
 */
export const freshTag = "fresh";
export const freshSeconds = 10;
