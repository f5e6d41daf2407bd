"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { useCodeSets } from "@/lib/web/api/use-kept";
import type { SignUpFields } from "@/lib/web/sign-up/draft";
import type { Faults } from "../form-rules";

type Props = {
  clubCode: string;
  language: Language;
  fields: SignUpFields;
  faults: Faults;
  onChange: (part: Partial<SignUpFields>) => void;
};

/** What is told of one's own will, closed until somebody wants to (P-01: nothing of it is needed). */
export function ExtraFields(props: Props) {
  const t = useTranslations("signup.extra");
  const { region, job, handicap, carNo } = props.fields;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || [region, job, handicap, carNo].some(Boolean);
  return (
    <details
      open={isOpen || undefined}
      className="border-y border-line"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 font-semibold">
        {t("title")}
      </summary>
      <p className="mb-4 text-caption text-ink-2">{t("lead")}</p>
      {isOpen ? <Choices {...props} /> : null}
    </details>
  );
}

const codeSets = ["regionCodes", "workCodes"];

function Choices({ clubCode, language, fields, faults, onChange }: Props) {
  const t = useTranslations("signup");
  const { data: codes } = useCodeSets(clubCode, language, codeSets);
  const options = (id: string, group?: string) =>
    (codes?.[id]?.list ?? [])
      .filter((code) => !group || code.group === group)
      .map(({ key, keyName }) => ({ value: key, label: keyName }));
  const none = t("extra.none");
  return (
    <div className="grid gap-5 pb-6 min-[600px]:grid-cols-2">
      <SelectField
        name="region"
        label={t("fields.region")}
        placeholder={none}
        error={faults.region}
        value={fields.region}
        options={options("regionCodes")}
        onChange={(event) => onChange({ region: event.target.value })}
      />
      <SelectField
        name="job"
        label={t("fields.job")}
        placeholder={none}
        error={faults.job}
        value={fields.job}
        options={options("workCodes", "JOB")}
        onChange={(event) => onChange({ job: event.target.value })}
      />
      <TextField
        name="handicap"
        label={t("fields.handicap")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        error={faults.handicap}
        value={fields.handicap}
        onChange={(event) => onChange({ handicap: event.target.value })}
      />
      <TextField
        name="carNo"
        label={t("fields.carNo")}
        autoComplete="off"
        maxLength={20}
        error={faults.carNo}
        value={fields.carNo}
        onChange={(event) => onChange({ carNo: event.target.value })}
      />
    </div>
  );
}
