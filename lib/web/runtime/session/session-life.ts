import { limits } from "../limits";
import { browserStorage, readJson, type TextStorage } from "../storage";
import { systemTimers, type Timers } from "../timers";

/** The ends of both tokens, epoch milliseconds. */
export type TokenExpiries = { accessTokenExpire: number; refreshTokenExpire: number };
export type Renewal =
  | { kind: "renewed"; ends: TokenExpiries }
  | { kind: "refused" }
  | { kind: "unreachable" };

type Ports = {
  timers?: Timers;
  refresh(expiries: TokenExpiries): Promise<Renewal>;
  /** The session is over; called once. */
  end(): void;
  /** The first sign of life since the last refresh, for the other tabs. */
  onActive?(): void;
  /** State that outlives this document: the click that led to it counts as activity (seed §4). */
  marks?: Omit<SessionMarks, "clear">;
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
  let current: TokenExpiries | null = null;
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

  /** A tab that stood still has heard of no other: what one of these renewed meanwhile goes on here too. */
  function endUnlessRenewed(expiries: TokenExpiries) {
    const renewed = marks?.renewalAfter(expiries);
    if (renewed) arm(renewed);
    else endNow();
  }

  function later(moment: number, run: () => void) {
    calledOff.push(timers.after(Math.max(0, moment - timers.now()), run));
  }

  function arm(expiries: TokenExpiries) {
    stop();
    current = expiries;
    isActive = false;
    later(expiries.accessTokenExpire - limits.refreshLeadMs, () => {
      if (isActive || marks?.wasActive(expiries)) void renew(expiries, true);
      else endUnlessRenewed(expiries);
    });
    watchRefreshToken(expiries);
  }

  function watchRefreshToken(expiries: TokenExpiries) {
    const { refreshTokenExpire } = expiries;
    if (refreshTokenExpire - timers.now() > limits.refreshTokenWatchMs) return;
    later(refreshTokenExpire, () => endUnlessRenewed(expiries));
  }

  async function renew(expiries: TokenExpiries, hasSecondTry: boolean) {
    const mine = generation;
    const renewal = await refresh(expiries);
    if (mine !== generation) return;
    if (renewal.kind === "renewed") arm(renewal.ends);
    else if (renewal.kind === "unreachable" && hasSecondTry) {
      later(expiries.accessTokenExpire, () => void renew(expiries, false));
    } else endNow();
  }

  return {
    /** The site was opened with this session; what is known already stays as it runs. */
    open(expiries: TokenExpiries) {
      if (current?.accessTokenExpire === expiries.accessTokenExpire) return;
      if (timers.now() < expiries.accessTokenExpire - limits.refreshLeadMs) {
        // The web may have renewed it for this document: nobody else has noted that.
        marks?.noteRenewal(expiries);
        return arm(expiries);
      }
      stop();
      current = expiries;
      watchRefreshToken(expiries);
      void renew(expiries, true);
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

const activeKey = "clubfront.sessionActive";
const renewedKey = "clubfront.sessionRenewed";

/**
 * Session state shared by the documents of one browser and kept beyond their life: whether the visitor was active since
 * the last refresh, and when that was. Only times are stored; without storage the marks are empty.
 */
export function createSessionMarks(storage: TextStorage) {
  return {
    noteActive: ({ accessTokenExpire }: TokenExpiries) =>
      storage.setItem(activeKey, String(accessTokenExpire)),
    /** Each document reads the ends by its own clock, so the same end differs a little. */
    wasActive: ({ accessTokenExpire }: TokenExpiries): boolean =>
      Math.abs(Number(storage.getItem(activeKey)) - accessTokenExpire) < limits.refreshLeadMs,
    noteRenewal: (expiries: TokenExpiries) => storage.setItem(renewedKey, JSON.stringify(expiries)),
    /** The ends of a refresh later than the one that led to these. */
    renewalAfter({ accessTokenExpire }: TokenExpiries): TokenExpiries | null {
      const stored = readJson(storage, renewedKey);
      return isTokenExpiries(stored) && stored.accessTokenExpire - accessTokenExpire >= limits.refreshLeadMs
        ? stored
        : null;
    },
    clear() {
      storage.removeItem(activeKey);
      storage.removeItem(renewedKey);
    },
  };
}
export type SessionMarks = ReturnType<typeof createSessionMarks>;

function isTokenExpiries(value: unknown): value is TokenExpiries {
  const expiries = value as Partial<TokenExpiries> | null;
  return typeof expiries?.accessTokenExpire === "number" && typeof expiries.refreshTokenExpire === "number";
}

export const sessionMarks = createSessionMarks(browserStorage("local"));
