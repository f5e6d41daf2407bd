import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { Result } from "@/lib/shared/result";
import { type CallFailure, isPassing } from "@/lib/web/api/call-failure";

type Answer<T> = Promise<Result<T, CallFailure>>;

/** The view of a day that a front desk follows: its tee sheet, or its arrivals. */
type Versioned = { version: string };

/** Where a day is read, and where its next change is waited for. */
export type SheetSource<S extends Versioned = StaffSheet> = {
  read: (signal: AbortSignal) => Answer<S>;
  changes: (known: string, signal: AbortSignal) => Answer<{ version: string; isChanged: boolean }>;
};

export type SheetListener<S extends Versioned> = {
  /** `isOwn` when this desk asked for it after an action of its own. */
  onSheet: (sheet: S, isOwn: boolean) => void;
  onLive: () => void;
  /** No answer for now; it goes on trying. */
  onLost: () => void;
  /** It will not get better by itself. */
  onRefused: (failure: CallFailure) => void;
};

const [firstPauseMs, longestPauseMs] = [500, 15_000];

/** How long to wait after so many failures in a row. */
export function backOffMs(failures: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs);
}

/** Follows a day until it is ended: reads it, waits for a change, reads it again; what was missed is caught up. */
export function followSheet<S extends Versioned>(source: SheetSource<S>, listener: SheetListener<S>) {
  const ending = new AbortController();
  const { signal } = ending;
  let known: string | null = null;
  let asked = 0;
  let shown = 0;

  async function read(isOwn: boolean) {
    asked += 1;
    const turn = asked;
    const answer = await source.read(signal);
    // An answer that was asked for earlier than the one on the screen is older than that.
    if (answer.ok && !signal.aborted && turn > shown) {
      shown = turn;
      known = answer.value.version;
      listener.onSheet(answer.value, isOwn);
    }
    return answer;
  }

  /** One round; the failure that ended it, or null. */
  async function round(): Promise<CallFailure | null> {
    if (known !== null) {
      const waited = await source.changes(known, signal);
      if (!waited.ok) return waited.failure;
      listener.onLive();
      if (signal.aborted || !waited.value.isChanged || waited.value.version === known) return null;
    }
    const answer = await read(false);
    if (!answer.ok) return answer.failure;
    listener.onLive();
    return null;
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const failure = await round();
      if (signal.aborted) return;
      if (failure && !isPassing(failure) && failure.kind !== "cancelled") return listener.onRefused(failure);
      failures = failure ? failures + 1 : 0;
      if (!failure) continue;
      listener.onLost();
      await pause(backOffMs(failures), signal);
    }
  }

  void run();
  return { refresh: () => read(true).then(() => undefined), end: () => ending.abort() };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
