/**
 * State that all layers of this process share: a counter of writes, and until when the site state behind the answers is
 * fresh. Lives on `globalThis` because middleware, routes and the server are separate bundles.
 */
type Freshness = { generation: number; stateFreshUntil: number };
type UpstreamHealth = { downAt: number };
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

/** When a read of the club API last found it out of reach, in epoch milliseconds. */
export function upstreamHealth(): UpstreamHealth {
  shared.clubfrontUpstreamHealth ??= { downAt: 0 };
  return shared.clubfrontUpstreamHealth;
}

/**
 * Reads under this tag, and pages rendered with them, are never served older than `freshSeconds`. Other cached entries
 * are served once more, however old, while they are renewed: right for a notice, wrong for a tee sheet.
 */
export const freshTag = "fresh";
export const freshSeconds = 10;
