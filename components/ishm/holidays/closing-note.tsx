"use client";

import { useTranslations } from "next-intl";
import { readDate } from "@/lib/shared/time/calendar";
import { useCall } from "@/lib/web/api/use-call";
import { closing, type HolidayDraft } from "./holiday-draft";

/** How many bookings a closing would meet, before it is saved; nothing for other days. */
export function ClosingNote({ draft: { date, holidayType } }: { draft: HolidayDraft }) {
  const t = useTranslations("ishm.holidays");
  const isAsked = holidayType === closing && readDate(date) !== null;
  const { data } = useCall(
    isAsked ? "GET /ops/holidays/affected" : null,
    { query: { date } },
    { handled: true },
  );
  if (!isAsked || data?.date !== date) return null;
  const look = data.affected > 0 ? "border-s-3 border-warn bg-warn-tint px-4 py-3" : "text-ink-2";
  return (
    <p role="status" className={look}>
      {t("meets", { count: data.affected })}
    </p>
  );
}
