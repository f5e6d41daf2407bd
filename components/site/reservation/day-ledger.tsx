import { getTranslations } from "next-intl/server";
import { ShareBar } from "@/components/ui/share-bar";
import type { SlotsLedger } from "@/lib/contract/course-pages";
import { ledgerParts } from "@/lib/web/reservation/ledger";

/** How all teams of a day are used, as a bar and in words: nothing is hidden. */
export async function DayLedger({ ledger }: { ledger: SlotsLedger }) {
  const t = await getTranslations("reservation.ledger");
  if (ledger.total === 0) return null;
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
