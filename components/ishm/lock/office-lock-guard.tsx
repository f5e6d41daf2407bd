"use client";

import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { LazyPart } from "@/components/feedback/lazy-part";
import { isOfficeLocked } from "@/lib/web/runtime/session/office-lock";
import { useIdleLock } from "./use-idle-lock";

const loadScreen = () => import("./lock-screen").then(({ LockScreen }) => LockScreen);
const loadWarning = () => import("./lock-warning").then(({ LockWarning }) => LockWarning);
const noReads = { isPaused: isOfficeLocked };

/** The office behind its lock (checklist P-09): covered and inert, but mounted, with its unsaved input. */
export function OfficeLockGuard({ children }: { children: ReactNode }) {
  const { isLocked, lockAt, stay } = useIdleLock();
  return (
    <SWRConfig value={noReads}>
      <div inert={isLocked} className={isLocked ? "invisible" : undefined}>
        {children}
      </div>
      {lockAt !== null && !isLocked ? (
        <LazyPart load={loadWarning} props={{ lockAt, onStay: stay, prepare: loadScreen }} />
      ) : null}
      {isLocked ? <LazyPart load={loadScreen} props={{}} /> : null}
    </SWRConfig>
  );
}
