"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type FeeDifference, feeDifference } from "@/lib/shared/fees/fee-difference";
import type { FeeRule, ServiceFee } from "@/lib/shared/fees/fee-rule";
import { Panel } from "../frame/panel";
import type { FeeNames } from "./use-fee-names";

type Content = { rules: readonly FeeRule[]; serviceFees: readonly ServiceFee[] };
type Props = { before: Content; after: Content; names: FeeNames };

/** As many lines as one reads at once. */
const mostShown = 12;

/** Lists the differences from the fees that count today. */
export function FeeChanges({ before, after, names }: Props) {
  const t = useTranslations("ishm.fees.changes");
  const fields = useTranslations("ishm.fees");
  const found = useMemo(() => feeDifference(before, after), [before, after]);
  const nameOf = (row: FeeDifference) =>
    row.feeCode === null
      ? names.ruleName(row)
      : `${names.nameOf("feeCodes", row.feeCode)} · ${fields(`fields.${row.field as "unit"}`)}`;
  const valueText = (row: FeeDifference, value: string | null) => {
    if (value === null) return t("none");
    return row.field === "unit" ? fields(`units.${value as "TEAM"}`) : names.money(value);
  };
  return (
    <Panel title={t("title", { count: found.length })}>
      {found.length === 0 ? <p className="text-ink-3">{t("same")}</p> : null}
      <ul className="*:border-b *:border-line">
        {found.slice(0, mostShown).map((row) => (
          <li key={JSON.stringify(row)} className="py-1.5">
            {nameOf(row)}
            <span className="block text-ink-2 tabular-nums">
              {valueText(row, row.before)} → <strong className="text-ink">{valueText(row, row.after)}</strong>
            </span>
          </li>
        ))}
      </ul>
      {found.length > mostShown ? <p>{t("more", { count: found.length - mostShown })}</p> : null}
    </Panel>
  );
}
