import { getTranslations } from "next-intl/server";
import { ShareSection } from "@/components/ui/layout/share-section";
import type { SlotsLedger } from "@/lib/contract/site/course-pages";
import { ledgerParts } from "@/lib/web/reservation/ledger";

/** How all teams of a day are used, as a bar and in words: nothing is hidden. */
export async function DayLedger({ ledger }: { ledger: SlotsLedger }) {
  const t = await getTranslations("reservation.ledger");
  if (ledger.total === 0) return null;
  return (
    <ShareSection
      id="ledger-heading"
      title={t("title", { total: ledger.total })}
      shares={ledgerParts.map((part) => ({ ...part, label: t(part.key), count: ledger[part.key] }))}
      note={t("note")}
    />
  );
}
