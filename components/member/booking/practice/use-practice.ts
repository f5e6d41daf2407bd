import { useEffect, useState } from "react";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import {
  getsTime,
  type PracticeCourse,
  type PracticeOpening,
  practiceMs,
  practiceOpening,
  practiceSheet,
  timesLeft,
  waitMs,
} from "@/lib/web/booking/practice-opening";
import { serverClock } from "@/lib/web/runtime/server-clock";

export type Got = { slot: SheetSlot; seconds: number };
/** Before the start, in the wait, open, and over: with what was got and how many times were left then. */
export type PracticeState =
  | { phase: "before" }
  | { phase: "waiting" | "open"; startedAt: number }
  | { phase: "over"; booked: Got | null; left: number };

const tickMs = 250;
const nobody: PracticeOpening = { courses: [], slots: [], takenAfter: new Map() };

/** The minute of a practice opening: its clock, what the crowd has taken, and what the member does. */
export function usePractice(courses: readonly PracticeCourse[]) {
  const [state, setState] = useState<PracticeState>({ phase: "before" });
  const [opening, setOpening] = useState(nobody);
  const [held, setHeld] = useState<SheetSlot | null>(null);
  const [refused, setRefused] = useState<SheetSlot | null>(null);
  const [now, setNow] = useState(() => serverClock.now());
  const isRunning = state.phase === "waiting" || state.phase === "open";
  const elapsed = isRunning ? now - state.startedAt - waitMs : 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(serverClock.now()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const end = (booked: Got | null) => {
    setState({ phase: "over", booked, left: timesLeft(opening, elapsed) });
    setHeld(null);
  };
  if (state.phase === "waiting" && elapsed >= 0) setState({ ...state, phase: "open" });
  if (state.phase === "open" && elapsed >= practiceMs - waitMs) end(null);

  return {
    state,
    opening,
    held,
    refused,
    slots: practiceSheet(opening, elapsed, held?.sheetIdx ?? null),
    left: timesLeft(opening, elapsed),
    /** Until it opens, then until it is over. */
    secondsLeft: Math.max(0, Math.ceil((elapsed < 0 ? -elapsed : practiceMs - waitMs - elapsed) / 1000)),
    start: () => {
      const startedAt = serverClock.now();
      setOpening(practiceOpening(courses, Math.random));
      setNow(startedAt);
      setHeld(null);
      setRefused(null);
      setState({ phase: "waiting", startedAt });
    },
    stop: () => setState({ phase: "before" }),
    choose: (slot: SheetSlot) => {
      const isMine = held?.sheetIdx === slot.sheetIdx;
      const isGot = !isMine && getsTime(opening, slot.sheetIdx, elapsed);
      setRefused(isMine || isGot ? null : slot);
      if (!isMine) setHeld(isGot ? slot : held);
    },
    release: () => setHeld(null),
    book: () => {
      if (held) end({ slot: held, seconds: Math.max(1, Math.round(elapsed / 1000)) });
    },
  };
}
