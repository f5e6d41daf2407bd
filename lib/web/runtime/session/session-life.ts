import { limits } from "../limits";
import { systemTimers, type Timers } from "../timers";
import type { SessionMarks } from "./session-marks";

/** The ends of both tokens, epoch milliseconds. */
export type TokenEnds = { accessTokenExpire: number; refreshTokenExpire: number };
export type Renewal = { kind: "renewed"; ends: TokenEnds } | { kind: "refused" } | { kind: "unreachable" };

type Ports = {
  timers?: Timers;
  refresh(ends: TokenEnds): Promise<Renewal>;
  /** The session is over; called once. */
  end(): void;
  /** The first sign of life since the last refresh, for the other tabs. */
  onActive?(): void;
  /** What outlives this document: a click that led to it counts for it (seed §4). */
  marks?: Pick<SessionMarks, "noteActive" | "wasActive">;
};

/**
 * The life of a session in one tab (seed §4, domain.md A31): a refresh 60 s before the access token ends, if there was
 * a click, scroll, mouse move or key press since the last one, else the end; opening the site counts as activity when
 * that moment has passed; a refused refresh is the end, an unreachable one is tried once more when the access token
 * ends; a refresh token with an hour or less ends the session when it ends.
 */
export function createSessionLife({ timers = systemTimers, refresh, end, onActive, marks }: Ports) {
  let isActive = false;
  let generation = 0;
  let current: TokenEnds | null = null;
  let calledOff: (() => void)[] = [];

  function stop() {
    generation++;
    current = null;
    for (const callOff of calledOff) callOff();
    calledOff = [];
  }

  function endNow() {
    stop();
    end();
  }

  function later(moment: number, run: () => void) {
    calledOff.push(timers.after(Math.max(0, moment - timers.now()), run));
  }

  function arm(ends: TokenEnds) {
    stop();
    current = ends;
    isActive = false;
    later(ends.accessTokenExpire - limits.refreshLeadMs, () => {
      if (isActive || marks?.wasActive(ends)) void renew(ends, true);
      else endNow();
    });
    watchRefreshToken(ends);
  }

  function watchRefreshToken({ refreshTokenExpire }: TokenEnds) {
    if (refreshTokenExpire - timers.now() <= limits.refreshTokenWatchMs) later(refreshTokenExpire, endNow);
  }

  async function renew(ends: TokenEnds, hasSecondTry: boolean) {
    const mine = generation;
    const renewal = await refresh(ends);
    if (mine !== generation) return;
    if (renewal.kind === "renewed") arm(renewal.ends);
    else if (renewal.kind === "unreachable" && hasSecondTry) {
      later(ends.accessTokenExpire, () => void renew(ends, false));
    } else endNow();
  }

  return {
    /** The site was opened with this session; what is known already stays as it runs. */
    open(ends: TokenEnds) {
      if (current?.accessTokenExpire === ends.accessTokenExpire) return;
      if (timers.now() < ends.accessTokenExpire - limits.refreshLeadMs) return arm(ends);
      stop();
      current = ends;
      watchRefreshToken(ends);
      void renew(ends, true);
    },
    /** Another tab has renewed it. */
    renewedElsewhere: arm,
    markActive({ isElsewhere = false } = {}) {
      if (isActive) return;
      isActive = true;
      if (isElsewhere) return;
      if (current) marks?.noteActive(current);
      onActive?.();
    },
    stop,
  };
}
