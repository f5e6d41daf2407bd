import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money/money";
import { roundUpToUnit } from "@/lib/shared/money/rounding";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { formatsOfDraft, type PlaceDraft } from "./place-draft";

const amounts = ["45", "1234.5"];
const fee = "67.25";
const teeDay = "2026-11-28";

/** Amounts, days and the present moment as the unsaved input would write them. */
export function PlaceSamples({ draft }: { draft: PlaceDraft }) {
  const t = useTranslations("ishm.setup.place.samples");
  const { now, language } = useOffice();
  const formats = formatsOfDraft(draft);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return (
    <Panel title={t("title")}>
      {formats ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          {amounts.map((amount) => (
            <Sample key={amount} name={amount} value={formatMoney(amount, formats)} />
          ))}
          <Sample
            name={t("fee", { amount: fee })}
            value={formatMoney(roundUpToUnit(fee, draft.roundingUnit), formats)}
          />
          <Sample
            name={t("day")}
            value={`${weekday.format(new Date(`${teeDay}T00:00:00Z`))} ${formatDate(teeDay, formats)}, 07:30`}
          />
          <Sample name={t("now")} value={formatDateTime(now(), formats)} />
        </dl>
      ) : (
        <p className="text-ink-2">{t("none")}</p>
      )}
    </Panel>
  );
}

function Sample({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold break-words tabular-nums">{value}</dd>
    </>
  );
}
