import { useEffect, useReducer } from "react";

/** Whole seconds until a moment of this browser's clock, counted down while the page is open; 0 for none. */
export function useSecondsLeft(end: number | null): number {
  const [, beat] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    // Real clock: counts down to a moment of this browser's clock.
    if (end === null || Date.now() >= end) return;
    const timer = setInterval(() => {
      beat();
      // Real clock: counts down to a moment of this browser's clock.
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  // Real clock: counts down to a moment of this browser's clock.
  return end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/** `161` → `2:41`, and from an hour on `1:02:41`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The times at which a countdown is said aloud: more often would drown everything else. */
const announcedAt = [10, 30, 60];

/** The seconds left as announced to screen readers: changes at 60, 30 and 10 only; null before. */
export function announcedSeconds(seconds: number): number | null {
  return announcedAt.find((one) => seconds <= one) ?? null;
}
