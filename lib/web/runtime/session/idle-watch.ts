import type { TextStorage } from "../storage";
import type { Timers } from "../timers";

type Ports = {
  timers: Timers;
  /** Shared by the tabs of a browser: work in one of them counts for all. */
  storage: TextStorage;
  lockAfterMs: number;
  warnBeforeMs: number;
  /** The lock comes at this moment unless somebody says that he is there. */
  onWarn(lockAt: number): void;
  onCalm(): void;
  onLock(): void;
};

const key = "clubfront.officeActive";
const noteEveryMs = 1000;

/**
 * Tells when nobody has worked for so long (checklist P-09). It goes by the clock, not by its timers alone: after a sleep
 * the first sign of life finds that the time has passed.
 */
export function createIdleWatch({ timers, storage, lockAfterMs, warnBeforeMs, ...tell }: Ports) {
  let own = 0;
  let callOff = () => {};

  function lastActive(): number {
    const noted = Number(storage.getItem(key));
    // A clock that was set back must not keep the office open.
    return noted <= timers.now() ? Math.max(own, noted) : own;
  }

  function note() {
    own = timers.now();
    storage.setItem(key, String(own));
  }

  function look() {
    callOff();
    const lockAt = lastActive() + lockAfterMs;
    const warnAt = lockAt - warnBeforeMs;
    const now = timers.now();
    if (now >= lockAt) return tell.onLock();
    if (now >= warnAt) tell.onWarn(lockAt);
    else tell.onCalm();
    callOff = timers.after((now >= warnAt ? lockAt : warnAt) - now, look);
  }

  return {
    /** From now on; opening the office is work. */
    start() {
      note();
      look();
    },
    /** A click, a key: it counts while no warning is up; that one wants an answer. */
    active() {
      const idleMs = timers.now() - lastActive();
      if (idleMs >= lockAfterMs - warnBeforeMs) look();
      else if (timers.now() - own >= noteEveryMs) note();
    },
    /** The answer to the warning. */
    stay() {
      if (timers.now() - lastActive() < lockAfterMs) note();
      look();
    },
    /** Another tab worked, or this one woke up. */
    look,
    stop: () => callOff(),
  };
}
