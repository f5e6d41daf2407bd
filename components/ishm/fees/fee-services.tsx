"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import { type FeeDraft, withNewService, withoutService, withService } from "./fee-draft";
import type { FeeNames } from "./use-fee-names";

type Props = {
  draft: FeeDraft;
  names: FeeNames;
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (change: (now: FeeDraft) => FeeDraft) => void;
};

const { cartFee, caddieFee, internCaddieFee, clubRental, facilityFee } = feeItem;
const offered = [cartFee, caddieFee, internCaddieFee, clubRental, facilityFee] as const;
const ofPersons: readonly string[] = [clubRental, facilityFee];
const amounts = ["nineHoles", "fullRound"] as const;

/** Cart, caddie, rental and facility; a club without a caddie simply has no such row. */
export function FeeServices({ draft, names, isReadOnly, errorOf, onChange }: Props) {
  const t = useTranslations("ishm.fees");
  const left = offered.filter((code) => !draft.services.some((fee) => fee.feeCode === code));
  const units = (["TEAM", "PERSON"] as const).map((value) => ({ value, label: t(`units.${value}`) }));
  return (
    <>
      <p className="max-w-prose text-ink-2">{t("servicesLead")}</p>
      <Table label={t("services")}>
        <TableHead>
          <tr>
            <TableHeader>{t("fields.feeCode")}</TableHeader>
            <TableHeader>{t("fields.unit")}</TableHeader>
            <TableHeader className="text-end">{t("fields.nineHoles")}</TableHeader>
            <TableHeader className="text-end">{t("fields.fullRound")}</TableHeader>
            <TableHeader>
              <span className="visually-hidden">{t("remove")}</span>
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {draft.services.map((fee, place) => {
            const name = names.nameOf("feeCodes", fee.feeCode);
            return (
              <TableRow key={fee.feeCode}>
                <TableHeader scope="row" className="font-normal text-ink">
                  {name}
                </TableHeader>
                <TableCell>
                  <Select
                    id={`services.${place}.unit`}
                    aria-label={`${name}: ${t("fields.unit")}`}
                    options={units}
                    value={fee.unit}
                    disabled={isReadOnly}
                    className="min-w-28 [&_select]:min-h-9"
                    onChange={({ target }) =>
                      onChange((now) =>
                        withService(now, fee.feeCode, { unit: target.value === "TEAM" ? "TEAM" : "PERSON" }),
                      )
                    }
                  />
                </TableCell>
                {amounts.map((field) => (
                  <TableCell key={field}>
                    <Input
                      id={`services.${place}.${field}`}
                      aria-label={`${name}: ${t(`fields.${field}`)}`}
                      aria-invalid={errorOf(`services.${place}.${field}`) ? true : undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      readOnly={isReadOnly}
                      value={fee[field]}
                      maxLength={15}
                      className="min-h-9 min-w-24 px-2.5 text-end tabular-nums"
                      onChange={({ target }) =>
                        onChange((now) => withService(now, fee.feeCode, { [field]: target.value }))
                      }
                    />
                  </TableCell>
                ))}
                <TableCell className="w-11">
                  {isReadOnly ? null : (
                    <Button
                      size="small"
                      variant="quiet"
                      className="px-2"
                      aria-label={t("removeFee", { name })}
                      onClick={() => onChange((now) => withoutService(now, fee.feeCode))}
                    >
                      <Icon name="trash" size={18} />
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {isReadOnly || left.length === 0 ? null : (
        <Select
          aria-label={t("addFee")}
          placeholder={t("addFee")}
          options={left.map((code) => ({ value: code, label: names.nameOf("feeCodes", code) }))}
          value=""
          className="w-56 [&_select]:min-h-9"
          onChange={({ target }) => {
            const code = left.find((one) => one === target.value);
            if (code)
              onChange((now) => withNewService(now, code, ofPersons.includes(code) ? "PERSON" : "TEAM"));
          }}
        />
      )}
    </>
  );
}
