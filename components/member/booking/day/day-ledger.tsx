"use client";

import { useTranslations } from "next-intl";
import { ShareSection } from "@/components/ui/layout/share-section";
import { useCall } from "@/lib/web/api/use-call";
import { ledgerParts } from "@/lib/web/reservation/sheet-parts";
import type { BookingPlace } from "../place";

/** How all teams of a day are used, as a bar and in words: nothing is hidden. */
export function DayLedger({ place, date }: { place: BookingPlace; date: string }) {
  const t = useTranslations("reservation.ledger");
  const { data: ledger } = useCall(
    "GET /ext/slots-ledger/{club}/{date}",
    { params: { club: place.clubCode, date }, query: { lang: place.language } },
    { handled: true },
  );
  if (!ledger || ledger.total === 0) return null;
  return (
    <ShareSection
      id="ledger-heading"
      title={t("title", { total: ledger.total })}
      shares={ledgerParts.map((part) => ({ ...part, label: t(part.key), count: ledger[part.key] }))}
      note={t("note")}
    />
  );
}
