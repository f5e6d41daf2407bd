import { useSearchParams } from "next/navigation";
import { useCallback, useState } from "react";
import { readDate } from "@/lib/shared/time/calendar";

type Asked = { date: string | null; month: string | null; bookingIdx: number | null };

/**
 * What the address asks for, and the way to another day. A step is written into the history without asking the server
 * for the visitor's page of that day.
 */
export function useBookingAddress() {
  const search = useSearchParams().toString();
  const [step, setStep] = useState<{ from: string; to: string } | null>(null);
  // An address that changed since wins over the step that led away from it.
  const shown = step?.from === search ? step.to : search;

  const goTo = useCallback(
    (asked: { date?: string; bookingIdx?: number | null }) => {
      const next = new URLSearchParams(window.location.search);
      next.delete("month");
      if (asked.date) next.set("date", asked.date);
      if (asked.bookingIdx === null) next.delete("bookingIdx");
      else if (asked.bookingIdx !== undefined) next.set("bookingIdx", String(asked.bookingIdx));
      const text = next.toString();
      window.history.pushState(null, "", text ? `?${text}` : window.location.pathname);
      setStep({ from: search, to: text });
    },
    [search],
  );
  return { ...readSearch(shown), goTo };
}

function readSearch(text: string): Asked {
  const search = new URLSearchParams(text);
  const bookingIdx = Number(search.get("bookingIdx") ?? "");
  const month = search.get("month");
  return {
    date: readDate(search.get("date") ?? ""),
    month: month && /^\d{4}-\d{2}$/.test(month) ? month : null,
    bookingIdx: Number.isSafeInteger(bookingIdx) && bookingIdx > 0 ? bookingIdx : null,
  };
}
