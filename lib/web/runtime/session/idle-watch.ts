import type { TextStorage } from "@/lib/web/runtime/storage";
import type { Timers } from "@/lib/web/runtime/timers";

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

  function check() {
    callOff();
    const lockAt = lastActive() + lockAfterMs;
    const warnAt = lockAt - warnBeforeMs;
    const now = timers.now();
    if (now >= lockAt) return tell.onLock();
    if (now >= warnAt) tell.onWarn(lockAt);
    else tell.onCalm();
    callOff = timers.after((now >= warnAt ? lockAt : warnAt) - now, check);
  }

  return {
    /** From now on; opening the office is work. */
    start() {
      note();
      check();
    },
    /** A click, a key: it counts while no warning is up; that one wants an answer. */
    active() {
      const idleMs = timers.now() - lastActive();
      if (idleMs >= lockAfterMs - warnBeforeMs) check();
      else if (timers.now() - own >= noteEveryMs) note();
    },
    /** The answer to the warning. */
    stay() {
      if (timers.now() - lastActive() < lockAfterMs) note();
      check();
    },
    /** Another tab worked, or this one woke up. */
    check,
    stop: () => callOff(),
  };
}
