"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { formatMoney, readMoney } from "@/lib/shared/money";
import { priceField } from "@/lib/web/office/boards/price-field";
import { useOffice } from "../frame/office-context";

type Props = {
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (price: string) => void;
};

/** A price in the club's format: written out as visitors read it, and put in order when the field is left. */
export function PriceField({ value, error, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const { formats } = useOffice();
  const amount = readMoney(value, formats);
  return (
    <TextField
      id="price"
      label={t("price")}
      hint={amount === null ? t("priceHint") : t("priceSeen", { price: formatMoney(amount, formats) })}
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
