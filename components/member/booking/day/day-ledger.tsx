"use client";

import { useTranslations } from "next-intl";
import { ShareBar } from "@/components/ui/share-bar";
import { useCall } from "@/lib/web/api/use-call";
import { ledgerParts } from "@/lib/web/reservation/ledger";
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
    <section aria-labelledby="ledger-heading" className="mt-14">
      <h3 id="ledger-heading" className="font-serif text-sub">
        {t("title", { total: ledger.total })}
      </h3>
      <ShareBar
        shares={ledgerParts.map((part) => ({ ...part, label: t(part.key), count: ledger[part.key] }))}
      />
      <p className="mt-4 max-w-[40rem] text-caption text-ink-2">{t("note")}</p>
    </section>
  );
}
