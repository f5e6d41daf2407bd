"use client";

import { useLocale, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { isDayOfYear } from "@/lib/shared/tee-times/seasons";
import { useOffice } from "../frame/root/office-context";
import { bandParts, type SeasonDraft, seasonName } from "./tee-draft";

/** The colours of seasons and of parts of a day, in their order; a name or a number always stands with them. */
export const tones = [
  "bg-ok-tint text-ok",
  "bg-info-tint text-info",
  "bg-warn-tint text-warn",
  "bg-bad-tint text-bad",
  "bg-paper-2 text-ink-2",
] as const;

export const toneAt = (place: number): string => tones[Math.max(place, 0) % tones.length] ?? "";

const months = Array.from({ length: 12 }, (_, place) => Date.UTC(2028, place, 1));

/** The seasons over the twelve months of the year. */
export function SeasonBand({ seasons }: { seasons: readonly SeasonDraft[] }) {
  const t = useTranslations("ishm.teeTimes");
  const locale = useLocale();
  const { language } = useOffice();
  const monthName = new Intl.DateTimeFormat(locale, { month: "narrow", timeZone: "UTC" });
  const shown = seasons.filter(({ fromDay, toDay }) => isDayOfYear(fromDay) && isDayOfYear(toDay));
  const said = shown.map((season) =>
    t("seasonSpan", { name: seasonName(season, language), from: season.fromDay, to: season.toDay }),
  );
  return (
    <div role="img" aria-label={said.join(", ")} className="select-none">
      <div aria-hidden="true" className="grid grid-cols-12 text-chip text-ink-3">
        {months.map((month) => (
          <span key={month} className="border-s border-line ps-1">
            {monthName.format(month)}
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="relative h-10 overflow-hidden rounded-chip border border-line bg-hover"
      >
        {shown.flatMap((season, place) =>
          bandParts(season.fromDay, season.toDay).map(({ start, width }) => (
            <span
              key={`${season.seasonCode} ${start}`}
              style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
              className={cn(
                "absolute inset-y-0 flex items-center overflow-hidden border-s border-sheet px-2 text-caption",
                "font-semibold whitespace-nowrap",
                toneAt(place),
              )}
            >
              {seasonName(season, language)}
            </span>
          )),
        )}
      </div>
    </div>
  );
}
