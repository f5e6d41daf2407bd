"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DateField } from "@/components/form/date-field";
import { cn } from "@/components/ui/cn";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { TeeDayPreview } from "@/lib/contract/tee-sheets/ops-tee-times";
import { isTwoBall } from "@/lib/shared/tee-times/turns";
import { readDate } from "@/lib/shared/time/calendar";
import { useCall } from "@/lib/web/api/use-call";
import { useCodeOptions } from "../board/form/use-code-options";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { toneAt } from "./season-band";
import { planOfDraft, seasonName, type TeeDraft } from "./tee-draft";

type Props = {
  draft: TeeDraft;
  /** Only what can stand is previewed; of another draft the last day that came out stays. */
  isRight: boolean;
  date: string;
  onDate: (date: string) => void;
};

const typingMs = 500;

/** The day that comes out of the input, as a small tee sheet. */
export function DayPreview({ draft, isRight, date, onDate }: Props) {
  const t = useTranslations("ishm.teeTimes.preview");
  const isAsked = isRight && readDate(date) !== null;
  const { fromDate: _from, ...plan } = planOfDraft(draft);
  const asked = useSettled(isAsked ? JSON.stringify({ ...plan, date }) : null);
  const { language } = useOffice();
  const { data, error, mutate } = useCall(
    asked ? "POST /ops/tee-times/preview" : null,
    { query: { lang: language }, body: JSON.parse(asked ?? "{}") },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false },
  );
  return (
    <Panel title={t("title")}>
      <DateField
        id="preview-date"
        label={t("date")}
        value={date}
        onChange={({ target }) => onDate(target.value)}
        fieldClassName="max-w-56"
      />
      {isRight ? null : (
        <p role="status" className="text-ink-2">
          {t("wrong")}
        </p>
      )}
      {data ? <Day day={data} draft={draft} /> : null}
      {error && !data ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {data || error || !isAsked ? null : <Skeleton className="h-80 w-full" />}
    </Panel>
  );
}

/** A value once it has stood for a moment; null at once. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Day({ day, draft }: { day: TeeDayPreview; draft: TeeDraft }) {
  const t = useTranslations("ishm.teeTimes.preview");
  const { language } = useOffice();
  const periods = useCodeOptions("periods");
  const season = draft.seasons.find(({ seasonCode }) => seasonCode === day.seasonCode);
  const partName = (period: string) => periods.find(({ value }) => value === period)?.label ?? period;
  return (
    <>
      <p role="status">
        <strong className="font-semibold">{t("total", { count: day.total, held: day.held })}</strong>{" "}
        <span className="text-ink-2">
          {[season && seasonName(season, language), t(`dayTypes.${day.dayType}`), day.holidayName]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      {day.isOpen ? null : <p className="bg-warn-tint px-4 py-3 text-warn">{t("closed")}</p>}
      <ul className="flex flex-wrap gap-2">
        {day.parts.map(({ period, times, held }) => (
          <li key={period} className={cn("rounded-chip px-2 py-0.5 text-chip", toneAt(Number(period) - 1))}>
            {t("part", { name: partName(period), times, held })}
          </li>
        ))}
      </ul>
      <Notes day={day} />
      <Sheet day={day} partName={partName} />
    </>
  );
}

/** Notes on times that daylight saving skips, and on starts among groups that turn. */
function Notes({ day }: { day: TeeDayPreview }) {
  const t = useTranslations("ishm.teeTimes.preview");
  const nameOf = (code: string) =>
    day.courses.find(({ courseCode }) => courseCode === code)?.courseName ?? code;
  if (day.skipped.length === 0 && day.turns.length === 0) return null;
  const skipped = [...new Set(day.skipped.map(({ teeTime }) => teeTime))];
  return (
    <ul className="space-y-1 border-s-3 border-warn bg-warn-tint px-4 py-3">
      {skipped.length > 0 ? <li>{t("skipped", { times: skipped.join(", ") })}</li> : null}
      {day.turns.map(({ fromCourse, toCourse, teeTime, count, from, to }) => (
        <li key={`${fromCourse} ${toCourse} ${teeTime} ${from}`}>
          {t("turn", {
            from: nameOf(fromCourse),
            to: nameOf(toCourse),
            begin: from,
            end: to,
            count,
            teeTime,
          })}
        </li>
      ))}
    </ul>
  );
}

/** The times of each course side by side; a time that is held back says so. */
function Sheet({ day, partName }: { day: TeeDayPreview; partName: (period: string) => string }) {
  const t = useTranslations("ishm.teeTimes.preview");
  return (
    <section aria-label={t("sheet")}>
      <ScrollFrame className="max-h-[60vh] overflow-y-auto rounded-control border border-line">
        <div className="grid min-w-max auto-cols-fr grid-flow-col">
          {day.courses.map(({ courseCode, courseName, color, times }) => (
            <div key={courseCode} className="border-e border-line last:border-e-0">
              <h3
                style={{ borderTopColor: color }}
                className="sticky top-0 border-t-3 border-b border-b-line bg-sheet px-3 py-1.5 font-semibold"
              >
                {courseName} <span className="font-normal text-ink-2 tabular-nums">{times.length}</span>
              </h3>
              <ol className="flex flex-col gap-px p-1">
                {times.map(({ teeTime, turnTime, maxPlayers, period, isHeld }) => (
                  <li
                    key={teeTime}
                    className={cn(
                      "flex min-h-6 items-center justify-between gap-2 rounded-chip px-2 text-caption tabular-nums",
                      isHeld ? "border border-dashed border-line-2 text-ink-2" : toneAt(Number(period) - 1),
                    )}
                  >
                    <span>
                      {teeTime}
                      {turnTime ? (
                        <span className="ms-1.5 text-chip">
                          <span aria-hidden="true">→ {turnTime}</span>
                          <span className="visually-hidden">{t("turnAt", { time: turnTime })}</span>
                        </span>
                      ) : null}
                    </span>
                    <span className="visually-hidden">{partName(period)}</span>
                    {isTwoBall(maxPlayers) ? <span className="text-chip">{t("twoBall")}</span> : null}
                    {isHeld ? <span className="text-chip">{t("held")}</span> : null}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </ScrollFrame>
    </section>
  );
}
