import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../../frame/root/office-context";
import { type BillLine, lineAmount } from "./bill";
import { useDeskFees } from "./use-desk-fees";

type Props = { lines: readonly BillLine[]; onChange: (lines: readonly BillLine[]) => void };

/** What was used: a fee, how many, at which price; lines come and go. */
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
                className="min-h-9 px-2 text-end"
                onChange={(event) => put({ ...line, qty: event.target.value })}
              />
              <Input
                aria-label={t("unitOf", { name })}
                inputMode="decimal"
                value={line.unit}
                maxLength={15}
                aria-invalid={amount === null || undefined}
                className="min-h-9 px-2 text-end"
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
        onChange={({ target: { value: feeCode } }) =>
          feeCode && onChange([...lines, { id: nextId, feeCode, qty: "1", unit: priceOf(feeCode) }])
        }
      />
    </div>
  );
}
