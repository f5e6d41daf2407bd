import type { CallFailure } from "./call-failure";

/** What happens to calls, for whoever shows it; `lib` knows no components. */
export type RequestEvent =
  | { kind: "started"; id: number; quiet: boolean }
  | { kind: "ended"; id: number; quiet: boolean }
  /** `handled`: the caller shows it itself. */
  | { kind: "failed"; failure: CallFailure; handled: boolean }
  /** Code 463: the server knows no such session (any more). */
  | { kind: "session-ended"; failure: CallFailure }
  /** The browser's own timers found its end. */
  | { kind: "session-expired" };

const observers = new Set<(event: RequestEvent) => void>();

export function observeRequests(observer: (event: RequestEvent) => void): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

export function emitRequest(event: RequestEvent): void {
  for (const observer of [...observers]) observer(event);
}
