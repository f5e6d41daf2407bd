import { percentile, round } from "../../api/client";

/** One answer; status 0 is a connection that broke or an answer that did not come. */
export type Shot = {
  kind: Kind;
  name: string;
  status: number;
  /** The failure code of a refusal, which may well be answered with 200. */
  refused: number | undefined;
  endedAt: number;
  ms: number;
};
export type Kind = "page" | "call" | "booking" | "staff";

export type Summary = {
  answers: number;
  byStatus: Record<string, number>;
  failures: number;
  notGood: number;
  refusals: number;
  /** Longest time without a good answer, in seconds: of anybody, and of a booking or cancellation. */
  pauseS: number;
  bookingPauseS: number;
  p50Ms: number;
  p99Ms: number;
};

const isGood = ({ status }: Shot) => status >= 200 && status < 400;
/** Refusals that say something: too late, taken, not yours. What nobody can help is at 500 and above. */
const isFailure = ({ status }: Shot) => status === 0 || status >= 500;

/** All answers of a load, by the load's own clock (`performance.now`). */
export class Recorder {
  readonly shots: Shot[] = [];
  /** Requests that could not be sent when they were due, since too many were under way. */
  late = 0;

  add(shot: Shot): void {
    this.shots.push(shot);
  }

  between(from: number, to: number): Summary {
    const shots = this.shots.filter(({ endedAt }) => endedAt >= from && endedAt <= to);
    const byStatus: Record<string, number> = {};
    for (const { status } of shots) byStatus[status] = (byStatus[status] ?? 0) + 1;
    const times = shots.map(({ ms }) => ms);
    const bookings = shots.filter(({ kind }) => kind === "booking");
    return {
      answers: shots.length,
      byStatus,
      failures: shots.filter(isFailure).length,
      refusals: shots.filter(({ refused }) => refused !== undefined).length,
      notGood: shots.filter((shot) => !isGood(shot)).length,
      pauseS: pauseOf(shots, from, to),
      bookingPauseS: pauseOf(bookings, from, to),
      p50Ms: round(percentile(times, 0.5)),
      p99Ms: round(percentile(times, 0.99)),
    };
  }

  /** Seconds from a moment until the last failed answer; 0 when there was none. */
  healthyAfter(from: number, to: number): number {
    const failed = this.shots.filter((shot) => shot.endedAt >= from && shot.endedAt <= to && isFailure(shot));
    return round(Math.max(0, ...failed.map(({ endedAt }) => endedAt - from)) / 1000, 1);
  }

  /** Failed answers by name and status, the most frequent first. */
  faults(from: number, to: number): string[] {
    const counts = new Map<string, number>();
    for (const shot of this.shots) {
      if ((isGood(shot) && shot.refused === undefined) || shot.endedAt < from || shot.endedAt > to) continue;
      const name = `${shot.status} ${shot.name}${shot.refused === undefined ? "" : ` (refused, ${shot.refused})`}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
      .toSorted((one, other) => other[1] - one[1])
      .map(([name, count]) => `${count} x ${name}`);
  }
}

function pauseOf(shots: readonly Shot[], from: number, to: number): number {
  const moments = shots.filter(isGood).map(({ endedAt }) => endedAt);
  const ordered = [from, ...moments.toSorted((one, other) => one - other), to];
  const gaps = ordered.slice(1).map((moment, place) => moment - (ordered[place] ?? moment));
  return round(Math.max(0, ...gaps) / 1000, 1);
}
