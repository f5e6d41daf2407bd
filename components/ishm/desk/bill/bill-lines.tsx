import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { type FeeItem, feeItem } from "@/lib/contract/code-values/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { priceField } from "@/lib/web/boards/price-field";
import { useOffice } from "../../frame/root/office-context";
import { type BillLine, lineAmount } from "./bill";

type Props = { lines: readonly BillLine[]; onChange: (lines: readonly BillLine[]) => void };

/** The lines of a bill: fee, count and price; lines can be added and removed. */
export function BillLines({ lines, onChange }: Props) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const { fees, nameOf, priceOf } = useDeskFees();
  const put = (changed: BillLine) => onChange(lines.map((line) => (line.id === changed.id ? changed : line)));
  const nextId = lines.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  return (
    <div>
      <ul className="*:border-b *:border-line">
        {lines.map((line) => {
          const name = nameOf(line.feeCode);
          const amount = lineAmount(line, formats);
          return (
            <li
              key={line.id}
              className="grid grid-cols-[minmax(0,1fr)_3.5rem_6rem_auto] items-center gap-x-2 py-1.5"
            >
              <span className="min-w-0">
                <span className="block truncate">{name}</span>
                <span className="block text-caption text-ink-3 tabular-nums">
                  {amount === null ? t("unread") : formatMoney(amount.toFixed(), formats)}
                </span>
              </span>
              <Input
                aria-label={t("qtyOf", { name })}
                inputMode="numeric"
                value={line.qty}
                maxLength={3}
                aria-invalid={amount === null || undefined}
                isCompact
                className="text-end"
                onChange={(event) => put({ ...line, qty: event.target.value })}
              />
              <Input
                aria-label={t("unitOf", { name })}
                inputMode="decimal"
                value={line.unit}
                maxLength={15}
                aria-invalid={amount === null || undefined}
                isCompact
                className="text-end"
                onChange={(event) => put({ ...line, unit: event.target.value })}
              />
              <button
                type="button"
                aria-label={t("removeLine", { name })}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
                className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      <Select
        aria-label={t("addLine")}
        value=""
        placeholder={t("addLine")}
        options={fees}
        className="mt-2"
        onChange={({ target }) => {
          const feeCode = addable.find((code) => code === target.value);
          if (feeCode) onChange([...lines, { id: nextId, feeCode, qty: "1", unit: priceOf(feeCode) }]);
        }}
      />
    </div>
  );
}

const sets = ["feeCodes"] as const;
/** Fees that can be added to a bill. Not fines, which are penalties, and not discounts, which come with coupons. */
const addable = valuesOf(feeItem).filter((code) => code !== feeItem.penaltyFine && code !== feeItem.discount);

/** The club's fees by name, with the price that the club has set for a full round. */
function useDeskFees() {
  const { clubCode, language, formats } = useOffice();
  const { data } = useCodeSets(clubCode, language, sets);
  const { data: table } = useCall(
    "GET /ext/fees",
    { query: { clubCode, lang: language } },
    { handled: true },
  );
  return useMemo(() => {
    const list = (data?.feeCodes?.list ?? []).filter(({ key }) => addable.some((code) => code === key));
    const names = new Map(list.map(({ key, keyName }) => [key, keyName]));
    return {
      fees: list.map(({ key, keyName }) => ({ value: key, label: keyName })),
      nameOf: (feeCode: FeeItem) => names.get(feeCode) ?? feeCode,
      priceOf(feeCode: FeeItem): string {
        const row = table?.serviceFees.find((fee) => fee.feeCode === feeCode);
        return row ? priceField(row.fullRound, formats) : "";
      },
    };
  }, [data, table, formats]);
}
