import { useEffect, useRef, useState } from "react";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { nextBoundary } from "@/lib/web/booking/countdown";
import { serverClock } from "@/lib/web/runtime/server-clock";

/** A timer sleeps no longer: what sleeps for days is forgotten by some browsers. */
const longestMs = 30 * 60_000;
/** The server's clock has passed the moment too by then. */
const slackMs = 400;

/**
 * The server's clock, updated whenever a day opens or closes or the club's day ends; `onBoundary` then reads what that
 * changes. Told as well when the page comes back into sight.
 */
export function useClubClock(days: readonly CalendarDay[], zone: string, onBoundary: () => void): number {
  const [now, setNow] = useState(() => serverClock.now());
  const tell = useRef(onBoundary);
  useEffect(() => {
    tell.current = onBoundary;
  });

  useEffect(() => {
    const boundary = nextBoundary(days, now, zone);
    const timer = setTimeout(
      () => {
        setNow(serverClock.now());
        if (serverClock.now() >= boundary) tell.current();
      },
      Math.min(Math.max(boundary - serverClock.now(), 0) + slackMs, longestMs),
    );
    return () => clearTimeout(timer);
  }, [days, zone, now]);

  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === "visible") setNow(serverClock.now());
    };
    document.addEventListener("visibilitychange", onSight);
    return () => document.removeEventListener("visibilitychange", onSight);
  }, []);
  return now;
}

/** The server's clock, updated every second while `isRunning`. */
export function useTicking(isRunning: boolean): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(serverClock.now());
    const timer = setInterval(() => setNow(serverClock.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Whether a moment has come by the server's clock; the component renders when it does. Null never comes. */
export function useHasCome(moment: number | null): boolean {
  const [come, setCome] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const left = moment - serverClock.now();
      if (left <= 0) setCome(moment);
      else timer = setTimeout(check, Math.min(left + slackMs, longestMs));
    };
    check();
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && (come === moment || serverClock.now() >= moment);
}
