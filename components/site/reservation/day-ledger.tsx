import { getTranslations } from "next-intl/server";
import type { SlotsLedger } from "@/lib/contract/course-pages";

const parts = [
  { key: "booked", fill: "bg-pine-800" },
  { key: "open", fill: "bg-pine-300" },
  { key: "membersOnly", fill: "bg-pine-500" },
  { key: "team", fill: "bg-info" },
  { key: "draw", fill: "bg-bark" },
  { key: "blocked", fill: "bg-line-2" },
] as const;

/** How all teams of a day are used, as a bar and in words: nothing is hidden. */
export async function DayLedger({ ledger }: { ledger: SlotsLedger }) {
  const t = await getTranslations("reservation.ledger");
  const used = parts.filter(({ key }) => ledger[key] > 0);
  if (ledger.total === 0) return null;
  return (
    <section aria-labelledby="ledger-heading" className="mt-14">
      <h3 id="ledger-heading" className="font-serif text-sub">
        {t("title", { total: ledger.total })}
      </h3>
      <div aria-hidden="true" className="mt-4 flex h-4 gap-0.5">
        {used.map(({ key, fill }) => (
          <span key={key} className={`min-w-1 ${fill}`} style={{ flexGrow: ledger[key] }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2 text-caption">
        {used.map(({ key, fill }) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${fill}`} />
            {t(key)} <strong className="font-semibold">{ledger[key]}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[40rem] text-caption text-ink-2">{t("note")}</p>
    </section>
  );
}
