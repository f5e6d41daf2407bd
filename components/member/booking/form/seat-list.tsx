"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/web/booking/party";

type Props = { booker: string; seats: readonly Seat[]; onClear: (place: number) => void };

/** Who plays: the booker first, then a line per seat. A seat that a booking has given stays until the team is smaller. */
export function SeatList({ booker, seats, onClear }: Props) {
  const t = useTranslations("booking.seat");
  // A seat is known by its place: it may hold nobody.
  const placed = seats.map((seat, place) => ({ seat, place }));
  return (
    <ol className="border-t border-line">
      <li className="flex min-h-12 items-center gap-3 border-b border-line">
        <span className="w-6 text-ink-3 tabular-nums">1</span>
        <span className="flex-1 font-semibold">{booker}</span>
        <span className="text-caption text-ink-3">{t("me")}</span>
      </li>
      {placed.map(({ seat, place }) => (
        <li key={place} className="flex min-h-12 items-center gap-3 border-b border-line">
          <span className="w-6 text-ink-3 tabular-nums">{place + 2}</span>
          {seat.kind === "open" ? (
            <span className="flex-1 text-ink-3">{t("open")}</span>
          ) : (
            <>
              <span className="flex-1 font-semibold">{seat.name}</span>
              <span className="text-caption text-ink-3">
                {seat.kind === "kept" ? t("kept") : t(seat.kind === "member" ? "member" : "guest")}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t("removeName", { name: seat.name })}
                onClick={() => onClear(place)}
              >
                {t(seat.kind === "kept" ? "replace" : "remove")}
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
