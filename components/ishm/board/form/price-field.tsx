"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { formatMoney, readMoney } from "@/lib/shared/money/money";
import { priceField } from "@/lib/web/boards/price-field";
import { useOffice } from "../../frame/root/office-context";

type Props = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (price: string) => void;
};

/** A price in the club's format: written out as visitors read it, and put in order when the field is left. */
export function PriceField({ id, label, value, error, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.board.price");
  const { formats } = useOffice();
  const amount = readMoney(value, formats);
  return (
    <TextField
      id={id}
      label={label}
      hint={amount === null ? t("hint") : t("seen", { price: formatMoney(amount, formats) })}
      error={error}
      value={value}
      maxLength={20}
      inputMode={formats.decimalPoint.money === 0 ? "numeric" : "decimal"}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (amount !== null) onChange(priceField(amount, formats));
      }}
    />
  );
}
