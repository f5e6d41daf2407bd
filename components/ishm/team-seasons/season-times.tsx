"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { DatetimeField } from "@/components/form/datetime-field";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../frame/panel";
import type { SeasonDraft } from "./season-draft";

export type SeasonFieldsProps = {
  draft: SeasonDraft;
  onChange: (part: Partial<SeasonDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** The year of a season, and when teams apply for it. */
export function SeasonTimes({ draft, onChange, errorOf, isReadOnly }: SeasonFieldsProps) {
  const t = useTranslations("ishm.teams.seasons.fields");
  const wiring = (field: "year" | "applyFrom" | "applyTo" | "announceDate") => ({
    id: field,
    label: t(field),
    value: draft[field],
    error: errorOf(field),
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <Panel title={t("times")}>
      <div className="grid items-start gap-4 min-[700px]:grid-cols-2 min-[1100px]:grid-cols-4">
        <TextField {...wiring("year")} inputMode="numeric" maxLength={4} />
        <DatetimeField {...wiring("applyFrom")} />
        <DatetimeField {...wiring("applyTo")} />
        <DateField {...wiring("announceDate")} />
      </div>
    </Panel>
  );
}
