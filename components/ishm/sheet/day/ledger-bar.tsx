import { useTranslations } from "next-intl";
import { type Ledger, ledgerShares } from "./ledger-shares";

/** What the slots of the day are kept for: a bar, and the same in words. */
export function LedgerBar({ ledger }: { ledger: Ledger }) {
  const t = useTranslations("ishm.sheet.ledger");
  const shares = ledgerShares(ledger);
  return (
    <section aria-label={t("label")} className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
      <div aria-hidden="true" className="flex h-2.5 min-w-40 grow gap-px">
        {shares.map(({ kind, fill, percent }) => (
          <span key={kind} className={fill} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-caption">
        {shares.map(({ kind, fill, count }) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 ${fill}`} />
            {t(kind)} <strong className="font-semibold tabular-nums">{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
