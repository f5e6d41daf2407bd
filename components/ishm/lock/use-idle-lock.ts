import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { giveUpTokens, isLockOwed } from "@/lib/web/api/session-lock";
import { limits } from "@/lib/web/runtime/limits";
import { createIdleWatch } from "@/lib/web/runtime/session/idle-watch";
import { lockOffice, officeLock } from "@/lib/web/runtime/session/office-lock";
import { browserStorage } from "@/lib/web/runtime/storage";
import { systemTimers } from "@/lib/web/runtime/timers";

const signsOfLife = ["click", "keydown", "mousemove", "scroll", "touchstart"] as const;

/** Locks the office when nobody works in it. `lockAt` is when, once the warning is up. */
export function useIdleLock() {
  const state = useSyncExternalStore(officeLock.subscribe, officeLock.get, () => "none" as const);
  const [lockAt, setLockAt] = useState<number | null>(null);
  const watch = useRef<ReturnType<typeof createIdleWatch>>(undefined);

  useEffect(() => {
    officeLock.set(isLockOwed() ? "locked" : "open");
    return () => officeLock.set("none");
  }, []);
  useEffect(() => {
    if (state === "locked") void giveUpTokens();
  }, [state]);
  useEffect(() => {
    if (state !== "open") return setLockAt(null);
    const idle = createIdleWatch({
      timers: systemTimers,
      storage: browserStorage("local"),
      lockAfterMs: limits.officeLockMs,
      warnBeforeMs: limits.officeLockWarningMs,
      onWarn: setLockAt,
      onCalm: () => setLockAt(null),
      onLock: () => void lockOffice(),
    });
    watch.current = idle;
    idle.start();
    return listen(idle);
  }, [state]);

  const stay = useCallback(() => watch.current?.stay(), []);
  return { isLocked: state === "locked" || state === "followed", lockAt, stay };
}

function listen(idle: ReturnType<typeof createIdleWatch>): () => void {
  const options = { capture: true, passive: true };
  for (const sign of signsOfLife) window.addEventListener(sign, idle.active, options);
  window.addEventListener("storage", idle.check);
  document.addEventListener("visibilitychange", idle.check);
  return () => {
    idle.stop();
    for (const sign of signsOfLife) window.removeEventListener(sign, idle.active, options);
    window.removeEventListener("storage", idle.check);
    document.removeEventListener("visibilitychange", idle.check);
  };
}
