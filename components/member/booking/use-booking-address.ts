import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import { readSheetChoice, type SheetChoice } from "@/lib/shared/tee-times/sheet-choice";
import { readDate } from "@/lib/shared/time/calendar";

type Asked = {
  date: string | null;
  month: string | null;
  bookingIdx: number | null;
  /** The booking whose party plays again. */
  againIdx: number | null;
  /** Which times of the day are wanted. */
  choice: SheetChoice;
};

/**
 * The day, month and booking that the address names, and the way to another day. A step is written into the history without asking the server
 * for the visitor's page of that day. `text` is the part of the address that was read: it changes with each step, back and
 * forward too.
 */
export function useBookingAddress() {
  const search = useSearchParams().toString();
  const [step, setStep] = useState<{ from: string; to: string } | null>(null);
  // Once the address has changed it is the truth again: going back to where the step began must not repeat the step.
  if (step && step.from !== search) setStep(null);
  useEffect(() => {
    const onBack = () => setStep(null);
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  const text = step?.from === search ? step.to : search;

  const goTo = useCallback(
    (asked: { date?: string; bookingIdx?: number | null }) => {
      const next = new URLSearchParams(window.location.search);
      next.delete("month");
      if (asked.date) next.set("date", asked.date);
      if (asked.bookingIdx === null) next.delete("bookingIdx");
      else if (asked.bookingIdx !== undefined) next.set("bookingIdx", String(asked.bookingIdx));
      const to = next.toString();
      window.history.pushState(null, "", to ? `?${to}` : window.location.pathname);
      setStep({ from: search, to });
    },
    [search],
  );
  const asked = useMemo(() => readSearch(text), [text]);
  return { ...asked, text, goTo };
}

function readSearch(text: string): Asked {
  const search = new URLSearchParams(text);
  const month = search.get("month");
  return {
    date: readDate(search.get("date") ?? ""),
    month: month && /^\d{4}-\d{2}$/.test(month) ? month : null,
    bookingIdx: idxIn(search, "bookingIdx"),
    againIdx: idxIn(search, "again"),
    choice: readSheetChoice(search),
  };
}

function idxIn(search: URLSearchParams, name: string): number | null {
  const idx = Number(search.get(name) ?? "");
  return Number.isSafeInteger(idx) && idx > 0 ? idx : null;
}
