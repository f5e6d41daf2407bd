import type { CallFailure } from "./call-failure";

/** Events of calls. Components subscribe to them, since `lib` imports no components. */
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

let running = 0;
let awaited = 0;

/** Whether a call is under way now. */
export function isAnyRunning(): boolean {
  return running > 0;
}

/** Whether a call, or a part of a screen, is under way that somebody waits for: none of the background. */
export function isAnyAwaited(): boolean {
  return awaited > 0;
}

/** A part of a screen on its way: the screen is not complete without it. */
export async function awaitPart<T>(loading: Promise<T>): Promise<T> {
  awaited += 1;
  try {
    return await loading;
  } finally {
    awaited -= 1;
  }
}

export function emitRequest(event: RequestEvent): void {
  if (event.kind === "started") running += 1;
  if (event.kind === "ended") running -= 1;
  if (event.kind === "started" && !event.quiet) awaited += 1;
  if (event.kind === "ended" && !event.quiet) awaited -= 1;
  for (const observer of [...observers]) observer(event);
}
